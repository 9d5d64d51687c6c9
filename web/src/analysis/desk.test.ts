import { afterEach, expect, it, vi } from 'vitest';
import type { Choice, Review, Told } from './analysis';
import { Desk } from './desk.svelte';

const choice = (moment: number, seat: number, verdict: string): Choice => ({
  moment,
  turn: 2,
  seat,
  question: 'send',
  verdict,
  told: '',
  loss: 0.1,
  error: 0.03,
  answers: [],
  about: -1,
  believed: [],
  worlds: 24,
  done: 'pass',
});

function answers(...told: Partial<Told>[]): void {
  let at = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(() => {
      const body = { game: 'x', level: 'standard', place: 0, done: 0, ...told[Math.min(at++, told.length - 1)] };
      return Promise.resolve(new Response(JSON.stringify(body), { status: 200 }));
    }),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('looks again while the work goes on, and no longer', async () => {
  vi.useFakeTimers();
  answers({ state: 'queued', place: 3 }, { state: 'running', done: 40 }, { state: 'ready', done: 100 });
  const desk = new Desk('x', 0);
  await desk.say('POST', { seat: 0, level: 'standard', lang: 'en', hidden: true });
  expect(desk.told?.place).toBe(3);
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toContain('names=hidden');
  await vi.advanceTimersByTimeAsync(1600);
  expect(desk.told?.done).toBe(40);
  await vi.advanceTimersByTimeAsync(1600);
  expect(desk.told?.state).toBe('ready');
  await vi.advanceTimersByTimeAsync(9000);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('says what is wrong', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('{"code":"no-replay","text":"?"}', { status: 404 }))),
  );
  const desk = new Desk('x', null);
  await desk.say('GET', { seat: null, level: 'standard', lang: 'en', hidden: false });
  expect(desk.problem).toBe('missing');
});

it('asks about own mistakes first, and about nothing else', () => {
  const desk = new Desk('x', 1);
  expect(desk.tellable(choice(5, 1, 'took'))).toBe(false);
  expect(desk.tellable(choice(5, 1, 'same'))).toBe(true);
  expect(desk.tellable(choice(5, 2, 'took'))).toBe(true);
  desk.tell(choice(5, 1, 'took'));
  expect(desk.tellable(choice(5, 1, 'took'))).toBe(true);
});

it('an address leads to a turning point or to a choice, and back', async () => {
  const point = { turn: 2, moment: 7, choice: null };
  const review = { turning_points: [point, point, point], choices: [choice(5, 1, 'took')] } as unknown as Review;
  answers({ state: 'ready', review });
  const desk = new Desk('x', 0, '#3');
  await desk.say('GET', { seat: 0, level: 'standard', lang: 'en', hidden: false });
  expect([desk.at, desk.hash]).toEqual([2, '#3']);
  desk.open('#choice-5');
  expect([desk.looked?.choice?.moment, desk.hash]).toEqual([5, '#choice-5']);
  desk.open('#9');
  expect(desk.hash).toBe('#3'); // there are no more
  desk.open('#nonsense');
  expect(desk.hash).toBe('#3');
});
