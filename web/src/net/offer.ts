/** What this server offers: editions with their seats, levels of bots, paces. The page carries it, so that nothing has to be
 *  waited for; where it does not (while the client is being worked on), the server is asked. */
import { getJson } from './http';

/** How strong bots are: by edition what that is worth, and how unsure it is. */
export interface Level {
  name: string;
  ratings: Record<string, [number, number]>;
}

export interface Offer {
  editions: Record<string, { edition: string; seats: number[] }>;
  /** The weakest first. */
  levels: Level[];
  /** Which one takes a seat where nobody has chosen. */
  level: string;
  paces: string[];
}

let found: Promise<Offer> | undefined;

function written(): Offer | null {
  const text = document.querySelector<HTMLMetaElement>('meta[name="fengsheng-offer"]')?.content;
  return text ? (JSON.parse(text) as Offer) : null;
}

/** At once, if the page carries it. */
export const OFFER: Offer | null = written();

export function offer(): Promise<Offer> {
  found ??= OFFER ? Promise.resolve(OFFER) : getJson<Offer>('api/editions');
  found.catch(() => (found = undefined));
  return found;
}
