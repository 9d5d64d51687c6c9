import { expect, it } from 'vitest';
import { nextStep } from './jump';
import { unknown } from './knew';
import { cameFrom } from '../table/model/trial';
import type { GameView } from '../net/protocol';

it('finds the next step from here, and begins anew at the end', () => {
  const fits = (step: number): boolean => step === 2 || step === 7;
  expect(nextStep(0, 9, fits)).toBe(2);
  expect(nextStep(2, 9, fits)).toBe(7);
  expect(nextStep(7, 9, fits)).toBe(2);
  expect(nextStep(3, 9, () => false)).toBe(-1);
});

function view(me: number | null, identities: string[], card: string): GameView {
  const seats = identities.map((identity, seat) => ({ seat, identity }));
  return { me, seats, transit: { card } } as unknown as GameView;
}

it('tells what a seat did not know: the card under way and its friends', () => {
  const own = view(0, ['潛伏戰線', '?', '?', '軍情局'], '?');
  const open = view(null, ['潛伏戰線', '潛伏戰線', '打醬油', '軍情局'], '截獲/red');
  expect(unknown(own, open)).toEqual({ transit: '截獲/red', friends: [1] });
  const known = view(0, ['潛伏戰線', '潛伏戰線', '?', '軍情局'], '截獲/red');
  expect(unknown(known, open)).toEqual({ transit: '', friends: [] });
});

it('has no friends to tell of for whoever plays alone', () => {
  const own = view(2, ['?', '?', '打醬油', '?'], '?');
  const open = view(null, ['潛伏戰線', '潛伏戰線', '打醬油', '打醬油'], '?');
  expect(unknown(own, open)).toEqual({ transit: '', friends: [] });
});

it('leads back to where one came from', () => {
  expect(cameFrom('replay/abc/151/6/as-it-was')).toBe('/replay/abc?moment=151&eyes=6');
  expect(cameFrom('replay/abc/151/6/as-it-was/hidden')).toBe('/replay/abc?moment=151&eyes=6&names=hidden');
  expect(cameFrom('replay/abc/151/6/hidden')).toBe('/replay/abc?moment=151&eyes=6&names=hidden');
  expect(cameFrom('ruling/classic/CL-SC-LOCK-06')).toBe('/rules/classic/ruling/CL-SC-LOCK-06');
});
