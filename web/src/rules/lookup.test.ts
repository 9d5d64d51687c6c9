import { describe, expect, it } from 'vitest';
import type { BookData, Page } from './book';
import { Book } from './book';
import { folder, Lookup, marked } from './lookup';

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
      ask: '別人先用了，他還要收嗎？',
      answer: '不用。',
      rules: ['CL-CARD-LOCK-04'],
      about: ['card/intercept', 'card/lock'],
    },
  ],
  fold: ['鎖調離獲後來麼強條發還嗎', '锁调离获后来么强条发还吗'],
  spoken: {
    characters: '挷绑',
    kept: [],
    idle: ['還', '能', '嗎', '了', 'can', 'i', 'when'],
    alike: [['三張黑', '三黑']],
  },
};

describe('looking something up', () => {
  const lookup = new Lookup(DATA);
  const keys = (query: string): string[] => lookup.find(query).pages.map((one) => one.key);
  const rulings = (query: string): string[] => lookup.find(query).rulings.map((one) => one.id);

  it('takes the first word of a name for it, beside another name', () => {
    expect(keys('lure lock').sort()).toEqual(['lock', 'lure']);
    expect(rulings('lure lock')).toEqual(rulings('調虎離山 鎖定'));
    expect(keys('lure nothing')).toEqual([]);
  });

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

  it('answers questions in whole sentences, misspelt or in syllables', () => {
    for (const query of ['鎖定了還能截獲嗎', '锁定了还能截获吗？', 'can I intercept when locked', 'lcok interept']) {
      expect(keys(query).sort()).toEqual(['intercept', 'lock']);
      expect(rulings(query)[0] ?? lookup.find(query).near[0]?.id).toBe('CL-SC-INTERCEPT-07');
    }
    expect(keys('jie huo')).toEqual(['intercept']);
    expect(lookup.find('locked').pages.map((one) => one.key)).toEqual(['lock']);
    expect(folder(DATA.fold, '挷绑')('挷')).toBe('绑');
  });

  it('shows what comes nearest only where little has all of it', () => {
    const found = lookup.find('先被調虎離山 然後鎖定');
    expect(found.rulings).toEqual([]);
    expect(found.near[0]?.id).toBe('CL-RULING-038');
    expect(found.near).not.toContain(found.rulings[0]);
  });

  it('takes letters for words, not for parts of them', () => {
    const odd = new Lookup({ ...DATA, entries: [{ id: 'CL-X-01', kind: 'rule', text: 'identities are secret' }] });
    expect(odd.find('tie').rules).toEqual([]);
    expect(odd.find('ident').rules).toHaveLength(1);
    expect(odd.find('cl-x-01').rules).toHaveLength(1);
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
    const busy = { ...DATA.scenes[0]!, id: 'BUSY', ask: 'x', about: ['card/lock', 'card/intercept', 'card/lure'] };
    const plain = { ...DATA.scenes[0]!, id: 'PLAIN', ask: 'x', about: ['card/lock'] };
    const more = new Book({ ...DATA, scenes: [...DATA.scenes, busy, plain] });
    expect(more.scenesOf(lock).map((one) => one.id)).toEqual(['PLAIN', 'CL-SC-INTERCEPT-07', 'BUSY']);
    expect(book.scenesOf(lock).map((one) => one.id)).toEqual(['CL-SC-INTERCEPT-07']);
    expect(book.scenesBy('CL-CARD-LOCK-04')).toHaveLength(1);
    const ruled = new Book({
      ...DATA,
      pages: [{ ...DATA.pages[0]!, rules: ['CL-CARD-LOCK-04'] }, ...DATA.pages.slice(1)],
    });
    const general = { ...DATA.scenes[0]!, id: 'GENERAL', rules: ['CL-TURN-01'] };
    const groups = ruled.grouped([...DATA.scenes, general]);
    expect(groups.map((one) => one.page?.key)).toEqual([undefined, 'lock']);
    expect(groups.map((one) => one.scenes[0]!.id)).toEqual(['GENERAL', 'CL-SC-INTERCEPT-07']);
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
