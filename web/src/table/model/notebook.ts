// What the reader can know of the others, gathered from their own view and log and from nothing else: so it is the
// same whatever they cannot know.
import type { GameEvent, GameView } from '../../net/protocol';
import { type Dealt, leftByProbes, possible, type Side, SIDES } from './possible';

export interface Note {
  seat: number;
  /** The identity, where it lies open or was seen; '?'. */
  identity: string;
  /** All that it may be; nothing where it is not known what was dealt. */
  may: string[];
  /** What probes have shown that it is not. */
  not: Side[];
  /** Who has looked at the identity. */
  seenBy: number[];
  /** What was gained, by who sent or caused it. */
  took: { from: number; cards: string[] }[];
  /** The colour of which one more may be enough. */
  short: ('red' | 'blue')[];
}

const COLOURS = ['red', 'blue'] as const;

/** A note for every seat but the reader's own. */
export function notesOf(view: GameView, events: readonly GameEvent[], goal: number, dealt: Dealt | null): Note[] {
  const may = dealt && possible(view, dealt);
  return view.seats
    .filter((seat) => seat.seat !== view.me)
    .map((seat) => {
      const left = leftByProbes(view, seat.seat);
      const took = new Map<number, string[]>();
      for (const event of events) {
        if (event.kind !== 'gain' || event.by !== seat.seat || event.target === undefined) continue;
        const cards = (event.cards ?? []).filter((card) => card !== '?');
        if (cards.length > 0 && event.target !== seat.seat)
          took.set(event.target, [...(took.get(event.target) ?? []), ...cards]);
      }
      const looked = events.filter((event) => event.kind === 'look_identity' && event.target === seat.seat);
      return {
        seat: seat.seat,
        identity: seat.identity,
        may: may?.[seat.seat] ?? (seat.identity === '?' ? [] : [seat.identity]),
        not: SIDES.filter((side) => !left.has(side)),
        seenBy: [...new Set(looked.map((event) => event.by ?? -1))].filter((by) => by >= 0),
        took: [...took].map(([from, cards]) => ({ from, cards })),
        short: seat.status === 'in' ? COLOURS.filter((_, i) => (seat.colours[i] ?? 0) === goal - 1) : [],
      };
    });
}
