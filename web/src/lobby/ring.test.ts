import { describe, expect, it } from 'vitest';
import { place } from './ring';

// the desk of the lobby at 1440 × 900, and a plate with its buttons
const [WIDTH, HEIGHT] = [1128, 750];
const [PLATE, TALL] = [222, 139];

describe('the seats of the lobby', () => {
  it.each([3, 4, 5, 6, 7, 8, 9])('do not touch each other, nor the edge: %i', (seats) => {
    const at = Array.from({ length: seats }, (_, k) => place(k, seats));
    for (const { x, y } of at) {
      expect(Math.abs((x / 100) * WIDTH - WIDTH / 2)).toBeLessThanOrEqual(WIDTH / 2 - PLATE / 2);
      expect((y / 100) * HEIGHT).toBeGreaterThanOrEqual(TALL / 2);
    }
    for (const [i, one] of at.entries())
      for (const two of at.slice(i + 1)) {
        const apart =
          Math.abs(((one.x - two.x) / 100) * WIDTH) >= PLATE || Math.abs(((one.y - two.y) / 100) * HEIGHT) >= TALL;
        expect(apart, `${seats}: ${JSON.stringify([one, two])}`).toBe(true);
      }
  });

  it('go anticlockwise from the bottom: the next player sits to the right', () => {
    const { x, y } = place(0, 5);
    expect([Math.round(x), y > 80]).toEqual([50, true]);
    expect(place(1, 5).x).toBeGreaterThan(50);
    expect(place(4, 5).x).toBeLessThan(50);
  });
});
