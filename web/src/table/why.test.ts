import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../words';
import type { Board } from './board.svelte';
import { gatherReasons } from './why';

const TOLD = {
  en: [
    [
      'You can use this only on another player’s turn: Intercept (blue).',
      'You can use this only on another player’s turn.',
    ],
    ['There is no valid target for Intercept (blue).', 'There is no valid target for Intercept (blue).'],
  ],
  'zh-Hant': [
    ['截獲（藍）只能在別人的回合使用。', '只能在別人的回合使用。'],
    ['情報在別人面前；截獲（藍）只對到了你面前的情報有效。', '情報在別人面前；截獲（藍）只對到了你面前的情報有效。'],
    ['截獲（藍）', '截獲（藍）'],
  ],
} as const;

beforeAll(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('no server'))));

describe('the reason on a card', () => {
  it.each(['en', 'zh-Hant'] as const)('does not say its name again where it stands first or last: %s', async (lang) => {
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
