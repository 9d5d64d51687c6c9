// Where the intelligence has been since it was sent, told from what everybody saw happen, and where it goes on as
// things stand. `wire.ts` draws it; the text twin says it.
import { readFace } from '../../cards/face';
import type { EventKind, GameEvent, GameView, TransitView } from '../../net/protocol';

export interface Leg {
  from: number;
  to: number;
  /** 1: to the right, anticlockwise; −1: to the left. */
  direction: number;
  /** Not around the table but straight across. */
  direct: boolean;
  /** Who was passed over because they were lured away. */
  skipped: number[];
}

export type StopMark = 'sent' | 'declined' | 'accepted' | 'returned';

export interface Journey {
  sender: number;
  travelled: Leg[];
  /** What happened at each seat it came to; the latest counts. */
  stops: Map<number, StopMark>;
  /** As things stand: the next hop first. */
  ahead: Leg[];
}

const DIRECT = new Set(['直達', 'up']);

/** Whether it goes straight to somebody instead of from seat to seat. A card that took the place of one on its way
    has its own arrow, but travels on as that one did: without a direction. */
export function isDirect(transit: TransitView): boolean {
  return DIRECT.has(transit.route) || transit.direction === 0;
}

/** The events since the intelligence that is under way was sent. */
export function sinceSent(events: readonly GameEvent[]): readonly GameEvent[] {
  for (let i = events.length - 1; i >= 0; i--) if (events[i]?.kind === 'send') return events.slice(i);
  return [];
}

const TURNED = new Set<EventKind>(['turn_up']);
const CHANGED = new Set<EventKind>(['swapped', 'exchange', 'replace']);

/** Whether everybody sees the face of the card in transit, not only the reader. */
export function liesOpen(transit: TransitView, events: readonly GameEvent[]): boolean {
  if (transit.card === '?') return false;
  let open = transit.route === '文本';
  for (const event of sinceSent(events)) {
    if (TURNED.has(event.kind)) open = true;
    else if (CHANGED.has(event.kind)) open = false; // another card lies there now, face down
  }
  return open;
}

/** The journey of the card in transit; null if nothing is under way. */
export function journeyOf(view: GameView, events: readonly GameEvent[]): Journey | null {
  const { transit } = view;
  if (!transit) return null;
  const story = sinceSent(events);
  const direct = isDirect(transit);
  const stops = new Map<number, StopMark>([[transit.sender, 'sent']]);
  const travelled: Leg[] = [];
  let at = transit.sender;
  let turns = story.filter((event) => event.kind === 'returned').length;
  const lured = new Set<number>();
  // the direction is told for now; every 退回 before now had turned it
  const heading = (): number => (turns % 2 === 0 ? transit.direction : -transit.direction);
  const go = (to: number, straight: boolean): void => {
    if (to === at) return;
    const direction = direct ? 1 : heading();
    travelled.push({
      from: at,
      to,
      direction,
      direct: straight,
      skipped: straight ? [] : between(view, at, to, direction, lured),
    });
    at = to;
  };
  for (const event of story) {
    const by = event.by ?? -1;
    if (event.kind === 'arrive') go(by, direct);
    else if (event.kind === 'decline') stops.set(by, 'declined');
    else if (event.kind === 'accept') stops.set(by, 'accepted');
    else if (event.kind === 'lured' && event.target !== undefined) lured.add(event.target);
    else if (event.kind === 'returned') {
      stops.set(by, 'returned');
      if (!direct) turns -= 1;
    } else if (event.kind === 'moved' && event.target !== undefined) go(event.target, true);
  }
  if (stops.get(transit.sender) === 'sent' && at === transit.sender && travelled.length > 0)
    stops.delete(transit.sender);
  return { sender: transit.sender, travelled, stops, ahead: ahead(view, transit, direct, travelled.length > 0) };
}

/** Which way a card would be sent: as the option says, else as its arrow points. */
export function headingOf(option: { word: string; card: string }): number {
  if (option.word.split(' ').includes('left')) return -1;
  return readFace(option.card)?.route === 'left' ? -1 : 1;
}

/** The way that a card would take, sent by `sender`: straight to an addressee, or around the table. */
export function wayOf(view: GameView, sender: number, addressee: number | null, direction: number): Journey {
  const transit = {
    sender,
    position: sender,
    direction,
    addressee: addressee ?? -1,
    stage: 'pass',
    locked: 0,
    lured: 0,
    locked_card: false,
    refused: false,
  } as TransitView;
  return {
    sender,
    travelled: [],
    stops: new Map([[sender, 'sent']]),
    ahead: ahead(view, transit, addressee !== null, false),
  };
}

function between(view: GameView, from: number, to: number, direction: number, lured: ReadonlySet<number>): number[] {
  const n = view.seats.length;
  const passed: number[] = [];
  for (let seat = (from + direction + n) % n; seat !== to && seat !== from; seat = (seat + direction + n) % n) {
    if (lured.has(seat) && view.seats[seat]?.status === 'in') passed.push(seat);
  }
  return passed;
}

/** The hops still to come, if everybody declines: up to the first who must accept, or back to the sender. */
function ahead(view: GameView, transit: TransitView, direct: boolean, moved: boolean): Leg[] {
  const { sender, position, direction, addressee } = transit;
  if (transit.stage === 'contest') return [];
  const alive = (seat: number): boolean => view.seats[seat]?.status === 'in';
  const must = (seat: number): boolean => transit.locked_card || Boolean((transit.locked >> seat) & 1);
  const lured = (seat: number): boolean => Boolean((transit.lured >> seat) & 1) && !((transit.locked >> seat) & 1);
  const held = transit.stage !== 'pass' && transit.stage !== 'leaving';
  if (held && (position === sender ? moved : must(position))) return []; // it stays where it is
  if (direct) {
    const back = Boolean(transit.refused) || position === addressee || !alive(addressee) || lured(addressee);
    const to = back ? sender : addressee;
    return to === position ? [] : [{ from: position, to, direction: 1, direct: true, skipped: [] }];
  }
  const n = view.seats.length;
  const legs: Leg[] = [];
  let from = position;
  let skipped: number[] = [];
  for (let seat = (position + direction + n) % n; legs.length < n; seat = (seat + direction + n) % n) {
    if (seat !== sender && !alive(seat)) continue;
    if (seat !== sender && lured(seat)) {
      skipped.push(seat);
      continue;
    }
    legs.push({ from, to: seat, direction, direct: false, skipped });
    if (seat === sender || must(seat)) break;
    from = seat;
    skipped = [];
  }
  return legs;
}
