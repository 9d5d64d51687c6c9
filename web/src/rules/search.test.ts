import { describe, expect, it } from 'vitest';
import { matches, wordsOf } from './search';

describe('a search', () => {
  it('wants every word, in any order and case', () => {
    expect(matches(wordsOf('lock DECODE'), 'Decode the locked card')).toBe(true);
    expect(matches(wordsOf('lock burn'), 'Decode the locked card')).toBe(false);
    expect(matches(wordsOf('調虎 鎖定'), '調虎離山', '鎖定')).toBe(true);
  });

  it('finds everything when nothing is asked', () => {
    expect(matches(wordsOf('  '), 'x')).toBe(true);
  });
});
