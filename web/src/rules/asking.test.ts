import { describe, expect, it } from 'vitest';
import { type Answering, Asking, pieces, type Spoken } from './asking';

const SPOKEN: Spoken = {
  characters: '',
  kept: ['功能'],
  idle: ['可以', '了', '能', '吗', 'can', 'i', 'the', 'a'],
  alike: [
    ['牌库', '牌堆'],
    ['抽完', '没了'],
    ['foil', 'counter', 'see through'],
    ['win', 'wins', 'victory'],
  ],
};
const text = (ask: string, answer = '', more: Partial<Answering> = {}): Answering => ({
  text: `${ask} ${answer}`,
  ask,
  about: [],
  written: true,
  ...more,
});
const asking = (...texts: Answering[]): Asking =>
  new Asking(SPOKEN, (one) => one, texts, ['lock', 'intercept', '锁定']);
const nearest = (query: string, ...texts: Answering[]): number[] => {
  const one = asking(...texts);
  return one.nearest([], one.bare(one.said(one.spelt(query))), () => false);
};

describe('a question in the words of players', () => {
  it('is compared by words without endings and pairs of characters', () => {
    expect(pieces('牌库空')).toEqual(['牌库', '库空']);
    expect(pieces('declined declines')).toEqual(['declin', 'declin']);
    expect(pieces('foiled, foil')).toEqual(['foil', 'foil']);
  });

  it('says it as the book does, and leaves out what says nothing', () => {
    const one = asking();
    expect(one.bare(one.said('counter a counter'))).toBe('foil foil');
    expect(one.said('encounter')).toBe('encounter');
    expect(one.bare(one.said('牌堆没了'))).toBe('牌库 抽完');
    expect(one.bare('可以用功能牌吗？')).toBe('用功能牌');
    expect(one.bare('can i intercept')).toBe('intercept');
  });

  it('takes a slip for the word it is near to, a name before all', () => {
    const one = asking(text('the intercepted message'), text('declined'));
    for (const slip of ['interept', 'interceptt', 'intrecept', 'intercwpt']) expect(one.spelt(slip)).toBe('intercept');
    expect(one.spelt('declines')).toBe('declines'); // the book has the word, with another ending
    expect(one.spelt('abc zzzzzz')).toBe('abc zzzzzz');
  });

  it('finds what says most of it, in whatever words', () => {
    const deck = text('抽到一半牌库没了，怎么办？');
    const hand = text('手牌有上限吗？');
    expect(nearest('牌堆抽完了', hand, deck, hand)).toEqual([1]);
    expect(nearest('上限', hand, deck)).toEqual([0]);
    expect(nearest('爆头', hand, deck)).toEqual([]);
    expect(nearest('能吗', hand, deck)).toEqual([]);
  });

  it('puts a question before an answer, and what was written for readers before titles', () => {
    const title = text('no victory for the dead', '', { written: false });
    const asked = text('who wins when dead?');
    const answered = text('what of losers?', 'the dead share the victory and more is said here');
    expect(nearest('dead win', title, answered, asked)[0]).toBe(2);
    expect(nearest('dead win', title, answered)).toContain(1);
  });

  it('weighs names by where they are', () => {
    const one = asking(text('of lock'), text('of lock and intercept'), text('of nothing'));
    const name = { text: 'intercept', ids: new Set(['card/intercept']) };
    expect(one.nearest([name], '', (at) => at === 1)).toEqual([1]);
  });
});
