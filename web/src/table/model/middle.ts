// Where the rows in the middle stand (what is pending, what was fought with) and where the card in transit lies, so
// that neither covers the other: on a desk the rows make room, on a phone both do.
import type { Loop } from './loop';
import { nodeToward } from './loop';
import type { Rect } from './room';
import { around, pushed, sameColumn, shared } from './room';
import type { Box, Point } from './seats';

const GAP = 6;

/** What the card in transit covers, with its tilt and the postmark on its lower edge. */
export function cardRect(at: Point, compact = false): Rect {
  return compact ? around(at, 38, 48, 60) : around(at, 49, 64, 77);
}

/** Whether the felt is so small that the card is drawn smaller. */
export function isCompact(box: Box, small: boolean): boolean {
  return small || box.height < 580;
}

/** On a phone, beside rows: as the styles draw it there.
 *  @internal The tests see that it covers nothing. */
export function smallCardRect(at: Point): Rect {
  return around(at, 25, 32, 43);
}

export interface Band {
  top: number;
  bottom: number;
}

/** The card on a desk: not on what a plate says, and below the rows (so wide; 0 if there are none) if it would lie
    across them, or beside them if it would take their height for a corner of itself. */
export function deskCard(
  at: Point,
  box: Box,
  loop: Loop,
  taken: readonly Rect[],
  rows: number,
  compact = false,
): Point {
  const size = (point: Point): Rect => cardRect(point, compact);
  const inner = ((at.x - loop.cx) / loop.rx) ** 2 + ((at.y - loop.cy) / loop.ry) ** 2 < 0.7;
  // outward on its own side: at the foot of the loop it would seem to be with the reader
  const start = rows > 0 && inner ? nodeToward(loop, at) : at;
  const limit = (point: Point): Point => ({ x: point.x, y: Math.min(point.y, box.height - (compact ? 62 : 79)) });
  const centre = { x: loop.cx, y: loop.cy };
  const lies = limit(pushed(limit(start), size, taken, centre));
  const rect = size(lies);
  const left = lies.x < loop.cx;
  const over = rows / 2 + 5 - (left ? loop.cx - rect.right : rect.left - loop.cx);
  if (rows === 0 || over <= 0 || over > 40) return lies;
  const moved = { x: lies.x + (left ? -over : over), y: lies.y };
  return taken.some((one) => shared(size(moved), one) > 0) ? lies : moved;
}

/** The height that rows of this width may take in the middle of the desk. */
export function deskBand(box: Box, loop: Loop, width: number, taken: readonly Rect[], card: Rect | null): Band {
  const column = { left: loop.cx - width / 2 - 4, right: loop.cx + width / 2 + 4, top: 0, bottom: box.height };
  let top = 8;
  let bottom = box.height - 8;
  for (const rect of card ? [...taken, card] : taken) {
    if (!sameColumn(rect, column)) continue;
    if ((rect.top + rect.bottom) / 2 < loop.cy) top = Math.max(top, rect.bottom + GAP);
    else bottom = Math.min(bottom, rect.top - GAP);
  }
  return { top, bottom };
}

/** The middle of something so high in a band, as near as it can be to where it would like to be. */
export function centred(band: Band, height: number, wish: number): number {
  const room = band.bottom - band.top;
  if (height >= room) return band.top + height / 2;
  return Math.min(Math.max(wish, band.top + height / 2), band.bottom - height / 2);
}

export interface RowHeights {
  /** Everything that is not a row: padding, what happens next. */
  frame: number;
  first: number;
  other: number;
  /** The line that says how many are folded away. */
  more: number;
}

/** How many of so many rows have room; one always has. */
export function rowsIn(height: number, total: number, of: RowHeights): number {
  const need = (n: number): number => of.frame + of.first + of.other * (n - 1) + (n < total ? of.more : 0);
  let n = Math.min(3, total);
  while (n > 1 && need(n) > height) n--;
  return n;
}

export interface PhoneMiddle {
  card: Point;
  /** The middle of the rows, how wide they are, and the room they have. */
  x: number;
  width: number;
  band: Band;
  /** Whether they hang from the top of their band instead of standing on its foot. */
  high: boolean;
}

const PILE = 72; // the corner of the stage that a pile takes
const LEAST = 90; // one row

/** Whether something so wide stands over one of the piles in the corners of a phone's stage. */
export function overPile(x: number, half: number, width: number, seats: number): boolean {
  // with many seats the piles are beside the middle, see Piles.svelte
  return seats < 7 && (x - half < PILE || x + half > width - PILE);
}

/** Rows and card on a phone's stage. */
export function phoneMiddle(at: Point, box: Box, loop: Loop, plates: readonly Rect[], seats: number): PhoneMiddle {
  const wide = Math.max(190, loop.rx * 1.6);
  const foot = box.height - 4;
  const roof = (left: number, right: number): number =>
    plates.filter((p) => p.left < right && left < p.right).reduce((low, p) => Math.max(low, p.bottom), 0) + 4;
  const head = roof(loop.cx - wide / 2, loop.cx + wide / 2);
  const middle = { x: loop.cx, width: wide, high: false };
  const room = foot - head;
  const beside = Math.abs(at.x - loop.cx) >= wide / 2 + 25;
  const reach = wide / 2 - 25; // above or below the rows it stays within their width: seats may stand at their sides
  const x = beside ? at.x : Math.min(Math.max(at.x, loop.cx - reach), loop.cx + reach);
  const under = roof(x - 25, x + 25) + 32; // the highest place below the plates
  const lowest = box.height - 66 - 43; // above the piles
  if (beside && under <= lowest) {
    return { ...middle, card: { x, y: Math.min(Math.max(at.y, under), lowest) }, band: { top: head, bottom: foot } };
  }
  if (!beside && room - 79 >= LEAST) {
    if (at.y > loop.cy)
      return { ...middle, high: true, card: { x, y: foot - 41 }, band: { top: head, bottom: foot - 79 } };
    return { ...middle, card: { x, y: under }, band: { top: Math.max(head, under + 47), bottom: foot } };
  }
  // no height for both: side by side between the piles
  const edge = seats >= 7 ? 96 : PILE;
  const left = x < loop.cx;
  const width = box.width - 2 * edge - 54;
  return {
    card: { x: left ? edge + 25 : box.width - edge - 25, y: foot - 43 },
    x: left ? box.width - edge - width / 2 : edge + width / 2,
    width,
    band: { top: head, bottom: foot },
    high: false,
  };
}
