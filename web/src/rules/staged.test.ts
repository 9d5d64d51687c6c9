import { describe, expect, it } from 'vitest';
import type { GameView } from '../net/protocol';
import { aside, beforePlate, inUse, markOf, momentsOf, placeOnStage, type Staged } from './staged';

const seat = (n: number, more: object = {}): object => ({ seat: n, status: 'in', hand: 1, ...more });
const view = {
  seats: [seat(0), seat(1, { status: 'dead' }), seat(2, { dying: true }), seat(3)],
  turn: 0,
  transit: { card: '鎖定/red', sender: 0, position: 3, locked: 0b1000, lured: 0b0001 },
  stack: [
    { frame: 2, name: 'window', by: 0 },
    { frame: 3, name: 'lock', by: 0, card: '鎖定/red' },
    { frame: 5, name: 'counter', by: 3, card: '識破/red' },
  ],
} as unknown as GameView;

describe('the stage of a ruling', () => {
  it('has a moment for the position and one for every step', () => {
    const told = { actors: [], events: [], told: [], so: [] };
    const story = {
      ...told,
      view,
      steps: [{ ...told, actors: [3], so: ['so'], patch: [[['turn'], 3]] }],
    } as unknown as Staged;
    const [first, second, ...more] = momentsOf(story);
    expect(more).toEqual([]);
    expect(first!.view.turn).toBe(0);
    expect(second!.view.turn).toBe(3);
    expect(second!.view.seats).toBe(first!.view.seats);
    expect(second!.so).toEqual(['so']);
  });

  it('has the asking seat below and its right neighbour to the right', () => {
    expect(placeOnStage(2, 2, 5)).toEqual({ x: 50, y: 86 });
    expect(placeOnStage(3, 2, 5).x).toBeGreaterThan(70);
    expect(placeOnStage(1, 2, 5).x).toBeLessThan(30);
  });

  it('marks whoever is out, dying, locked or skipped', () => {
    expect([0, 1, 2, 3].map((one) => markOf(view, one))).toEqual(['lured', 'dead', 'dying', 'locked']);
    expect(markOf({ ...view, transit: null }, 3)).toBe('');
  });

  it('shows the latest card in use first', () => {
    expect(inUse(view)).toEqual([
      { by: 3, card: '識破/red' },
      { by: 0, card: '鎖定/red' },
    ]);
  });
});

it.each([
  [330, 216],
  [560, 216],
])('on a stage of %d pixels no card lies on a plate', (width, height) => {
  const middle = { x: width / 2, y: height / 2 };
  const at = (seat: number, seats: number): { x: number; y: number } => {
    const { x, y } = placeOnStage(seat, 0, seats);
    return { x: (x / 100) * width, y: (y / 100) * height };
  };
  for (let seats = 3; seats <= 6; seats++)
    for (let seat = 0; seat < seats; seat++) {
      const plate = at(seat, seats);
      const card = beforePlate(plate, middle);
      const apart = Math.abs(card.x - plate.x) >= 54 + 17 || Math.abs(card.y - plate.y) >= 21 + 24;
      expect(apart, `${seat} of ${seats}`).toBe(true);
      expect(Math.abs(middle.x + aside(card, middle) - card.x)).toBeGreaterThanOrEqual(46);
    }
  expect(aside(null, middle)).toBe(0);
});
