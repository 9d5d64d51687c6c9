import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../words';
import type { Board } from './board.svelte';
import { gatherReasons } from './why';

const TOLD = {
  en: [
    ['You can use this only on another player’s turn: Intercept (blue).', 'Only on another player’s turn.'],
    // what stands behind the name differs: of a probe, what it says
    [
      'You can use this only in your own play phase: Intercept (blue →; draws: Stranger).',
      'Only in your own play phase.',
    ],
    // the first sentence is the gist
    [
      'You are deciding whether to accept the message; no cards or skills can be used until then.',
      'You are deciding whether to accept the message.',
    ],
    [
      'The message has already reached a player. This works only while it is in transit: Intercept (blue).',
      'The message has already reached a player.',
    ],
    ['There is no valid target for Intercept (blue).', 'There is no valid target for Intercept (blue).'],
  ],
  'zh-Hant': [
    ['截獲（藍）只能在別人的回合使用。', '只能在別人的回合使用。'],
    ['情報在別人面前；截獲（藍）只對到了你面前的情報有效。', '情報在別人面前。'],
    ['截獲（藍→，神秘人摸牌）只能在爭奪階段使用。', '只能在爭奪階段使用。'],
    ['截獲（藍）', '截獲（藍）'],
  ],
} as const;

beforeAll(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('no server'))));

describe('the reason on a card', () => {
  it.each(['en', 'zh-Hant'] as const)('is the gist, and does not say its name again: %s', async (lang) => {
    await speak(lang, false);
    for (const [text, brief] of TOLD[lang]) {
      const explainHand = (): Promise<object[]> => Promise.resolve([{ what: '截獲/blue', text, rule: '' }]);
      const board = { session: { explainHand }, reasons: {} } as unknown as Board;
      gatherReasons(board);
      await Promise.resolve();
      expect(board.reasons['截獲/blue']).toEqual({ text, rule: '', brief });
    }
  });
});
