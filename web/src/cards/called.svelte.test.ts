import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../words/i18n.svelte';
import { followTable } from './called.svelte';
import Card from './Card.svelte';

beforeAll(() => speak('zh-Hant', false));

describe('a probe', () => {
  it('names the blue faction as the table does, and as usual again when the table is left', () => {
    const table = $state({ options: { bureau_name: '軍情處' } });
    const leave = $effect.root(() => followTable(() => table.options));
    const page = mount(Card, { target: document.body, props: { name: '試探/black/軍情局抽2' } });
    const named = (): string | null | undefined => document.querySelector('.txt b')?.textContent;
    flushSync();
    expect(named()).toBe('軍情處');
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toContain('軍情處');
    table.options = { bureau_name: '軍情局' };
    flushSync();
    expect(named()).toBe('軍情局');
    table.options = { bureau_name: '軍情處' };
    flushSync();
    leave();
    flushSync();
    expect(named()).toBe('軍情局');
    void unmount(page);
  });
});
