import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('an address', () => {
  it('leads to its page', () => {
    expect(parse('/')).toEqual({ page: 'landing' });
    expect(parse('/t/abcdef')).toEqual({ page: 'table', code: 'ABCDEF' });
    expect(parse('/replay/x1/')).toEqual({ page: 'replay', id: 'x1' });
    expect(parse('/analysis/x1')).toEqual({ page: 'analysis', id: 'x1' });
    expect(parse('/about')).toEqual({ page: 'about' });
    expect(parse('/rules')).toEqual({ page: 'rules', edition: '', kind: '', key: '' });
    expect(parse('/rules/classic/rule/CL-CARD-LOCK-04')).toEqual({
      page: 'rules',
      edition: 'classic',
      kind: 'rule',
      key: 'CL-CARD-LOCK-04',
    });
    expect(parse('/rules/classic/card/%E0%A4%A')).toMatchObject({ page: 'rules', key: '%E0%A4%A' });
    expect(parse('/rules/a/b/c/d')).toEqual({ page: 'lost' });
    expect(parse('/replays')).toEqual({ page: 'replays' });
    expect(parse('/learn')).toEqual({ page: 'learn' });
    expect(parse('/learn/classic/4')).toEqual({ page: 'lesson', name: 'classic/4' });
  });

  it('that means nothing is lost', () => {
    for (const path of ['/t', '/replay', '/about/x', '/t/a/b', '/learn/classic', '/learn/classic/x', '/nothing'])
      expect(parse(path)).toEqual({ page: 'lost' });
  });
});
