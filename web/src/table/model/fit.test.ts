import { describe, expect, it } from 'vitest';
import { below, fitted, noted } from './fit';

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

describe('what stands below it', () => {
  const row = { note: '', text: '', links: 0, wide: 400, lines: 1, ready: false };
  const told = 'Jade accepts the message; it may still be contested.';

  it('has a link to the list, where that takes nothing from what is told', () => {
    expect(below(row)).toEqual({ told: true, listed: true });
    expect(below({ ...row, lines: 2, text: 'Tap a highlighted card to see what it does.' }).listed).toBe(false);
    expect(below({ ...row, lines: 2, wide: 540, text: 'Tap a highlighted card to see what it does.' })).toEqual({
      told: true,
      listed: true,
    });
  });

  it('is told to its end or not at all', () => {
    const text = '1 Use Intercept (red): The contested message moves in front of you.';
    expect(below({ ...row, lines: 2, text }).told).toBe(false);
    expect(below({ ...row, lines: 2, wide: 600, text })).toEqual({ told: true, listed: false });
    expect(below({ ...row, text }).told).toBe(true); // there are two lines for it
    expect(below({ ...row, lines: 2, ready: true, text }).told).toBe(true); // in smaller letters
  });

  it('is the gist of a note where there is no room for all of it', () => {
    const all = `${told} Jade may be one blue message from winning.`;
    expect(noted(all, 'the gist', 400)).toBe('the gist');
    expect(noted(all, 'the gist', 900)).toBe(all);
    expect(noted(all, 'the gist', 0)).toBe(all); // not drawn yet
  });

  it('is a note before anything else', () => {
    expect(below({ ...row, note: told, text: 'Choose a card.' })).toEqual({ told: false, listed: false });
    expect(below({ ...row, wide: 900, note: told, text: 'Choose a card.' })).toEqual({ told: true, listed: true });
  });
});
