import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../net/kept';
import { usual, usualForFriends, usualSettings } from './usual';

const offer = { editions: {}, bots: ['novice'], paces: ['calm', 'normal', 'quick', 'instant'] };

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

  it('is never both public and relaxed', () => {
    keep('usual', { relaxed: true });
    expect(usualSettings(offer, usual()).relaxed).toBe(true);
    keep('usual', { relaxed: true, public: true });
    expect(usualSettings(offer, usual()).relaxed).toBe(false);
  });
});
