// Where the seats lie: the tables of the design, for a desk and for a phone.
import type { PlateSize } from './room';
import { seatReach, seatStep } from './room';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

/** A seat on the phone: the middle of its plate, where the plate begins, how wide it is. */
export interface PhonePlace {
  x: number;
  top: number;
  width: number;
}

type Pairs = readonly (readonly [number, number])[];

// Centre of plate and tray, in percent of the desk above the dock; seats 1 … n−1, anticlockwise from the reader.
const DESK: Record<number, Pairs> = {
  2: [[50, 16]],
  3: [
    [88, 42],
    [12, 42],
  ],
  4: [
    [89, 52],
    [50, 16],
    [11, 52],
  ],
  5: [
    [89, 56],
    [69, 16],
    [31, 16],
    [11, 56],
  ],
  6: [
    [89, 70],
    [87, 30],
    [50, 16],
    [13, 30],
    [11, 70],
  ],
  7: [
    [89, 71],
    [89, 33],
    [65.5, 16],
    [34.5, 16],
    [11, 33],
    [11, 71],
  ],
  8: [
    [89, 76],
    [89, 42.5],
    [74, 16],
    [50, 16],
    [26, 16],
    [11, 42.5],
    [11, 76],
  ],
  9: [
    [89.5, 76.5],
    [89.5, 49.5],
    [86.5, 22.5],
    [61.5, 16],
    [38.5, 16],
    [13.5, 22.5],
    [10.5, 49.5],
    [10.5, 76.5],
  ],
};

// Middle and top in the pixels of a phone 390 wide.
const PHONE: Record<number, Pairs> = {
  2: [[195, 60]],
  3: [
    [293, 62],
    [97, 62],
  ],
  4: [
    [334, 88],
    [195, 60],
    [56, 88],
  ],
  5: [
    [342, 90],
    [244, 60],
    [146, 60],
    [48, 90],
  ],
  6: [
    [351, 92],
    [273, 66],
    [195, 58],
    [117, 66],
    [39, 92],
  ],
};
const PHONE_WIDTH = 390;
const BAR = 48; // the phone's table measures from the top of the screen, its stage from below the bar
const ROW: Record<number, number> = { 7: 88, 8: 74, 9: 62 };

/** How many places anticlockwise from the one at the bottom a seat sits: 0 is the bottom, 1 its right hand. */
export function placeOf(seat: number, bottom: number, seats: number): number {
  return (seat - bottom + seats) % seats;
}

/** The seats in playing order, beginning with the one at the bottom. */
export function fromBottom(bottom: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, place) => (bottom + place) % seats);
}

/** The centre of a place on the desk. Place 0 is the dock, below the box. */
export function deskPoint(place: number, seats: number, box: Box): Point {
  const row = DESK[seats] ?? [];
  const at = row[place - 1];
  if (place === 0 || !at) return { x: box.width / 2, y: box.height * 1.1 };
  return { x: (at[0] / 100) * box.width, y: (at[1] / 100) * box.height };
}

/** How high the middle of the uppermost seats may lie: their tags stay on the felt. */
export function upperSeats(box: Box, small: boolean): number {
  return Math.max(box.height * 0.16, small ? 80 : 92);
}

/** All places on the felt: plates are whole at its edges, and chips are seen above the seat below. Where the felt is too
    low for that the seats of a column share it. */
export function deskPoints(seats: number, box: Box, small: boolean, size: PlateSize): Point[] {
  const half = size.width / 2 + 4;
  const points = Array.from({ length: seats }, (_, place): Point => {
    const at = deskPoint(place, seats, box);
    if (place === 0) return at;
    return { x: Math.min(Math.max(at.x, half), box.width - half), y: Math.max(at.y, upperSeats(box, small)) };
  });
  const lowest = box.height - seatReach(size);
  for (const side of [-1, 1]) {
    const column = points
      .slice(1)
      .filter((at) => (at.x - box.width / 2) * side > size.width / 2)
      .sort((a, b) => a.y - b.y)
      .filter((at, i, all) => all.slice(i).every((below) => Math.abs(below.x - at.x) < size.width));
    const [first, ...others] = column;
    if (!first || others.length === 0) continue;
    const step = Math.min(seatStep(size), (lowest - first.y) / others.length);
    let above = first.y;
    for (const at of others) above = at.y = Math.max(at.y, Math.min(above + step, lowest));
  }
  return points;
}

/** A place on a phone's stage that is `width` wide. */
export function phonePlace(place: number, seats: number, width: number): PhonePlace {
  const scale = width / PHONE_WIDTH;
  const known = PHONE[seats]?.[place - 1];
  if (known) {
    return { x: known[0] * scale, top: known[1] - BAR, width: (seats === 6 ? 74 : 88) * Math.min(1, scale) };
  }
  const small = Math.min(1, scale);
  // at the edges: the rows lie between them, however wide the stage
  if (place === 1) return { x: width - 48 * small, top: 196 - BAR, width: 88 * small };
  if (place === seats - 1) return { x: 48 * small, top: 196 - BAR, width: 88 * small };
  const inRow = seats - 3;
  const plate = (ROW[seats] ?? 62) * small;
  const gap = (width - inRow * plate) / (inRow + 1);
  const fromLeft = inRow - (place - 1); // place 2 is the rightmost
  return { x: gap + plate / 2 + fromLeft * (plate + gap), top: 58 - BAR, width: plate };
}

/** Whether plates have to be small for so many seats in such a box. */
export function needsSmallPlates(seats: number, box: Box): boolean {
  const height = seats >= 9 ? 560 : seats >= 8 ? 520 : seats >= 6 ? 460 : 360;
  // seven: with less, large plates above reach over those beside, and push them down onto the piles
  const width = seats >= 7 ? 980 : seats >= 6 ? 900 : 820;
  return box.height < height || box.width < width;
}
