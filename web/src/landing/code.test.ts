import { describe, expect, it } from 'vitest';
import { codeIn } from './code';

describe('the code of a table', () => {
  it('is found in what people type and paste', () => {
    expect(codeIn('kqxmab')).toBe('KQXMAB');
    expect(codeIn(' kq xm-ab ')).toBe('KQXMAB');
    expect(codeIn('https://example.org/games/fengsheng/t/KQXMAB')).toBe('KQXMAB');
    expect(codeIn('http://192.168.1.2:8766/t/kqxmab?x=1')).toBe('KQXMAB');
    expect(codeIn('KQXMABCD')).toBe('KQXMAB');
    expect(codeIn('k1')).toBe('K');
  });
});
