/** What the last page tells, read from the last view and the story: who won, what became of whom, what mattered. */
import type { Chair, EventKind, GameEvent, GameView, Person, SeatView, TableMessage } from '../net/protocol';

export interface Dossier {
  seat: SeatView;
  name: string;
  me: boolean;
  won: boolean;
  declared: boolean;
  /** They took the victory of those who declared. */
  usurper: boolean;
  /** They would have won if nobody had taken that victory. */
  robbed: boolean;
  /** The turn in which they died or had to leave the game; 0: they are still there. */
  out: number;
  /** A bot sits there, or plays for somebody who went away. */
  bot: '' | 'bot' | 'instead';
  /** The last thing they did that mattered, in words. */
  fact: string;
}

export interface Moment {
  turn: number;
  text: string;
}

/** How much an event matters for the story; what is not named does not. */
const WEIGHT: Partial<Record<EventKind, number>> = {
  die: 9,
  lose: 8,
  take_identity: 7,
  rescued: 7,
  partner: 7,
  declare: 6,
  usurp: 8,
  intercepted: 5,
  countered: 5,
  swapped: 5,
  moved: 4,
  returned: 4,
  burn: 4,
  locked: 3,
  gain: 3,
  flip: 2,
};

/** What can be said of one player, the later the better. */
const FACTS = new Set<EventKind>([
  'declare',
  'usurp',
  'die',
  'lose',
  'gain',
  'intercepted',
  'countered',
  'skill',
  'play',
  'swapped',
  'moved',
  'rescued',
]);

interface Told extends Moment {
  at: number;
  weight: number;
}

/** The events that mattered most, in the order in which they happened. */
export function momentsOf(events: readonly GameEvent[], most = 3): Moment[] {
  const told: Told[] = [];
  let turn = 0;
  events.forEach((event, at) => {
    if (event.kind === 'turn') turn = event.x ?? turn + 1;
    const weight = WEIGHT[event.kind] ?? 0;
    if (weight > 0 && event.text && turn > 0) told.push({ at, turn, text: event.text, weight });
  });
  const chosen = told.sort((a, b) => b.weight - a.weight || b.at - a.at).slice(0, most);
  return chosen.sort((a, b) => a.at - b.at).map(({ turn, text }) => ({ turn, text }));
}

/** In which turn each seat went out. */
export function turnsOut(events: readonly GameEvent[]): Map<number, number> {
  const out = new Map<number, number>();
  let turn = 0;
  for (const event of events) {
    if (event.kind === 'turn') turn = event.x ?? turn + 1;
    if ((event.kind === 'die' || event.kind === 'lose') && event.by !== undefined && !out.has(event.by))
      out.set(event.by, turn);
  }
  return out;
}

function factOf(events: readonly GameEvent[], seat: number): string {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.by === seat && event.text && FACTS.has(event.kind)) return event.text;
  }
  return '';
}

function botOf(chair: Chair | undefined, people: readonly Person[]): Dossier['bot'] {
  if (!chair) return '';
  if (!chair.guest) return 'bot';
  const person = people.find((one) => one.guest === chair.guest);
  return person && (person.away || person.conceded) ? 'instead' : '';
}

/** Everybody, those who have won first; both in playing order. */
export function dossiersOf(view: GameView, events: readonly GameEvent[], table: TableMessage | null): Dossier[] {
  const out = turnsOut(events);
  const winners = new Set(view.result?.winners ?? []);
  const all = view.seats.map((seat): Dossier => ({
    seat,
    name: table?.chairs[seat.seat]?.name || view.names?.[seat.seat] || String(seat.seat + 1),
    me: seat.seat === view.me,
    won: winners.has(seat.seat),
    declared: view.result?.declarers.includes(seat.seat) ?? false,
    usurper: view.result?.usurper === seat.seat,
    robbed: !winners.has(seat.seat) && (view.result?.usurped.includes(seat.seat) ?? false),
    out: seat.status === 'in' ? 0 : (out.get(seat.seat) ?? 0),
    bot: table ? botOf(table.chairs[seat.seat], table.people) : '',
    fact: factOf(events, seat.seat),
  }));
  // who declared comes first, then the reader; among the others those who were robbed of a victory
  const rank = (one: Dossier): number => (one.declared ? 0 : one.me ? 1 : 2);
  return all.sort((a, b) => Number(b.won) - Number(a.won) || rank(a) - rank(b) || a.seat.seat - b.seat.seat);
}

/** Who declared victory, in that order, and who took it from them; nobody: "". */
export function declaredBy(view: GameView, dossiers: readonly Dossier[]): { who: string[]; usurper: string } {
  const name = (seat: number): string => dossiers.find((one) => one.seat.seat === seat)?.name ?? '';
  const { declarers = [], usurper = -1 } = view.result ?? {};
  return { who: declarers.map(name), usurper: usurper < 0 ? '' : name(usurper) };
}

/** The sentence that decided the game: the last thing that happened before victory was declared. */
export function decisiveOf(events: readonly GameEvent[]): string {
  const end = events.findIndex((event) => event.kind === 'declare' || event.kind === 'end');
  for (let i = (end < 0 ? events.length : end) - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.text && ['gain', 'die', 'lose', 'burn'].includes(event.kind)) return event.text;
  }
  return '';
}

/** The identities of these, each once. */
export function identitiesOf(dossiers: readonly Dossier[]): string[] {
  return [...new Set(dossiers.map((one) => one.seat.identity))];
}
