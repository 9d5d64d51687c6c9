import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../net/session.svelte';
import { speak, t, tIn } from '../../words';
import type { CharacterWords } from '../../words/catalogue';
import { ME, sitDown, socket, view } from '../fake-table';
import Table from '../Table.svelte';

const skill = (key: string): CharacterWords['skills'][number] => ({
  key,
  notation: `skill ${key}`,
  name: `名${key}`,
  label: key,
  text: `技能 ${key} 的全文，一個字也不少。`,
  rule: 'CL-1',
});
const who = (title: string, hidden: boolean): CharacterWords => ({
  title,
  code: title,
  name: title,
  full: title,
  gender: 'male',
  hidden,
  skills: [skill(`${title}-1`), skill(`${title}-2`)],
  mission: `${title} 的任務。`,
});
const HIDDEN = who('老槍', true);
const OPEN = who('刀鋒', false);
/** Of the catalogue only what a table reads before anything else. */
const words = {
  cards: [],
  identities: [],
  house: [],
  presets: [],
  bar: {},
  steps_of_play: [],
  draw_label_key: 'web-table-phase-draw',
  characters: [HIDDEN, OPEN],
};

let session: Session;
let shown: Record<string, unknown>;

beforeAll(() => speak('zh-Hant', false));
afterEach(() => {
  session.close();
  void unmount(shown);
});

describe('whoever chooses a character', () => {
  it('reads all that both can do, what their mission is worth, and what lying face down means', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve(words) }));
    session = sitDown(1);
    const options = [HIDDEN, OPEN].map(({ title }) => ({
      n: `keep ${title}`,
      kind: 'keep',
      label: title,
      word: title,
    }));
    const prompt = { id: '1.2', kind: 'character', text: '選一個角色', options };
    const ask = { id: '1.2', kind: 'character', seats: [ME], clock: null };
    socket().say({ t: 'step', seq: 2, events: [], patch: [], ask, prompt });
    shown = mount(Table, { target: document.body, props: { session } });
    const sheet = ({ title }: CharacterWords): string =>
      document.querySelector(`[data-testid="character"][data-notation="keep ${title}"]`)?.textContent ?? '';
    flushSync();
    await new Promise((resolve) => setTimeout(resolve)); // the words have come
    flushSync();
    for (const one of [HIDDEN, OPEN]) {
      for (const { name, text } of one.skills) expect(sheet(one)).toContain(name + text);
      expect(sheet(one)).toContain(one.mission);
      expect(sheet(one)).toContain(t('web-table-mission-only'));
    }
    expect(sheet(HIDDEN)).toContain(tIn(view.edition, 'web-table-lurking'));
    expect(sheet(HIDDEN)).toContain(t('web-table-lurking-means'));
    expect(sheet(OPEN)).toContain(t('web-table-open'));
    expect(sheet(OPEN)).not.toContain(t('web-table-lurking-means'));
  });
});
