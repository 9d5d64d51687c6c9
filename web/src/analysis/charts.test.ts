import { describe, expect, it } from 'vitest';
import type { Seen, TurnPoint } from './analysis';
import { band, dots, line, strip, summary } from './charts';
import { guess } from './sides';

const BOX = { left: 0, top: 0, width: 100, height: 100 };

function turn(turn: number, chance: number, error = 0.1): TurnPoint {
  return { turn, seat: 0, moment: turn * 10, chances: [[chance, error]], plays: 9 };
}

describe('the curve', () => {
  const turns = [turn(1, 0.5), turn(2, 0.2), { ...turn(3, 0), chances: [] }, turn(4, 1, 0)];

  it('leaves out what is not known, and keeps its place', () => {
    expect(dots(BOX, turns, 0).map((dot) => [Math.round(dot.x), dot.y])).toEqual([
      [0, 50],
      [33, 80],
      [100, 0],
    ]);
    expect(line(dots(BOX, turns, 0))).toBe('M0.0 50.0L33.3 80.0L100.0 0.0');
  });

  it('has a band that never leaves the chart', () => {
    expect(band(dots(BOX, [turn(1, 0.95)], 0))).toBe('M0.0 0.0L0.0 15.0Z');
    expect(band([])).toBe('');
  });

  it('is said in one sentence', () => {
    expect(summary(turns, 0)).toEqual({ first: 50, last: 100, turn: 2, rose: true });
    expect(summary([turn(1, 0.5)], 0)).toBeNull();
  });
});

it('a strip goes in steps from the deal to the end', () => {
  const seen: Seen[] = [
    { moment: 0, turn: 0, odds: [[0.4, 0.4, 0.2]] },
    { moment: 50, turn: 2, odds: [[0.9, 0.1, 0]] },
  ];
  expect(strip(seen, 0, 100, 10, 10).red).toBe('M0 10L0.0 6.0L0.0 6.0L5.0 6.0L5.0 1.0L10 1.0L10 10Z');
  expect(strip(seen, 3, 100, 10, 10)).toEqual({ red: '', blue: '' });
});

it('a guess is told in tens where it was measured to be no better', () => {
  expect(guess({ rough: false }, 0.716)).toBe(72);
  expect(guess({ rough: true }, 0.716)).toBe(70);
});
