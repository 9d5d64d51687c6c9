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
const WRAPPED = 0.9; // a line that is broken between words is not filled to its end

/** The largest letters in which a text fits into so wide a place; the smallest, if none do. */
export function fitted(text: string, width: number, phone: boolean): Fitted {
  const sizes = phone ? PHONE : DESK;
  const fits = ({ px, lines }: Fitted): boolean => roughWidth(text, px) <= width * lines * (lines > 1 ? WRAPPED : 1);
  return (width > 0 ? sizes.find(fits) : undefined) ?? (sizes.at(width > 0 ? -1 : 0) as Fitted);
}
