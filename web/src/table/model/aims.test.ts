import { describe, expect, it } from 'vitest';
import { chipAims } from './aims';

describe('chips that may be aimed at', () => {
  const intel = ['識破/black', '鎖定/red', '識破/black'];

  it('are those that are offered', () => {
    expect(chipAims(intel, new Set(['識破/black']))).toEqual(['識破/black', null, '識破/black']);
    expect(chipAims(intel, new Set(['鎖定/red']))).toEqual([null, '鎖定/red', null]);
  });

  it('tell the one that was named already from its equal', () => {
    expect(chipAims(intel, new Set(['識破/black', '識破/black*']))).toEqual(['識破/black', null, '識破/black*']);
  });

  it('mean the named one where all of them were named', () => {
    expect(chipAims(intel, new Set(['識破/black*']))).toEqual(['識破/black*', null, '識破/black*']);
  });
});
