import { describe, expect, it } from 'vitest';
import type { BookData, Page } from './book';
import { Book } from './book';
import { Lookup, marked } from './lookup';

const card = (key: string, name: string, names: string[], sounds: string[]): Page => ({
  kind: 'card',
  key,
  name,
  names,
  sounds,
  rules: [],
});

const DATA: BookData = {
  edition: 'classic',
  lang: 'zh-Hant',
  chapters: [],
  steps: {},
  pages: [
    card('lock', '鎖定', ['Lock', '锁定'], ['suoding', 'sd']),
    card('lure', '調虎離山', ['Lure Away', '调虎离山'], ['diaohulishan', 'dhls']),
    card('intercept', '截獲', ['Intercept', '截获'], ['jiehuo', 'jh']),
  ],
  terms: [
    {
      key: 'forced',
      name: '強制技能',
      words: { 'zh-Hant': '強制技能', 'zh-Hans': '强制技能', en: 'forced skill' },
      sounds: [],
      text: '條件一符合就必須發動。',
      rules: [],
      beside: [],
    },
  ],
  sections: [],
  entries: [
    { id: 'CL-CARD-LOCK-04', kind: 'rule', text: '被鎖定的玩家必須收下。', about: ['card/lock'] },
    {
      id: 'CL-RULING-011',
      kind: 'ruling',
      text: '很多牌：鎖定、調虎離山、截獲。',
      about: ['card/lock', 'card/lure', 'card/intercept'],
    },
    {
      id: 'CL-RULING-038',
      kind: 'ruling',
      text: '先被調虎離山，後來又被鎖定，怎麼算？',
      about: ['card/lock', 'card/lure'],
    },
  ],
  lessons: [],
  scenes: [
    {
      id: 'CL-SC-INTERCEPT-07',
      title: 'A lock does not stop it',
      rules: ['CL-CARD-LOCK-04'],
      about: ['card/intercept', 'card/lock'],
    },
  ],
  fold: ['鎖調離獲後來麼強條發', '锁调离获后来么强条发'],
};

describe('looking something up', () => {
  const lookup = new Lookup(DATA);
  const keys = (query: string): string[] => lookup.find(query).pages.map((one) => one.key);
  const rulings = (query: string): string[] => lookup.find(query).rulings.map((one) => one.id);

  it('finds a name in every script, language and by its sound', () => {
    for (const query of ['鎖定', '锁定', 'lock', 'LOCK', 'suoding', 'sd']) expect(keys(query)[0]).toBe('lock');
    expect(keys('jh')).toEqual(['intercept']);
    expect(keys('jie')).toEqual(['intercept']);
  });

  it('finds the rulings in which two names occur, the plainest first', () => {
    for (const query of ['調虎離山 鎖定', '锁定 调虎离山', '鎖定調虎離山', 'lure away lock', 'sd dhls'])
      expect(rulings(query)).toEqual(['CL-RULING-038', 'CL-RULING-011']);
    // a scene whose words name neither, but which is about both
    expect(rulings('截獲 鎖定')[0]).toBe('CL-SC-INTERCEPT-07');
  });

  it('finds IDs and words, in whatever script they are written', () => {
    expect(lookup.find('cl-card-lock-04').rules.map((one) => one.id)).toEqual(['CL-CARD-LOCK-04']);
    expect(rulings('后来又')).toEqual(['CL-RULING-038']);
    expect(lookup.find('forced').terms.map((one) => one.key)).toEqual(['forced']);
    expect(lookup.find('  ').rules).toEqual([]);
  });

  it('has a proposal for whoever found nothing', () => {
    expect(lookup.find('鎖丁').pages).toEqual([]);
    expect(lookup.nearest('鎖丁')[0]?.key).toBe('lock');
  });

  it('marks what was looked for', () => {
    expect(marked('又被鎖定了', ['锁定'], lookup.fold)).toEqual([
      { text: '又被', hit: false },
      { text: '鎖定', hit: true },
      { text: '了', hit: false },
    ]);
  });
});

describe('a book', () => {
  it('knows what belongs together', () => {
    const book = new Book(DATA);
    const lock = book.page('card', 'lock')!;
    expect(book.scenesOf(lock).map((one) => one.id)).toEqual(['CL-SC-INTERCEPT-07']);
    expect(book.scenesBy('CL-CARD-LOCK-04')).toHaveLength(1);
    expect(book.meets(lock, 3).map((one) => one.key)).toEqual(['intercept']);
    expect(book.rulingsOf(lock).map((one) => one.id)).toEqual(['CL-RULING-011', 'CL-RULING-038']);
    expect(book.scene('cl-sc-intercept-07')?.about).toContain('card/lock');
  });

  it('says when a card can be used at a table that plays otherwise', () => {
    const when = { steps: ['pass'], turns: 'own', phrase: 'x' };
    const page: Page = {
      ...card('lock', 'Lock', [], []),
      when: { ...when, otherwise: [{ ...when, steps: ['play', 'pass'], option: 'lock_timing', value: 'with_intel' }] },
    };
    const book = new Book({ ...DATA, pages: [page] });
    expect(book.when(page, {})?.steps).toEqual(['pass']);
    expect(book.when(page, { lock_timing: 'with_intel' })?.steps).toEqual(['play', 'pass']);
  });
});
