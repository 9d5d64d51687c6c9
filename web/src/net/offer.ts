/** What this server offers: editions with their seats, bots, paces. The page carries it, so that nothing has to be
 *  waited for; where it does not (while the client is being worked on), the server is asked. */
import { getJson } from './http';

export interface Offer {
  editions: Record<string, { edition: string; seats: number[] }>;
  bots: string[];
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
