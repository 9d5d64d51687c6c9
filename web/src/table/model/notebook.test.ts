import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView } from '../../net/protocol';
import type { CatalogueData } from '../../words/catalogue';
import notebooks from '../fixtures/notebooks.json';
import { notesOf } from './notebook';
import { type Dealt, dealtOf, possible } from './possible';

const dealt: Dealt = {
  sides: [1, 1, 1],
  names: { red: ['潛伏戰線'], blue: ['軍情局'], other: ['打醬油'] },
};

const seat = (n: number, more: object = {}): object => ({
  seat: n,
  status: 'in',
  identity: '?',
  colours: [0, 0, 0],
  ...more,
});
const view = {
  me: 0,
  seats: [seat(0, { identity: '打醬油' }), seat(1, { colours: [2, 0, 1] }), seat(2, { identity: '軍情局' })],
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
    expect(notesOf(view, events, 3, dealt)).toEqual([
      {
        seat: 1,
        identity: '?',
        may: ['潛伏戰線'],
        not: ['other'],
        seenBy: [2],
        took: [
          { from: 2, cards: ['識破/red'] },
          { from: 0, cards: ['鎖定/black'] },
        ],
        short: ['red'],
      },
      { seat: 2, identity: '軍情局', may: ['軍情局'], not: [], seenBy: [], took: [], short: [] },
    ]);
  });

  it('warns by the goal of this table', () => {
    expect(notesOf(view, [], 4, dealt).map((note) => note.short)).toEqual([[], []]);
  });
});

const titles = (...all: string[]): { title: string; code: string; name: string; goal: string }[] =>
  all.map((title) => ({ title, code: '', name: '', goal: '' }));
const CLASSIC = titles('潛伏戰線', '軍情局', '打醬油', '軍情處');
const FULL = ['镇压者', '篡夺者', '双面间谍', '诱变者', '先行者', '搅局者', '清道夫'];

describe('who may be what', () => {
  it('follows the column and the names of the table', () => {
    const words = {
      sides: {
        4: [
          [1, 1, 2],
          [2, 2, 0],
        ] as [number, number, number][],
      },
      tasks: {},
      identities: CLASSIC,
    };
    expect(dealtOf(words, 4, { identity_table: 'A' })).toEqual({ sides: [1, 1, 2], names: dealt.names });
    const other = dealtOf(words, 4, { identity_table: 'B', bureau_name: '軍情處' });
    expect(other).toEqual({ sides: [2, 2, 0], names: { ...dealt.names, blue: ['軍情處'] } });
  });

  it('lets a probe of several factions tell of each of them', () => {
    const asked = (acted: boolean): GameView =>
      ({
        me: 0,
        seats: [seat(0, { identity: '镇压者' }), seat(1), seat(2), seat(3), seat(4)],
        probes: [{ by: 0, target: 1, acted, sure: true, named: '潜伏战线神秘人', effect: 0 }],
      }) as unknown as GameView;
    const at: Dealt = { sides: [2, 2, 1], names: { red: ['潜伏战线'], blue: ['特工机关'], other: FULL } };
    expect(possible(asked(true), at)[1]).toEqual(['潜伏战线']);
    expect(possible(asked(false), at)[1]).toEqual(['特工机关']);
  });

  it('says something also where identities were dealt by hand', () => {
    const odd = { ...dealt, sides: [3, 0, 0] as [number, number, number] };
    expect(possible(view, odd)[1]).toEqual(['潛伏戰線', '軍情局']);
  });

  // what the reader cannot know makes no difference, and nothing is said that they could not know: whatever is so in a
  // game that looks the same to them is not ruled out, and what is not ruled out is so in one of them
  it.each(notebooks.map((one, i) => [`${one.edition} ${one.kind} ${i}`, one] as const))('holds for %s', (_, one) => {
    const real = one.view as unknown as GameView;
    const told = one.events as unknown as GameEvent[];
    const there = dealtOf(
      one.words as unknown as CatalogueData,
      real.seats.length,
      one.options as object as Record<string, string>,
    );
    expect(notesOf(one.twin as unknown as GameView, told, 3, there)).toEqual(notesOf(real, told, 3, there));
    const deals = one.deals.map((deal) => deal.split(' '));
    const found = real.seats.map((_, i) => [...new Set(deals.map((deal) => deal[i]!))].sort());
    const may = possible(real, there).map((names) => [...names].sort());
    found.forEach((names, i) => expect(may[i]).toEqual(expect.arrayContaining(names)));
    // a probe that others read could be counted out from the cards of the box; the notebook does not
    if (real.probes.every((probe) => probe.named)) expect(may).toEqual(found);
  });
});
