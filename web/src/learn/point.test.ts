import { describe, expect, it } from 'vitest';
import { place } from './point';

const ROOM = { left: 0, top: 50, width: 1000, height: 500 };
const SIZE = { width: 300, height: 100 };

describe('the note', () => {
  it('lies beside what it points at', () => {
    const target = { left: 100, top: 200, width: 200, height: 80 };
    const at = place(SIZE, ROOM, target, []);
    expect(at.left).toBeGreaterThanOrEqual(target.left + target.width);
    expect(at.top).toBeGreaterThanOrEqual(ROOM.top);
  });

  it('goes to the other side where something is in the way', () => {
    const target = { left: 400, top: 200, width: 100, height: 80 };
    const other = { left: 520, top: 150, width: 400, height: 200 };
    const at = place(SIZE, ROOM, target, [other]);
    expect(
      at.left + at.width <= other.left || at.top >= other.top + other.height || at.top + at.height <= other.top,
    ).toBe(true);
  });

  it('stays in the room, and in the middle if it points at nothing', () => {
    const corner = { left: 950, top: 500, width: 50, height: 50 };
    const at = place(SIZE, ROOM, corner, []);
    expect(at.left + at.width).toBeLessThanOrEqual(1000);
    expect(at.top + at.height).toBeLessThanOrEqual(550);
    expect(place(SIZE, ROOM, null, [])).toMatchObject({ left: 350, top: 250 });
  });
});
