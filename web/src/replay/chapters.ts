/** The chapters of a finished game: where each begins among the steps that these eyes have, and what mattered in it. */
import type { GameView } from '../net/protocol';

export interface Mark {
  kind: string;
  /** The question that was open once it had happened; -1: the game was over. */
  moment: number;
  text?: string;
  /** Which turning point of the analysis it is. */
  point?: number;
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
  turning: 'flag',
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

/** Chapters laid over the steps of a story, with the turning points that an analysis has found. */
export function partsOf(chapters: Chapter[], views: GameView[], points: readonly Mark[] = []): Part[] {
  const numbers = views.map((view) => view.decision?.number ?? Infinity);
  const starts = chapters.map((chapter, i) => (i === 0 ? 0 : stepOf(numbers, chapter.moment)));
  return chapters.map((chapter, i) => {
    const first = starts[i]!;
    const last = Math.max(first, (starts[i + 1] ?? numbers.length) - 1);
    const placed = (mark: Mark): Placed => ({ ...mark, step: stepOf(numbers, mark.moment) });
    const turned = points.map(placed).filter(({ step }) => step >= first && step <= last);
    return { ...chapter, first, last, marks: [...turned, ...chapter.marks.map(placed)] };
  });
}

/** Where whoever wants only what matters stops next: at a mark, at a new chapter, or at the end. */
export function nextThatMatters(parts: readonly Part[], at: number, last: number): number {
  const stops = parts.flatMap((part) => [part.first, ...part.marks.map((mark) => mark.step)]);
  return Math.min(last, ...stops.filter((step) => step > at));
}

/** The chapter that a step belongs to. */
export function partAt(parts: Part[], step: number): number {
  let at = 0;
  parts.forEach((part, i) => {
    if (part.first <= step) at = i;
  });
  return at;
}
