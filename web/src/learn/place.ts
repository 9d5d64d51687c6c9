// Where the note lies: on the free side of what it points at, and over nothing that is needed. And the chalk.
import type { Box } from './point';

export interface Lying {
  /** What is never covered. */
  never: readonly Box[];
  /** What is covered if there is no other place. */
  rather: readonly Box[];
  /** What is better left free. */
  best: readonly Box[];
}

interface Point {
  x: number;
  y: number;
}

const STEP = 8;
const GAP = 30; // room for the ring and for an arrow
const MARGIN = 6;
const ROUND = { x: 10, y: 9 }; // how far the ring lies around what it is drawn around
const BEFORE = 6; // the arrow ends so far before the ring

function overlap(a: Box, b: Box, by = 0): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) + by;
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) + by;
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How far two boxes lie from each other; 0 if they touch. */
function between(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width);
  const y = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);
  return Math.hypot(x, y);
}

function sum(boxes: readonly Box[], note: Box, by: number): number {
  let found = 0;
  for (const box of boxes) found += overlap(note, box, by);
  return found;
}

/** Whether it lies over something that is not to be covered. */
export function covers(note: Box, { never, rather }: Lying): boolean {
  return sum(never, note, 0) + sum(rather, note, 0) > 0;
}

/** A place for a note of this size inside `room`. */
export function place(size: { width: number; height: number }, room: Box, target: Box | null, lying: Lying): Box {
  const middle = { left: room.left + room.width / 2, top: room.top + room.height / 2, width: 0, height: 0 };
  const cost = (note: Box): number => {
    const near = target ? Math.abs(between(note, target) - GAP) : between(note, middle);
    return (
      sum(lying.never, note, MARGIN) * 1e4 +
      (target ? overlap(note, target, MARGIN) * 1e4 + overlap(note, target, GAP) * 4 : 0) +
      sum(lying.rather, note, MARGIN) * 40 +
      sum(lying.best, note, 0) * 6 +
      near +
      between(note, middle) / 8
    );
  };
  const right = Math.max(room.left, room.left + room.width - size.width);
  const bottom = Math.max(room.top, room.top + room.height - size.height);
  let best: Box = { left: room.left, top: room.top, ...size };
  let least = Infinity;
  for (let top = bottom; top >= room.top; top -= STEP) {
    for (let left = room.left; left <= right; left += STEP) {
      const note = { left, top, ...size };
      const now = cost(note);
      if (now < least) [best, least] = [note, now];
    }
  }
  return best;
}

const LEAST = 150; // so high a slip can still be read

/** The room for a slip on a phone that covers no seat: over the whole width below all of them, or, where those at the
    sides sit low, between these. */
export function belowSeats(
  seats: readonly Box[],
  stage: { width: number; bottom: number },
  least: number = LEAST,
): Box {
  const foot = (boxes: readonly Box[]): number =>
    boxes.reduce((low, { top, height }) => Math.max(low, top + height), 50);
  const whole = foot(seats) + 4;
  const below = { left: 12, top: whole, width: stage.width - 24, height: stage.bottom - whole };
  const middle = ({ left, width }: Box): number => left + width / 2;
  const low = seats.filter((one) => one.top + one.height > whole - 12);
  const left = low.filter((one) => middle(one) < stage.width / 2).map((one) => one.left + one.width);
  const right = low.filter((one) => middle(one) >= stage.width / 2).map((one) => one.left);
  if (below.height >= least || low.length === 0) return below;
  const top = foot(seats.filter((one) => !low.includes(one))) + 4;
  const from = Math.max(0, ...left) + 4;
  return { left: from, top, width: Math.min(stage.width, ...right) - 4 - from, height: stage.bottom - top };
}

const LONG = 3; // so much wider than high: the ring becomes a loop along the edges

/** The half axes of the ring around something. */
function axes({ width, height }: Box): Point {
  return { x: width / 2 + ROUND.x, y: height / 2 + ROUND.y };
}

/** How far the ring is from its middle, in one direction. */
function reach(target: Box, d: Point): number {
  const r = axes(target);
  if (target.width < LONG * target.height) return 1 / Math.hypot(d.x / r.x, d.y / r.y);
  return Math.min(r.x / Math.abs(d.x || 1e-9), r.y / Math.abs(d.y || 1e-9));
}

/** The ring, drawn by hand: it does not quite close where it began. */
export function ringAround(target: Box): string {
  const { left, top, width, height } = target;
  const [x, y] = [left + width / 2, top + height / 2];
  const r = axes(target);
  if (width >= LONG * height) {
    const [w, e, n, s] = [x - r.x, x + r.x, y - r.y, y + r.y];
    const round = `A${r.y} ${r.y} 0 0 1`;
    return `M${w + r.y * 1.6} ${n + 2} L${e - r.y} ${n} ${round} ${e - r.y} ${s} L${w + r.y} ${s} ${round} ${w + r.y * 0.8} ${n} L${w + r.y * 2.6} ${n - 2}`;
  }
  const to = (turn: number, by = 1): string =>
    `${(x + r.x * by * Math.cos(turn)).toFixed(1)} ${(y + r.y * by * Math.sin(turn)).toFixed(1)}`;
  const half = `A${r.x} ${r.y} 0 0 1`;
  return `M${to(-2.1)} ${half} ${to(0.6)} ${half} ${to(2.6)} ${half} ${to(-2.2)} L${to(-1.7, 1.02)}`;
}

/** From the edge of the note to a little before the ring, bent a little. Empty where there is no room for it. */
export function arrowTo(note: Box, target: Box): { path: string; tip: Point } | null {
  const centre = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const nearest = {
    x: Math.max(note.left, Math.min(centre.x, note.left + note.width)),
    y: Math.max(note.top, Math.min(centre.y, note.top + note.height)),
  };
  const away = Math.hypot(nearest.x - centre.x, nearest.y - centre.y);
  if (away === 0) return null;
  const d = { x: (nearest.x - centre.x) / away, y: (nearest.y - centre.y) / away };
  const edge = reach(target, d) + BEFORE;
  const tip = { x: centre.x + d.x * edge, y: centre.y + d.y * edge };
  const start = { x: nearest.x - d.x * 4, y: nearest.y - d.y * 4 };
  const length = away - 4 - edge;
  if (length < 12) return null;
  const bend = { x: (start.x + tip.x) / 2 - d.y * length * 0.14, y: (start.y + tip.y) / 2 + d.x * length * 0.14 };
  const turn = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const barb = (by: number): string =>
    `${(tip.x - 11 * Math.cos(turn + by)).toFixed(1)} ${(tip.y - 11 * Math.sin(turn + by)).toFixed(1)}`;
  const end = `${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`;
  const path = `M${start.x} ${start.y} Q${bend.x} ${bend.y} ${end} M${barb(0.5)} L${end} L${barb(-0.5)}`;
  return { path, tip };
}
