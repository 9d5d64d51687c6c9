// Where words about the card in transit stand: beside it, on whichever side nothing else does.
import type { Journey } from './journey';
import type { Loop, Node } from './loop';
import { hopPoints, nodeAt } from './loop';
import type { Rect } from './room';
import { outside, shared } from './room';
import type { Box, Point } from './seats';

export interface Size {
  width: number;
  height: number;
}

export interface Placed extends Point {
  /** Where its lines begin. */
  align: 'left' | 'center' | 'right';
  /** Whether a line runs below it. */
  crossed: boolean;
  /** Whether it stands on nothing else; if not, it is better left out. */
  free: boolean;
}

export interface Surroundings {
  box: Box;
  /** What must not be touched. */
  taken: readonly Rect[];
  /** Points of lines, which are avoided where it can be done. */
  lines: readonly Point[];
}

/** Points along everything that is drawn of the journey, close enough that no word slips between. */
export function linePoints(loop: Loop, nodes: readonly Node[], journey: Journey | null): Point[] {
  const points: Point[] = [];
  for (const leg of journey ? [...journey.travelled, ...journey.ahead] : []) {
    const from = nodes[leg.from];
    const to = nodes[leg.to];
    if (from && to) points.push(...hopPoints(loop, from, to, leg.direction, leg.direct, 49));
  }
  // the dotted loop is faint, but it is a line as well
  for (let i = 0; i < 60; i++) points.push(nodeAt(loop, (i * Math.PI) / 30));
  return points;
}

const GAPS = [4, 16, 32, 52, 80];
const SLIDES = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1, -1.3, 1.3];

/** The top left corner of words of this size beside something: below it if nothing speaks against it. */
export function placeLabel(beside: Rect, size: Size, { box, taken, lines }: Surroundings): Placed {
  const cx = (beside.left + beside.right) / 2;
  const cy = (beside.top + beside.bottom) / 2;
  let best: Placed = { x: cx - size.width / 2, y: beside.bottom, align: 'center', crossed: true, free: false };
  let least = Infinity;
  const consider = (x: number, y: number, align: Placed['align'], dear: number): void => {
    if (dear >= least) return; // it cannot win any more
    const rect = { left: x - 3, right: x + size.width + 3, top: y - 1, bottom: y + size.height + 1 };
    let hidden = outside(rect, box);
    for (const other of taken) {
      if (dear + hidden * 50 >= least) return; // nor can this one
      hidden += shared(rect, other);
    }
    let hits = 0;
    for (const p of lines)
      if (p.x > rect.left - 3 && p.x < rect.right + 3 && p.y > rect.top - 3 && p.y < rect.bottom + 3) hits++;
    const cost = dear + hidden * 50 + hits * 12;
    if (cost >= least) return;
    least = cost;
    best = { x, y, align, crossed: hits > 0, free: hidden < 1 };
  };
  for (const gap of GAPS) {
    for (const slide of SLIDES) {
      const far = gap + Math.abs(slide) * 30;
      const x = cx - size.width / 2 + slide * ((size.width + beside.right - beside.left) / 2);
      consider(x, beside.bottom + gap, 'center', far);
      consider(x, beside.top - gap - size.height, 'center', far + 14);
      const y = cy - size.height / 2 + slide * ((size.height + beside.bottom - beside.top) / 2);
      consider(beside.right + gap, y, 'left', far + 8);
      consider(beside.left - gap - size.width, y, 'right', far + 8);
    }
  }
  return best;
}

/** The first of these sizes that has room; else the first. */
export function placeOne<S extends Size>(beside: Rect, sizes: readonly S[], where: Surroundings): Placed & { size: S } {
  let first: (Placed & { size: S }) | null = null;
  for (const size of sizes) {
    const tried = { ...placeLabel(beside, size, where), size };
    if (tried.free) return tried;
    first ??= tried;
  }
  return first!;
}

/** How wide a line is about: Chinese characters are as wide as they are high. */
export function roughWidth(text: string, px: number): number {
  let ems = 0;
  for (const letter of text) ems += letter.charCodeAt(0) > 0x2e7f ? 1 : 0.58;
  return Math.ceil(ems * px);
}
