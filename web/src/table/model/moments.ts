// What concerns the reader in what has just happened: somebody did something to them, what they sent was taken, or
// somebody may be one card from winning. Each is a moment: a place to look at, and a sentence.
import type { GameEvent, GameView } from '../../net/protocol';

export interface Moment {
  /** Where to look. */
  seat: number;
  /** The sentence of the server; or `short`: who may be one of a colour from winning. */
  text: string;
  short: { seat: number; colour: 'red' | 'blue' } | null;
}

const TAKEN = new Set(['accept', 'gain']);
const COLOURS = ['red', 'blue'] as const;

/** The moments of one step. */
export function momentsOf(
  events: readonly GameEvent[],
  before: GameView,
  after: GameView,
  me: number,
  goal: number,
): Moment[] {
  const found: Moment[] = [];
  for (const event of events) {
    const by = event.by ?? -1;
    if (!event.text || by === me) continue;
    const mine = event.target === me && by >= 0;
    const sent = before.transit?.sender === me && TAKEN.has(event.kind) && by >= 0;
    if (mine || sent) found.push({ seat: by, text: event.text, short: null });
  }
  after.seats.forEach((seat, i) => {
    if (i === me || seat.status !== 'in') return;
    COLOURS.forEach((colour, at) => {
      const had = before.seats[i]?.colours[at] ?? 0;
      const has = seat.colours[at] ?? 0;
      if (has > had && has === goal - 1) found.push({ seat: i, text: '', short: { seat: i, colour } });
    });
  });
  return found;
}
