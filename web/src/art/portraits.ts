/** Which drawing shows a character. The drawings of an edition are fetched when the first of them is wanted, and put
 *  into the page, so that `<use href="#p-laogui">` shows one as soon as it is there. */
import roster from './roster.json';

export type PortraitEdition = keyof typeof roster;

const SHEETS: Record<PortraitEdition, () => Promise<{ default: string }>> = {
  classic: () => import('./portraits-classic.svg?raw'),
  spywar: () => import('./portraits-spywar.svg?raw'),
};

/** The portrait that tells nothing: a hat, a shadow, a seal strip. */
export const FACE_DOWN = 'p-back';

/** Somebody of whom there is no drawing: a character that a house has made up. */
export const NO_DRAWING = 'p-plain';

const asked = new Set<PortraitEdition>();

/** Have the portraits of an edition ready. */
export async function loadPortraits(edition: PortraitEdition): Promise<void> {
  if (asked.has(edition)) return;
  asked.add(edition);
  try {
    const { default: sheet } = await SHEETS[edition]();
    const holder = document.createElement('div');
    holder.hidden = true;
    holder.dataset.portraits = edition;
    holder.innerHTML = sheet;
    document.body.append(holder);
  } catch {
    asked.delete(edition); // another try may be luckier; until then there is the plain ground
  }
}

/** The id of the drawing of a character, by the name that views use; the face-down one where there is no name. */
export function portraitOf(name: string): string {
  for (const edition of ['classic', 'spywar'] as const) {
    const code = (roster[edition] as Record<string, string>)[name];
    if (code !== undefined) {
      void loadPortraits(edition);
      return `p-${code}`;
    }
  }
  return name === '' || name === '?' ? FACE_DOWN : NO_DRAWING;
}
