import { describe, expect, it } from 'vitest';
import { phonePlateRect } from '../table/model/room';
import { phonePlace } from '../table/model/seats';
import { arrowTo, belowSeats, place } from './place';

const ROOM = { left: 0, top: 50, width: 1000, height: 500 };
const SIZE = { width: 300, height: 100 };
const NOTHING = { never: [], rather: [], best: [] };

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function apart(a: Box, b: Box): boolean {
  return (
    a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top
  );
}

describe('the note', () => {
  it('lies beside what it points at, and not over it', () => {
    const target = { left: 100, top: 200, width: 200, height: 80 };
    const at = place(SIZE, ROOM, target, NOTHING);
    expect(apart(at, target)).toBe(true);
    const gap = Math.hypot(
      Math.max(0, at.left - 300, 100 - at.left - at.width),
      Math.max(0, at.top - 280, 200 - at.top - at.height),
    );
    expect(gap).toBeLessThan(45);
  });

  it('covers a seat before it covers the card under way', () => {
    const target = { left: 400, top: 250, width: 100, height: 80 };
    const transit = { left: 540, top: 50, width: 460, height: 500 };
    const seat = { left: 0, top: 50, width: 380, height: 500 };
    const room = { left: 0, top: 150, width: 1000, height: 290 };
    const at = place(SIZE, room, target, { never: [transit], rather: [seat], best: [] });
    expect(apart(at, transit)).toBe(true);
    expect(apart(at, seat)).toBe(false);
  });

  it('lies on free felt if there is any', () => {
    const seats = [
      { left: 0, top: 50, width: 1000, height: 300 },
      { left: 0, top: 350, width: 500, height: 200 },
    ];
    const at = place(SIZE, ROOM, { left: 10, top: 60, width: 40, height: 40 }, { never: [], rather: seats, best: [] });
    expect(seats.every((seat) => apart(at, seat))).toBe(true);
  });

  it('stays in the room, and in the middle if it points at nothing', () => {
    const corner = { left: 950, top: 500, width: 50, height: 50 };
    const at = place(SIZE, ROOM, corner, NOTHING);
    expect(at.left + at.width).toBeLessThanOrEqual(1000);
    expect(at.top + at.height).toBeLessThanOrEqual(550);
    const middle = place(SIZE, ROOM, null, NOTHING);
    expect(Math.abs(middle.left + 150 - 500)).toBeLessThanOrEqual(160);
    expect(apart(middle, { left: 499, top: 299, width: 2, height: 2 })).toBe(false);
  });
});

describe('a slip on a phone', () => {
  it.each([5, 6, 7, 8, 9])('has room among %i, and covers no seat', (n) => {
    const seats = Array.from({ length: n - 1 }, (_, i) => {
      const { left, right, top, bottom } = phonePlateRect(phonePlace(i + 1, n, 390));
      return { left, top: top + 59, width: right - left, height: bottom - top - 11 }; // below the bar, without its tag
    });
    const room = belowSeats(seats, { width: 390, bottom: 418 });
    expect(room.width).toBeGreaterThan(190);
    expect(room.height).toBeGreaterThan(150);
    expect(room.top + room.height).toBe(418);
    expect(seats.every((seat) => apart(room, seat))).toBe(true);
  });
});

describe('the arrow', () => {
  const target = { left: 600, top: 300, width: 120, height: 60 };

  it.each([
    { left: 100, top: 280, width: 300, height: 100 },
    { left: 560, top: 20, width: 300, height: 100 },
    { left: 100, top: 20, width: 300, height: 100 },
  ])('ends six pixels before the ring, from wherever the note lies', (note) => {
    const { tip } = arrowTo(note, target)!;
    // as far as the tip is from the ellipse on the way to its middle
    const [x, y] = [tip.x - 660, tip.y - 330];
    const away = Math.hypot(x, y);
    const edge = 1 / Math.hypot(x / away / 70, y / away / 39);
    expect(away - edge).toBeCloseTo(6, 3);
  });

  it('is not drawn where there is no room for it', () => {
    expect(arrowTo({ left: 500, top: 280, width: 90, height: 100 }, target)).toBeNull();
    expect(arrowTo({ left: 600, top: 280, width: 90, height: 100 }, target)).toBeNull();
  });
});
