import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Board } from '../table/board.svelte';
import { Coach } from './coach.svelte';

const TOPICS = [{ name: 'question decide', text: 'Decide.', rule: 'CL-PASS-08' }];

/** A table with one question at a time, and a server that answers at once. */
function table(level: number, alone = true) {
  const consult = vi.fn((sort: string): Promise<unknown> => {
    const prompt = board.prompt.id;
    if (sort === 'topics') return Promise.resolve({ t: 'topics', prompt, topics: TOPICS });
    if (sort === 'weigh') return Promise.resolve({ t: 'weighed', prompt, ...weighed });
    const hint = { at: { sort: 'hand', seat: null, word: '' }, look: 'Look.', text: 'These.', options: [] };
    return Promise.resolve({ t: sort, prompt, state: 'shown', ...hint });
  });
  const answer = vi.fn();
  let weighed = { topics: ['question decide'], right: true, warning: '', text: '', rule: '' };
  const board = {
    session: { alone, consult, answer },
    source: { ask: { undo: false } },
    prompt: { id: '1.1' },
    table: { game: 1 },
    view: { turn_no: 3 },
    coachLevel: level,
  };
  const coach = new Coach(board as unknown as Board, (() => undefined) as never);
  const warn = (): void => {
    weighed = { topics: ['question decide'], right: false, warning: 'third-black', text: 'That kills.', rule: 'R' };
  };
  const turn = (id: string, turn_no: number): void => {
    board.prompt = { id };
    board.view = { turn_no };
  };
  return { coach, answer, consult, warn, turn };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

afterEach(() => localStorage.clear());

describe('a hint', () => {
  it('says what to look at first, then what it would consider, then it is gone', async () => {
    const { coach, consult } = table(3);
    coach.hint();
    await settled();
    expect(coach.saying?.kind).toBe('look');
    expect(coach.thing?.sort).toBe('hand');
    coach.hint();
    expect(coach.saying?.kind).toBe('hint');
    expect(coach.thing).toBeNull();
    coach.hint();
    expect(coach.saying).toBeNull();
    coach.hint();
    expect(coach.saying).toMatchObject({ kind: 'look' });
    expect(consult).toHaveBeenCalledTimes(1); // the same question is asked once
  });

  it('that is on its way is not asked for again, and does not come twice', async () => {
    const { coach, consult, turn } = table(3);
    coach.hint();
    coach.hint();
    await settled();
    expect(coach.saying?.kind).toBe('look');
    coach.hint();
    await settled();
    expect(coach.saying?.kind).toBe('hint');
    expect(consult).toHaveBeenCalledTimes(1);
    turn('1.2', 3);
    coach.close();
    coach.hint();
    await settled();
    expect(consult).toHaveBeenCalledTimes(2); // another question is another hint
  });

  it('that could not be had can be asked for again', async () => {
    const { coach, consult } = table(3);
    consult.mockRejectedValueOnce(new Error('gone'));
    coach.hint();
    await settled();
    expect(coach.saying?.kind).toBe('failed');
    coach.hint();
    await settled();
    expect(coach.saying?.kind).toBe('look');
  });

  it('that comes too late for its question is not shown', async () => {
    const { coach, turn } = table(3);
    coach.hint();
    turn('1.2', 3);
    await settled();
    expect(coach.saying).toBeNull();
  });
});

describe('what the coach says by itself', () => {
  it('is said once a turn, and of each thing once', async () => {
    const { coach, turn } = table(1);
    coach.fresh();
    await settled();
    expect(coach.saying).toMatchObject({ kind: 'note', text: 'Decide.' });
    turn('1.2', 4);
    coach.fresh();
    await settled();
    expect(coach.saying).toBeNull();
  });

  it.each([0, 2, 3])('is nothing about what is new on level %i', async (level) => {
    const { coach } = table(level);
    coach.fresh();
    await settled();
    expect(coach.saying).toBeNull();
  });

  it('is nothing while other people wait', async () => {
    const { coach, warn } = table(1, false);
    coach.fresh();
    await settled();
    expect(coach.saying).toBeNull();
    warn();
    expect(coach.guard('accept', false)).toBe(true);
  });

  it.each([1, 2])('is a warning before an answer that loses at once, on level %i', async (level) => {
    const { coach, answer, warn } = table(level);
    warn();
    expect(coach.guard('accept', false)).toBe(false);
    await settled();
    expect(coach.saying).toMatchObject({ kind: 'warning', text: 'That kills.' });
    expect(answer).not.toHaveBeenCalled();
    coach.anyway();
    expect(answer).toHaveBeenCalledWith('accept', false);
    expect(coach.guard('accept', false)).toBe(true); // said once is enough
  });

  it('lets an answer go that is good', async () => {
    const { coach, answer } = table(2);
    expect(coach.guard('decline', true)).toBe(false);
    await settled();
    expect(answer).toHaveBeenCalledWith('decline', true);
    expect(coach.saying).toBeNull();
  });

  it('does not hold answers on level 3', () => {
    const { coach, consult } = table(3);
    expect(coach.guard('accept', false)).toBe(true);
    expect(consult).not.toHaveBeenCalled();
  });

  it('holds its peace about what was done right twice without a hint', async () => {
    const { coach, turn } = table(1);
    for (const [id, turn_no] of [
      ['1.1', 3],
      ['1.2', 4],
    ] as const) {
      turn(id, turn_no);
      coach.guard('decline', false);
      await settled();
    }
    turn('1.3', 5);
    coach.fresh();
    await settled();
    expect(coach.saying).toBeNull();
  });
});
