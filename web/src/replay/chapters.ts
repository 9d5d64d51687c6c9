/** The chapters of a finished game: where each begins among the steps that these eyes have, and what mattered in it. */
import type { GameView } from '../net/protocol';

export interface Mark {
  kind: string;
  /** The question that was open once it had happened; -1: the game was over. */
  moment: number;
  text?: string;
}

export interface Chapter {
  /** 0: the deal. */
  turn: number;
  /** Whose turn; -1: the deal. */
  seat: number;
  moment: number;
  events: number;
  marks: Mark[];
}

/** A mark with its step. */
export interface Placed extends Mark {
  step: number;
}

/** A chapter with its steps: from `first` to `last`, both in it. */
export interface Part extends Omit<Chapter, 'marks'> {
  first: number;
  last: number;
  marks: Placed[];
}

/** Which picture stands for which kind of mark. */
const PICTURES: Record<string, string> = {
  identity: 'eye',
  probe: 'search',
  locked: 'lock',
  lured: 'lure',
  intercepted: 'hand',
  returned: 'undo',
  moved: 'hand',
  swapped: 'swap',
  void: 'off',
  second: 'flag',
  third: 'star',
  dying: 'clock',
  rescued: 'check',
  death: 'dead',
  lost: 'dead',
  turned: 'people',
  declared: 'crown',
  usurped: 'crown',
};

export function pictureOf(kind: string): string {
  return PICTURES[kind] ?? 'info';
}

/** The first step at which a question at least this far on is open, or the end. */
function stepOf(numbers: number[], moment: number): number {
  const last = numbers.length - 1;
  if (moment < 0) return last;
  const found = numbers.findIndex((number) => number >= moment);
  return found < 0 ? last : found;
}

/** Chapters laid over the steps of a story. */
export function partsOf(chapters: Chapter[], views: GameView[]): Part[] {
  const numbers = views.map((view) => view.decision?.number ?? Infinity);
  const starts = chapters.map((chapter, i) => (i === 0 ? 0 : stepOf(numbers, chapter.moment)));
  return chapters.map((chapter, i) => ({
    ...chapter,
    first: starts[i]!,
    last: Math.max(starts[i]!, (starts[i + 1] ?? numbers.length) - 1),
    marks: chapter.marks.map((mark) => ({ ...mark, step: stepOf(numbers, mark.moment) })),
  }));
}

/** The chapter that a step belongs to. */
export function partAt(parts: Part[], step: number): number {
  let at = 0;
  parts.forEach((part, i) => {
    if (part.first <= step) at = i;
  });
  return at;
}
