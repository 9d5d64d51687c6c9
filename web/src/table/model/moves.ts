// What moves on the table when something has happened: cards between zones, the intelligence along the wire, cards
// and plates that turn over, stamps. A plan only; `fx/` carries it out. Nothing is shown by movement alone.
import type { GameEvent, GameView } from '../../net/protocol';
import { isDirect } from './journey';

/** Where cards lie: the pile, the discards, the stack, the transit, or a hand or the intelligence of a seat. */
export type Zone = 'deck' | 'discard' | 'stack' | 'transit' | `hand-${number}` | `intel-${number}`;

export type Move =
  | { what: 'fly'; face: string; from: Zone; to: Zone; ms: number; delay: number; burnt?: boolean; voided?: boolean }
  | { what: 'hop'; from: number; to: number; ms: number; direct: boolean; direction: number }
  | { what: 'turn'; seat: number; ms: number }
  | { what: 'stamp'; seat: number; ms: number }
  | { what: 'dark'; seat: number; ms: number };

export const MOVE_MS = 280;
export const HOP_MS = 520;
export const DIRECT_MS = 600;
export const TURN_MS = 360;
export const STAMP_MS = 180;
export const DARK_MS = 600;
const STAGGER_MS = 60;
const MOST_CARDS = 5; // of one event

/** The plan for one step. */
export function movesOf(events: readonly GameEvent[], before: GameView, after: GameView): Move[] {
  const moves: Move[] = [];
  let delay = 0;
  let at = before.transit?.position ?? -1;
  const transit = after.transit ?? before.transit;
  const fly = (
    cards: readonly string[],
    from: Zone,
    to: Zone,
    more: { burnt?: boolean; voided?: boolean } = {},
  ): void => {
    for (const face of cards.slice(0, MOST_CARDS)) {
      moves.push({ what: 'fly', face, from, to, ms: MOVE_MS, delay, ...more });
      delay += STAGGER_MS;
    }
  };
  for (const event of events) {
    const by = event.by ?? -1;
    const target = event.target ?? -1;
    const cards = event.cards ?? [];
    switch (event.kind) {
      case 'draw':
        fly(cards.length ? cards : Array<string>(event.x ?? 1).fill('?'), 'deck', `hand-${by}`);
        break;
      case 'play':
        fly(cards, `hand-${by}`, 'stack');
        break;
      case 'send':
        fly(cards, `hand-${by}`, 'transit');
        at = by;
        break;
      case 'arrive':
      case 'moved': {
        const to = event.kind === 'arrive' ? by : target;
        const direct = event.kind === 'moved' || Boolean(transit && isDirect(transit));
        if (at >= 0 && at !== to) {
          moves.push({
            what: 'hop',
            from: at,
            to,
            ms: direct ? DIRECT_MS : HOP_MS,
            direct,
            direction: transit?.direction ?? 1,
          });
        }
        at = to;
        break;
      }
      case 'gain':
        fly(cards, gainedFrom(event), `intel-${by}`);
        break;
      case 'intercepted':
        fly(['?'], 'transit', `hand-${by}`);
        break;
      case 'to_hand':
        fly(cards, 'transit', `hand-${by}`);
        break;
      case 'burn':
        fly(cards, `intel-${target >= 0 ? target : by}`, 'discard', { burnt: true });
        break;
      case 'discard':
        fly(cards, `hand-${by}`, 'discard');
        break;
      case 'countered':
        fly(cards, 'stack', 'discard', { voided: true });
        break;
      case 'drop':
      case 'swapped':
        fly(cards, 'transit', 'discard');
        break;
      case 'give':
        fly(cards, `hand-${by}`, `hand-${target}`);
        break;
      case 'take':
        fly(cards, `hand-${target}`, `hand-${by}`);
        break;
      case 'put_on_pile':
        fly(cards, `hand-${by}`, 'deck');
        break;
      case 'reshuffle':
        fly(['?'], 'discard', 'deck');
        break;
      case 'flip':
      case 'cover':
      case 'identity':
        moves.push({ what: 'turn', seat: by, ms: TURN_MS });
        break;
      case 'locked':
      case 'lured':
        if (target >= 0) moves.push({ what: 'stamp', seat: target, ms: STAMP_MS });
        break;
      case 'die':
      case 'lose':
        moves.push({ what: 'dark', seat: by, ms: DARK_MS });
        break;
    }
  }
  return moves;
}

function gainedFrom(event: GameEvent): Zone {
  const word = event.word ?? '';
  if (word === 'sent' || word === 'received') return 'transit';
  if (word === 'truefalse' || event.target === undefined) return 'deck';
  return `hand-${event.target}`;
}
