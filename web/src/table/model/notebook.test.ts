import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView } from '../../net/protocol';
import { notesOf } from './notebook';

const seat = (n: number, more: object = {}): object => ({
  seat: n,
  status: 'in',
  identity: '?',
  colours: [0, 0, 0],
  ...more,
});
const view = {
  me: 0,
  seats: [seat(0), seat(1, { colours: [2, 0, 1] }), seat(2, { identity: '軍情局' })],
  probes: [
    { by: 0, target: 1, acted: false, sure: true, named: '打醬油', effect: 0 },
    { by: 2, target: 1, acted: true, sure: true, effect: 0 }, // what it named is not for the reader
    { by: 0, target: 2, acted: true, sure: false, named: '潛伏戰線', effect: 0 }, // may have been a bluff
  ],
} as unknown as GameView;
const events = [
  { kind: 'gain', by: 1, target: 2, cards: ['識破/red'] },
  { kind: 'gain', by: 1, target: 2, cards: ['?'] },
  { kind: 'gain', by: 1, target: 0, cards: ['鎖定/black'] },
  { kind: 'look_identity', by: 2, target: 1 },
] as unknown as GameEvent[];

describe('the notebook', () => {
  it('fills itself from what the reader has seen', () => {
    expect(notesOf(view, events, 3)).toEqual([
      {
        seat: 1,
        identity: '?',
        is: '',
        not: ['打醬油'],
        seenBy: [2],
        took: [
          { from: 2, cards: ['識破/red'] },
          { from: 0, cards: ['鎖定/black'] },
        ],
        short: ['red'],
      },
      { seat: 2, identity: '軍情局', is: '', not: [], seenBy: [], took: [], short: [] },
    ]);
  });

  it('warns by the goal of this table', () => {
    expect(notesOf(view, [], 4).map((note) => note.short)).toEqual([[], []]);
  });
});
