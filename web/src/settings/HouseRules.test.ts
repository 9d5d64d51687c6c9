import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '../words';
import { speak } from '../words';
import HouseRules from './HouseRules.svelte';

const rule = (name: string, label: string, group: string): object => ({
  name,
  group,
  label,
  about: `${label}？`,
  rule: 'CL-1',
  values: [
    { value: 'a', label: '甲' },
    { value: 'b', label: '乙' },
  ],
});
const game = {
  data: { house: [rule('goal', '要幾張', 'win'), rule('lure', '調虎離山', 'cards'), rule('lock', '鎖定', 'cards')] },
  preset: () => ({ options: { goal: 'a', lure: 'a', lock: 'a' } }),
} as unknown as Catalogue;

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  await speak('zh-Hant', false);
});

describe('house rules', () => {
  it('are grouped by what they are about, marked where they were changed, and can be searched', () => {
    const props = { game, preset: 'classic', options: { lock: 'b' } };
    const shown = mount(HouseRules, { target: document.body, props });
    flushSync();
    const labels = (): (string | null)[] => [...document.querySelectorAll('li b')].map((node) => node.textContent);
    expect([...document.querySelectorAll('h4')].map((node) => node.textContent)).toEqual(['勝負', '功能牌']);
    expect(labels()).toEqual(['要幾張', '調虎離山', '鎖定']);
    expect(document.querySelector('li.changed b')?.textContent).toBe('鎖定');
    const search = document.querySelector<HTMLInputElement>('[data-testid="house-search"]')!;
    const look = (text: string): void => {
      search.value = text;
      search.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    };
    look('離山');
    expect(labels()).toEqual(['調虎離山']);
    look('沒有的');
    expect(labels()).toEqual([]);
    expect(document.body.textContent).toContain('沒有這樣的房規。');
    void unmount(shown);
  });
});
