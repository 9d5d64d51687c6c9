import { describe, expect, it } from 'vitest';
import type { Lang } from '../net/session.svelte';
import { speak, t, tIn } from '.';

describe('what an edition calls it', () => {
  it.each<[Lang, string, string]>([
    ['zh-Hant', '牌庫', '牌堆'],
    ['zh-Hans', '牌库', '牌堆'],
  ])('is said at its tables alone: %s', async (lang, usual, own) => {
    await speak(lang, false);
    expect(tIn('spywar', 'web-table-deck')).toBe(own);
    for (const edition of ['classic', 'classic-lite', undefined]) expect(tIn(edition, 'web-table-deck')).toBe(usual);
    expect(tIn('spywar', 'web-table-says-hand', { n: 3 })).toBe(t('web-table-says-hand', { n: 3 }));
  });
});
