/** What this browser chose last time, for the next table. */
import { keep, read } from '../net/kept';
import type { Offer } from '../net/offer';
import type { TableSettings } from '../net/protocol';

export interface Usual {
  edition: string;
  seats: number;
  pace: string;
  bot: string;
  clock: boolean;
  relaxed: boolean;
  public: boolean;
  spectators: boolean;
}

/** Bots that answer at once: for somebody who is alone with them. */
export const INSTANT = 'instant';

const FIRST: Usual = {
  edition: 'classic',
  seats: 5,
  pace: 'normal',
  bot: '',
  clock: false,
  relaxed: false,
  public: false,
  spectators: true,
};
/** Names that a browser may still remember. */
const FORMER: Record<string, string> = { slow: 'calm', fast: 'quick' };

export function usual(): Usual {
  const found = { ...FIRST, ...read<Partial<Usual>>('usual', {}) };
  return { ...found, pace: FORMER[found.pace] ?? found.pace };
}

/** These were chosen: the next table begins with them. */
export function keepUsual(chosen: Partial<TableSettings>): void {
  const found: Record<string, unknown> = { ...usual() };
  for (const [name, value] of Object.entries(chosen)) if (name in FIRST) found[name] = value;
  keep('usual', found);
}

/** Settings of a table such as one had before; what the server does not offer any more is left to it. */
export function usualSettings(offer: Offer, usual: Usual): TableSettings {
  return {
    edition: usual.edition,
    seats: usual.seats,
    options: {},
    banned: [],
    pace: offer.paces.includes(usual.pace) ? usual.pace : 'normal',
    speed: '',
    clock: usual.clock,
    relaxed: usual.relaxed && !usual.public,
    spectators: usual.spectators,
    public: usual.public,
    random_seats: false,
    coach: false,
    coached: false,
    bot: offer.levels.some((level) => level.name === usual.bot) ? usual.bot : '',
  };
}

/** The same for a table at which others are awaited. */
export function usualForFriends(offer: Offer, usual: Usual): TableSettings {
  const settings = usualSettings(offer, usual);
  return { ...settings, pace: settings.pace === INSTANT ? 'normal' : settings.pace };
}
