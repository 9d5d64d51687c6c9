import { beforeAll, describe, expect, it } from 'vitest';
import { pieces, sentences, speak } from '.';

const NAMED = { who: 'Amber', me: 'no', item: 'Lock' };

describe('a sentence in pieces', () => {
  beforeAll(() => speak('en', false));

  it('sets apart what it is asked to, in the order of the language', () => {
    expect(pieces('web-table-stack-uses', NAMED, ['who', 'item'])).toEqual([
      { name: 'who', text: 'Amber' },
      { name: '', text: ' uses ' },
      { name: 'item', text: 'Lock' },
    ]);
    expect(pieces('web-table-stack-uses', { ...NAMED, who: 'You', me: 'yes' }, ['who'])).toEqual([
      { name: 'who', text: 'You' },
      { name: '', text: ' use Lock' },
    ]);
  });

  it('is whole where a language does not say it', () => {
    expect(pieces('web-close', { who: 'Amber' }, ['who'])).toEqual([{ name: '', text: 'Close' }]);
  });
});

describe('sentences one after the other', () => {
  it('have room between them in English, and none in Chinese', async () => {
    await speak('en', false);
    expect(sentences(['One.', '', 'Two.'])).toBe('One. Two.');
    await speak('zh-Hant', false);
    expect(sentences(['其一。', '其二。'])).toBe('其一。其二。');
  });
});
