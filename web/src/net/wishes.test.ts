import { beforeEach, describe, expect, it } from 'vitest';
import { AS_USUAL, conditionsOf, keepWishes, wishes, withCondition } from './wishes';

beforeEach(() => localStorage.clear());

describe('when questions are to wait', () => {
  it('is kept apart for strict and relaxed tables', () => {
    keepWishes(false, { hold: ['targeted'], named: [] });
    keepWishes(true, { hold: [], named: ['截獲'] });
    expect(wishes(false)).toEqual({ hold: ['targeted'], named: [] });
    expect(wishes(true)).toEqual({ hold: [], named: ['截獲'] });
  });

  it('is as usual where nothing was kept, or nothing that is understood', () => {
    expect(wishes(false)).toEqual(AS_USUAL);
    localStorage.setItem(
      'fengsheng.prefs',
      JSON.stringify({ auto_pass: true, until_concerned: true, named: ['截獲'] }),
    );
    expect(wishes(false)).toEqual(AS_USUAL);
    expect(localStorage.getItem('fengsheng.prefs')).toBeNull();
    localStorage.setItem('fengsheng.holding', JSON.stringify({ strict: { hold: ['never', 'always'], named: [7] } }));
    expect(wishes(false)).toEqual({ hold: ['always'], named: [] });
  });

  it('has other usual conditions where time may tell', () => {
    expect(conditionsOf(AS_USUAL, false)).toEqual(['decisive']);
    expect(conditionsOf(AS_USUAL, true)).toEqual(['can_act']);
    expect(conditionsOf({ hold: ['can_act', 'reached'], named: [] }, false)).toEqual(['reached']);
  });

  it('begins a choice with what is usual; always stands alone; nothing is never', () => {
    const more = withCondition(AS_USUAL, 'targeted', true, false);
    expect(more.hold).toEqual(['decisive', 'targeted']);
    expect(withCondition(more, 'always', true, false).hold).toEqual(['always']);
    expect(withCondition({ hold: ['always'], named: [] }, 'reached', true, true).hold).toEqual(['reached']);
    expect(withCondition({ hold: ['always'], named: [] }, 'always', false, true).hold).toBeNull();
    expect(withCondition(AS_USUAL, 'decisive', false, false).hold).toEqual([]);
  });
});
