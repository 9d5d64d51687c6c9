// Characters by the names that views use, and what they are called in the reader's language.
import roster from '../art/roster.json';
import type { SeatView } from '../net/protocol';
import { t } from '../words';

const CODES: Record<string, string> = Object.assign({}, ...Object.values(roster));

/** The code of a character (laogui), or '' if it has none. */
export function characterCode(name: string): string {
  return CODES[name] ?? '';
}

/** A character's name as it is shown, and that the card is no longer in the game if it is not. */
export function orRemoved(seat: SeatView, name: string): string {
  return seat.removed ? t('web-table-removed', { name }) : name;
}

/** The character's name in the reader's language. The seats of a lesson have people without a name. */
export function characterName(name: string): string {
  const code = characterCode(name);
  return code ? t(`character-${code}`) : t('web-table-unnamed');
}
