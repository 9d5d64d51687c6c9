// Rectangles on the felt: what takes up room, and how something moves out of its way.
import type { Box, PhonePlace, Point } from './seats';

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A rectangle around a point: half its width, what is above the point, what is below it. */
export function around(at: Point, half: number, above: number, below = above): Rect {
  return { left: at.x - half, right: at.x + half, top: at.y - above, bottom: at.y + below };
}

/** How many pixels two rectangles share. */
export function shared(a: Rect, b: Rect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How many pixels of a rectangle hang over the edge. */
export function outside(rect: Rect, box: Box): number {
  const whole = (rect.right - rect.left) * (rect.bottom - rect.top);
  return whole - shared(rect, { left: 0, top: 0, right: box.width, bottom: box.height });
}

/** Whether they stand above each other, so that only height keeps them apart. */
export function sameColumn(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right;
}

/** How wide the chips of a seat are; from a point on they overlap. */
export function trayWidth(intel: readonly string[]): number {
  return intel.reduce((sum, card) => sum + chipWidth(card) + 3, 0);
}

function chipWidth(card: string): number {
  return (card.split('/')[1] ?? '').includes('+') ? 44 : 26;
}

export interface PlateSize {
  width: number;
  height: number;
}

const TRAY = 41; // chips and the gap above them: the room is kept, even for none
const TAG = 20; // what hangs over the upper edge of a plate

export function plateSize(small: boolean, seats: number): PlateSize {
  return { width: small ? 170 : seats === 9 ? 206 : 222, height: small ? 76 : 96 };
}

/** From the middle of a seat to the lower edge of its chips. */
export function seatReach(size: PlateSize): number {
  return (size.height + TRAY) / 2;
}

/** How far below another seat one has to lie, so that its tag covers none of the other's chips. */
export function seatStep(size: PlateSize): number {
  return size.height + TRAY + TAG;
}

/** The plate of a seat with its tags, the number at its corner, and its chips if there are any. */
export function seatRects(at: Point, size: PlateSize, intel: readonly string[]): Rect[] {
  const left = at.x - size.width / 2;
  const top = at.y - seatReach(size);
  const plate = { left, right: left + size.width, top: top - TAG, bottom: top + size.height };
  const number = { left: plate.right - 12, right: plate.right + 12, top: top - 12, bottom: top + 20 };
  if (intel.length === 0) return [plate, number];
  const wide = Math.min(size.width, trayWidth(intel));
  return [plate, number, { left, right: left + wide, top: plate.bottom, bottom: plate.bottom + TRAY }];
}

/** A seat on a phone; narrow ones have a lower portrait. */
export function phonePlateRect(at: PhonePlace): Rect {
  return {
    left: at.x - at.width / 2,
    right: at.x + at.width / 2,
    top: at.top - 11,
    bottom: at.top + (at.width < 80 ? 109 : 122),
  };
}

/** Whether there are so many seats that they sit in the lower corners of the desk. What is chosen and the piles lie
    beside them then. */
export function cornersTaken(seats: number): boolean {
  return seats >= 8;
}

/** The same on a phone: with so many seats a low stage has some beside it, down to its lower corners. Whoever only
    watches has a plate in the middle below, and no hand that would make the stage low. */
export function cornersTakenOnPhone(seats: number, seated: boolean): boolean {
  return seats >= 7 && seated;
}

/** Pile and discards: in the right corner, or, where seats take the corners, on both sides of the middle, as the styles
    have it. What lies aside stands beside them. */
export function pilesRects(box: Box, seats: number, aside: boolean): Rect[] {
  const high = cornersTaken(seats) ? 62 : 66;
  const row = (left: number, right: number): Rect => ({ left, right, top: box.height - high, bottom: box.height });
  if (!cornersTaken(seats)) return [row(box.width - (aside ? 316 : 212), box.width)];
  const left = box.width < 1028 ? 470 : 512;
  return [row(left, left + (aside ? 188 : 82)), row(box.width - 298, box.width - 198)];
}

/** What the coach can be asked: in the left corner, or above the piles where seats take the corners. */
export function coachRect(box: Box, seats: number): Rect {
  const [left, foot] = cornersTaken(seats) ? [204, 62] : [16, 8];
  return { left, right: left + 460, top: box.height - foot - 36, bottom: box.height - foot };
}

/** Where something has to go so that it lies on nothing: each time the shorter way, a few times over, because it
    may be pushed onto the next; if that does not help, towards the centre. */
export function pushed(at: Point, size: (at: Point) => Rect, taken: readonly Rect[], centre: Point): Point {
  let { x, y } = at;
  for (let round = 0; round < 4; round++) {
    let free = true;
    for (const rect of taken) {
      const mine = size({ x, y });
      if (shared(mine, rect) < 1) continue;
      free = false;
      const right = x > (rect.left + rect.right) / 2;
      const down = y > (rect.top + rect.bottom) / 2;
      const over = right ? rect.right - mine.left : mine.right - rect.left;
      const under = down ? rect.bottom - mine.top : mine.bottom - rect.top;
      if (round > 1) {
        const aside =
          Math.abs(rect.left + rect.right - 2 * centre.x) > Math.abs(rect.top + rect.bottom - 2 * centre.y) * 1.2;
        if (aside) x += x < centre.x ? rect.right - mine.left : rect.left - mine.right;
        else y += y < centre.y ? rect.bottom - mine.top : rect.top - mine.bottom;
      } else if (over < under) x += right ? over : -over;
      else y += down ? under : -under;
    }
    if (free) break;
  }
  return { x, y };
}
