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

const LINK = 110; // how wide a link beside it is, about

/** What stands in one line below the question: a note, what could be done, links that are always there, and one to the
    list. */
export interface Below {
  note: string;
  text: string;
  links: number;
  wide: number;
  /** How many lines the question takes. */
  lines: number;
  /** Something is picked: what it would do may take two lines where the question takes one. */
  ready: boolean;
}

/** What of it there is room for. Half a sentence says nothing: it is told to its end or not at all. The list can be had
    by its key and lies beside the table, so its link is the first to give way. */
export function below(row: Below): { told: boolean; listed: boolean } {
  const taken = (row.note ? roughWidth(row.note, 13) + 40 : 0) + row.links * LINK;
  const text = roughWidth(row.text, 14);
  const told = taken + text < row.wide || !(row.note || (row.lines > 1 && !row.ready));
  const listed = (!row.note && row.lines === 1) || taken + (told ? text : 0) + LINK < row.wide;
  return { told, listed };
}

/** All of a note, or only its gist where there is less room. */
export function noted(all: string, gist: string, wide: number): string {
  return wide === 0 || roughWidth(all, 13) + 40 <= wide ? all : gist;
}
