import { describe, expect, it } from 'vitest';
import type { GameView } from '../net/protocol';
import { nextThatMatters, partAt, partsOf, pictureOf } from './chapters';

/** Views at which these questions are open; the last has none. */
function views(...numbers: number[]): GameView[] {
  return [...numbers.map((number) => ({ decision: { number } })), { decision: null }] as unknown as GameView[];
}

const chapter = { seat: 0, events: 3, marks: [] };

describe('chapters over steps', () => {
  const parts = partsOf(
    [
      { ...chapter, turn: 0, seat: -1, moment: 1 },
      { ...chapter, turn: 1, moment: 4, marks: [{ kind: 'locked', moment: 6, text: 'x' }] },
      { ...chapter, turn: 2, moment: 9, marks: [{ kind: 'third', moment: -1 }] },
    ],
    views(1, 2, 4, 5, 7, 9, 12),
  );

  it('each begins at the first step these eyes have of it', () => {
    expect(parts.map((part) => [part.first, part.last])).toEqual([
      [0, 1],
      [2, 4],
      [5, 7],
    ]);
  });
  it('a mark between two steps stands at the later one, the end at the last', () => {
    expect(parts[1]!.marks[0]!.step).toBe(4);
    expect(parts[2]!.marks[0]!.step).toBe(7);
  });
  it('every step is in one chapter', () => {
    expect([0, 1, 2, 4, 5, 7].map((step) => partAt(parts, step))).toEqual([0, 0, 1, 1, 2, 2]);
  });
  it('a game of one view has its chapters all the same', () => {
    expect(partsOf([{ ...chapter, turn: 0, moment: 1 }], views())[0]).toMatchObject({ first: 0, last: 0 });
  });
  it('a turning point stands before the marks of its chapter', () => {
    const found = partsOf(
      [
        { ...chapter, turn: 1, moment: 1, marks: [{ kind: 'locked', moment: 2 }] },
        { ...chapter, turn: 2, moment: 4, marks: [] },
      ],
      views(1, 2, 4),
      [{ kind: 'turning', moment: 4, point: 1 }],
    );
    expect(found.map((part) => part.marks.map((mark) => mark.kind))).toEqual([['locked'], ['turning']]);
  });
  it('whoever wants only what matters stops at chapters, marks and the end', () => {
    const stops = [0];
    while (stops.at(-1)! < 7) stops.push(nextThatMatters(parts, stops.at(-1)!, 7));
    expect(stops).toEqual([0, 2, 4, 5, 7]);
  });
  it('an unknown kind has a picture too', () => {
    expect(pictureOf('what is this')).toBe('info');
  });
});
