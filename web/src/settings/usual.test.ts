import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../net/kept';
import { keepUsual, usual, usualForFriends, usualSettings } from './usual';

const offer = {
  editions: {},
  levels: [{ name: 'club', ratings: {} }],
  level: 'club',
  paces: ['calm', 'normal', 'quick', 'instant'],
};

beforeEach(() => localStorage.clear());

describe('the usual table', () => {
  it('has the pace of before under its name of today', () => {
    for (const [before, now] of [
      ['slow', 'calm'],
      ['fast', 'quick'],
      ['normal', 'normal'],
      ['warp', 'normal'],
    ] as const) {
      keep('usual', { pace: before });
      expect(usualSettings(offer, usual()).pace).toBe(now);
    }
  });

  it('is not instant where others are awaited', () => {
    keep('usual', { pace: 'instant' });
    expect(usualSettings(offer, usual()).pace).toBe('instant');
    expect(usualForFriends(offer, usual()).pace).toBe('normal');
  });

  it('has a clock where one was wished for, and remembers what else was chosen', () => {
    expect(usualSettings(offer, usual()).clock).toBe(false);
    keepUsual({ ...usualSettings(offer, usual()), edition: 'spywar', clock: true, pace: 'calm' });
    keepUsual({ seats: 7 });
    expect(usualSettings(offer, usual())).toMatchObject({ edition: 'spywar', seats: 7, clock: true, pace: 'calm' });
  });

  it('is never both public and relaxed', () => {
    keep('usual', { relaxed: true });
    expect(usualSettings(offer, usual()).relaxed).toBe(true);
    keep('usual', { relaxed: true, public: true });
    expect(usualSettings(offer, usual()).relaxed).toBe(false);
  });
});
