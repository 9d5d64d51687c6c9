/** What this browser chose last time, for the next table. */
import { read } from '../net/kept';
import type { Offer } from '../net/offer';
import type { TableSettings } from '../net/protocol';

export interface Usual {
  edition: string;
  seats: number;
  pace: string;
  bot: string;
  public: boolean;
  spectators: boolean;
}

const FIRST: Usual = { edition: 'classic', seats: 5, pace: 'normal', bot: '', public: false, spectators: true };

export function usual(): Usual {
  return { ...FIRST, ...read<Partial<Usual>>('usual', {}) };
}

/** Settings of a table such as one had before; what the server does not offer any more is left to it. */
export function usualSettings(offer: Offer, usual: Usual): TableSettings {
  return {
    edition: usual.edition,
    seats: usual.seats,
    options: {},
    banned: [],
    pace: offer.paces.includes(usual.pace) ? usual.pace : 'normal',
    spectators: usual.spectators,
    public: usual.public,
    random_seats: false,
    bot: offer.bots.includes(usual.bot) ? usual.bot : '',
  };
}
