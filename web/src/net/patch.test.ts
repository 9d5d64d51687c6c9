import { describe, expect, it } from 'vitest';
import { applied } from './patch';
import type { Change } from './protocol';

const view = (): unknown => ({
  turn: 1,
  seats: [
    { hand: 3, intel: ['a', 'b'] },
    { hand: 4, intel: [] },
  ],
  transit: null,
});

describe('a patch', () => {
  it('replaces what lies at a path', () => {
    expect(applied(view(), [[['seats', 1, 'hand'], 5]])).toEqual({
      turn: 1,
      seats: [
        { hand: 3, intel: ['a', 'b'] },
        { hand: 5, intel: [] },
      ],
      transit: null,
    });
  });

  it('takes a key out', () => {
    expect(applied({ a: 1, b: { c: 2, d: 3 } }, [[['b', 'c']], [['a']]])).toEqual({ b: { d: 3 } });
  });

  it('replaces items of an array', () => {
    expect(applied({ l: [1, 2, 3, 4] }, [[['l'], 1, 2, ['x']]])).toEqual({ l: [1, 'x', 4] });
    expect(applied({ l: [] as number[] }, [[['l'], 0, 0, [7, 8]]])).toEqual({ l: [7, 8] });
  });

  it('with an empty path is a whole new view', () => {
    expect(applied(view(), [[[], { turn: 9 }]])).toEqual({ turn: 9 });
  });

  it('can set a value to null or false, and to an array of four', () => {
    expect(
      applied({ a: 1, b: 2, c: 3 }, [
        [['a'], null],
        [['b'], false],
        [['c'], [1, 2, 3, 4]],
      ]),
    ).toEqual({ a: null, b: false, c: [1, 2, 3, 4] });
  });

  it('leaves the old view alone and shares what has not changed', () => {
    const before = view() as { seats: { intel: string[] }[] };
    const after = applied(before, [[['seats', 0, 'hand'], 9]]);
    expect(before).toEqual(view());
    expect(after.seats[1]).toBe(before.seats[1]);
    expect(after.seats[0]).not.toBe(before.seats[0]);
    expect(after.seats[0]!.intel).toBe(before.seats[0]!.intel);
  });

  it('is applied in order', () => {
    const changes: Change[] = [
      [['n'], 1],
      [['n'], 2],
      [['l'], 0, 0, ['a']],
      [['l'], 1, 0, ['b']],
    ];
    expect(applied({ n: 0, l: [] as string[] }, changes)).toEqual({ n: 2, l: ['a', 'b'] });
  });

  it('that does not fit is an error', () => {
    expect(() => applied({ a: 1 }, [[['a', 'b'], 2]])).toThrow();
    expect(() => applied({ a: 1 }, [[['a'], 0, 0, [1]]])).toThrow();
  });
});
