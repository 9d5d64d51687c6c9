import { expect, it } from 'vitest';
import type { Prompt, TrialMessage } from '../../net/protocol';
import { cameFrom, rulingWay } from './trial';

const trial = (more: Partial<TrialMessage>): TrialMessage =>
  ({ trial: 'ruling/classic/CL-SC-LOCK-01', answers: [], wanted: '', left: false, ...more }) as TrialMessage;
const prompt = { options: [{ n: 'pass' }, { n: 'accept', card: '' }] } as unknown as Prompt;

it('says what the ruling answers, then that it was left', () => {
  expect(rulingWay(trial({ wanted: 'accept' }), prompt)).toMatchObject({ left: false, wanted: { n: 'accept' } });
  expect(rulingWay(trial({ left: true, answers: ['pass'] }), prompt)).toEqual({ left: true, wanted: null });
  expect(rulingWay(trial({ left: true }), prompt)).toBeNull();
  expect(rulingWay(trial({ wanted: 'accept' }), null)).toBeNull();
  expect(rulingWay(trial({ trial: 'replay/x/1/2', wanted: 'accept' }), prompt)).toBeNull();
});

it('leads back to the moment or to the ruling', () => {
  expect(cameFrom('replay/abc/151/2')).toBe('/replay/abc?moment=151&eyes=2');
  expect(cameFrom('ruling/classic/CL-SC-LOCK-01')).toBe('/rules/classic/ruling/CL-SC-LOCK-01');
});
