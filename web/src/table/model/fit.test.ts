import { describe, expect, it } from 'vitest';
import { fitted } from './fit';

const SHORT = '你的回合：可以使用卡牌和技能。';
const LONG = 'A message from Nightingale (direct, Foil (black)) has reached you, and you must accept it.';
// what the strip leaves for words at 1440, 1180, 900 and 760 pixels
const WIDTHS = [545, 734, 454, 314];

describe('a question', () => {
  it('is large where it is short', () => {
    expect(fitted(SHORT, 545, false)).toEqual({ px: 18, lines: 1 });
    expect(fitted(SHORT, 300, true)).toEqual({ px: 16, lines: 2 });
  });

  it('is smaller where it is long, and nothing of it is lost', () => {
    for (const width of WIDTHS) {
      const { px, lines } = fitted(LONG, width, false);
      expect(px).toBeGreaterThanOrEqual(13);
      expect(px * 0.58 * LONG.length, `${width}`).toBeLessThanOrEqual(width * lines);
    }
    const { px, lines } = fitted(LONG, 300, true);
    expect(px * 0.58 * LONG.length).toBeLessThanOrEqual(300 * lines);
    expect(px * 1.25 * lines + 18).toBeLessThanOrEqual(88);
  });

  it('does with one line, if it can, once something is picked: what that would do has the other', () => {
    const turn = 'Your turn: use cards and skills, and send one message.';
    expect(fitted(turn, 395, false).lines).toBe(2);
    expect(fitted(turn, 395, false, true).lines).toBe(1);
    expect(fitted(turn, 395, false, true).px).toBeGreaterThanOrEqual(13);
    expect(fitted(LONG, 390, false, true)).toEqual(fitted(LONG, 390, false));
    expect(fitted(turn, 300, true, true)).toEqual(fitted(turn, 300, true));
  });

  it('is drawn before it is known how wide the strip is', () => {
    expect(fitted(LONG, 0, false).px).toBe(18);
  });
});
