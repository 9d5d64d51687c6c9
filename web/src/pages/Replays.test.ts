import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { rememberReplay } from '../net/kept';
import { speak } from '../words';
import Replays from './Replays.svelte';

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  await speak('zh-Hant', false);
});

describe('the list of replays', () => {
  it('keeps who won to itself until somebody asks', () => {
    rememberReplay({
      id: 'abcd',
      edition: 'classic',
      seats: 3,
      names: ['甲', '乙', '丙'],
      seat: 0,
      winners: [1],
      at: 0,
    });
    const shown = mount(Replays, { target: document.body, props: {} });
    flushSync();
    expect(document.body.textContent).not.toContain('乙');
    document.querySelector<HTMLElement>('[data-testid="show-winners"]')!.click();
    flushSync();
    expect(document.querySelector('[data-testid="winners"]')?.textContent).toContain('乙');
    void unmount(shown);
  });
});
