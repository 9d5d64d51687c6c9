import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberReplay } from '../net/kept';
import type { Story } from '../replay/story';
import { happenedIn, happenedLately } from './lately';

const story = (game: string): Story =>
  ({
    game,
    view: {},
    events: [{ kind: 'deal', text: 'dealt' }],
    steps: [
      { events: [{ kind: 'turn', x: 1, text: 'turn' }], patch: [] },
      { events: [{ kind: 'play', word: 'lock', rule: 'CL-CARD-LOCK-01', text: 'Ann locks Bob.' }], patch: [] },
      { events: [{ kind: 'gain', rule: 'CL-PASS-07', text: 'Bob takes it.' }], patch: [] },
    ],
  }) as unknown as Story;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('finds rules and uses, with their step and turn', () => {
  expect(happenedIn(story('g'), 1, { rules: ['CL-PASS-07'], use: 'lock' })).toEqual([
    { game: 'g', eyes: 1, step: 3, turn: 1, text: 'Bob takes it.' },
    { game: 'g', eyes: 1, step: 2, turn: 1, text: 'Ann locks Bob.' },
  ]);
  expect(happenedIn(story('g'), 1, { rules: ['CL-WIN-01'] })).toEqual([]);
});

it('looks into the latest games of the edition, and goes on without those that are gone', async () => {
  const game = (id: string, edition: string): void =>
    rememberReplay({ id, edition, seats: 3, names: [], seat: 1, winners: [], at: 0 });
  game('new-old', 'classic');
  game('new-other', 'spywar');
  game('new-gone', 'classic-lite');
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string) => {
      asked.push(path);
      const there = path.includes('new-old');
      return Promise.resolve(
        new Response(JSON.stringify(there ? story('new-old') : {}), { status: there ? 200 : 404 }),
      );
    }),
  );
  const found = await happenedLately(new Set(['classic', 'classic-lite']), { rules: ['CL-CARD-LOCK-01'] }, 'en');
  expect(found.map((one) => [one.game, one.step])).toEqual([['new-old', 2]]);
  expect(asked.filter((path) => path.includes('new-other'))).toEqual([]);
  await happenedLately(new Set(['classic', 'classic-lite']), { rules: ['CL-PASS-07'] }, 'en');
  expect(asked.filter((path) => path.includes('new-gone')).length).toBe(1);
});
