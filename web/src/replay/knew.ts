/** What separates what a seat knew from the truth: the card under way, and who is on its side. */
import { readIdentity } from '../cards/identity';
import type { GameView } from '../net/protocol';

export interface Unknown {
  /** The card under way, if the seat did not know it. */
  transit: string;
  /** Seats on its side that it could not be sure of. */
  friends: number[];
}

const HIDDEN = '?';

function side(identity: string): string {
  const face = readIdentity(identity);
  return face?.colour ?? '';
}

/** Both views are of the same moment: the seat's own, and with everything open. */
export function unknown(own: GameView, open: GameView): Unknown {
  const me = own.me;
  const transit = own.transit?.card === HIDDEN ? (open.transit?.card ?? '') : '';
  const mine = me === null ? '' : side(open.seats[me]?.identity ?? '');
  const friends = open.seats
    .filter((seat) => seat.seat !== me && mine !== '' && side(seat.identity) === mine)
    .filter((seat) => own.seats[seat.seat]?.identity === HIDDEN)
    .map((seat) => seat.seat);
  return { transit: transit === HIDDEN ? '' : transit, friends };
}
