// Which chip in front of a seat stands for which card that may be aimed at.

const NAMED = '*';

/** For every chip what a tap on it aims at, or null. Equal cards look alike; where one of them was named already,
 *  the last one stands for it. */
export function chipAims(intel: readonly string[], aims: ReadonlySet<string>): (string | null)[] {
  return intel.map((card, i) => {
    const named = card + NAMED;
    const last = !intel.includes(card, i + 1);
    if (aims.has(named) && (last || !aims.has(card))) return named;
    return aims.has(card) ? card : null;
  });
}
