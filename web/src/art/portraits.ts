/** Which drawing shows a character. The drawings of an edition lie on a sheet, which is fetched when the first of them is
 *  wanted and put into the page, so that `<use href="#p-laogui">` shows one as soon as it is there. */
import roster from './roster.json';

/** Whose drawing lies on which sheet, by the names that views use. */
const SHEETS: Record<string, Record<string, string>> = roster;
const FILES = import.meta.glob<string>('./portraits-*.svg', { query: '?raw', import: 'default' });

/** The portrait that tells nothing: a hat, a shadow, a seal strip. */
export const FACE_DOWN = 'p-back';

/** Somebody of whom there is no drawing: a character that a house has made up. */
export const NO_DRAWING = 'p-plain';

const asked = new Set<string>();

/** Have the portraits of a sheet ready. */
export async function loadPortraits(sheet: string): Promise<void> {
  const load = FILES[`./${sheet}`];
  if (load === undefined || asked.has(sheet)) return;
  asked.add(sheet);
  try {
    const holder = document.createElement('div');
    holder.innerHTML = await load();
    holder.hidden = true;
    holder.dataset.portraits = sheet;
    document.body.append(holder);
  } catch {
    asked.delete(sheet); // another try may be luckier; until then there is the plain ground
  }
}

/** The id of the drawing of a character, by the name that views use; the face-down one where there is no name. */
export function portraitOf(name: string): string {
  for (const [sheet, people] of Object.entries(SHEETS)) {
    const code = people[name];
    if (code !== undefined) {
      void loadPortraits(sheet);
      return `p-${code}`;
    }
  }
  return name === '' || name === '?' ? FACE_DOWN : NO_DRAWING;
}
