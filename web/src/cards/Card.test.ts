import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../words/i18n.svelte';
import Card from './Card.svelte';
import Chip from './Chip.svelte';
import Identity from './Identity.svelte';
import Portrait from './Portrait.svelte';

let drawn: Record<string, unknown> | null = null;

function draw(component: typeof Card | typeof Chip | typeof Identity | typeof Portrait, props: object): HTMLElement {
  drawn = mount(component as typeof Card, { target: document.body, props: props as { name: string } });
  flushSync();
  return document.body;
}

beforeAll(() => speak('zh-Hant', false));
afterEach(() => {
  if (drawn) void unmount(drawn);
  document.body.innerHTML = '';
});

describe('a card', () => {
  it('says its colour three times: colour, form, character', () => {
    const page = draw(Card, { name: '鎖定/red' });
    expect(page.querySelector('.card.red .rib.red')?.textContent).toBe('紅');
    expect(page.querySelector('.fn')?.textContent).toBe('鎖定');
    expect(page.querySelector('.stamp.direct')?.textContent?.trim()).toBe('直達');
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('鎖定（紅）');
    expect(page.querySelector('.tele')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('of two colours has two ribbons, an arrow and a padlock', () => {
    const page = draw(Card, { name: '破译/red+black/←/锁' });
    expect([...page.querySelectorAll('.rib')].map((rib) => rib.textContent)).toEqual(['紅', '黑']);
    expect(page.querySelector('.arrow use[href="#m-lock"]')).not.toBeNull();
    expect(page.querySelector('.arrow use[href="#a-left"]')).not.toBeNull();
  });

  it('that cannot be used says why in place of its text', () => {
    const page = draw(Card, { name: '燒毀/blue', state: 'off', reason: '沒有黑色情報' });
    expect(page.querySelector('.why')?.textContent).toBe('沒有黑色情報');
    expect(page.querySelector('.txt')).toBeNull();
  });

  it('names the faction of a probe in bold', () => {
    const page = draw(Card, { name: '試探/black/軍情局抽2' });
    expect(page.querySelector('.txt b')?.textContent).toBe('軍情局');
    expect(page.querySelector('.txt')?.textContent).toContain('抽兩張牌');
  });

  it('that is not known is a back', () => {
    const page = draw(Card, { name: '?', size: 'mini' });
    expect(page.querySelector('use')?.getAttribute('href')).toBe('#b-game');
    expect(page.textContent?.trim()).toBe('');
  });
});

describe('chips, identities, portraits', () => {
  it('a chip of two colours is one chip with two heads', () => {
    const page = draw(Chip, { name: '平衡/blue+black/↑' });
    expect(page.querySelectorAll('svg.chip.duo').length).toBe(1);
    expect([...page.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['藍', '黑']);
  });

  it('an identity nobody knows is a sealed envelope', () => {
    const page = draw(Identity, { name: '?' });
    expect(page.querySelector('use')?.getAttribute('href')).toBe('#b-id');
  });

  it('what a character can be is not drawn', () => {
    const page = draw(Portrait, { character: ['老鬼', '老槍'] });
    expect(page.querySelector('use')?.getAttribute('href')).toBe('#p-back');
  });
});
