// How large a question is written: it is never cut off, so long ones are smaller and take more lines.
import { roughWidth } from './label';

export interface Fitted {
  px: number;
  /** How many lines it may take. */
  lines: number;
}

const DESK: readonly Fitted[] = [
  { px: 18, lines: 1 },
  { px: 16, lines: 2 },
  { px: 15, lines: 2 },
  { px: 14, lines: 2 },
  { px: 13, lines: 3 },
];
const PHONE: readonly Fitted[] = [
  { px: 16, lines: 2 },
  { px: 15, lines: 2 },
  { px: 14, lines: 3 },
  { px: 13, lines: 4 },
];
/** Something is picked: what it would do needs the second line, if the question can do with one. */
const BRIEF: readonly Fitted[] = [18, 16, 15, 14, 13].map((px) => ({ px, lines: 1 }));
const ROUGH = 1.08; // a line of English is a little shorter than is reckoned, one of Chinese is not
const WRAPPED = 0.9; // a line that is broken between words is not filled to its end

/** The largest letters in which a text fits into so wide a place; the smallest, if none do. `brief`: in one line, if
    any letters allow it. */
export function fitted(text: string, width: number, phone: boolean, brief = false): Fitted {
  const sizes = phone ? PHONE : brief ? [...BRIEF, ...DESK] : DESK;
  const one = brief && roughWidth(text, 1) < text.length ? ROUGH : 1;
  const fits = ({ px, lines }: Fitted): boolean => roughWidth(text, px) <= width * lines * (lines > 1 ? WRAPPED : one);
  return (width > 0 ? sizes.find(fits) : undefined) ?? (sizes.at(width > 0 ? -1 : 0) as Fitted);
}
