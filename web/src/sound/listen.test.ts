import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask, Prompt } from '../net/protocol';
import type { Session } from '../net/session.svelte';

const play = vi.hoisted(() => vi.fn<(name: string) => void>());
vi.mock('./sound.svelte', () => ({ play }));
import { listen } from './story';

const choice = (n: string): Prompt['options'][number] => ({ n }) as Prompt['options'][number];
const both = [choice('pass'), choice('play')];
const brief = { id: 'q', kind: 'respond', seats: [0, 1], clock: null, lasting: true, held: false } as Ask;

function heard(ask: Ask, options: Prompt['options'], seconds: number, holding = false): string[] {
  const prompt = { id: ask.id, kind: 'respond', options, text: '', holding };
  const clock = { endsAt: performance.now() + seconds * 1000, total: seconds * 1000 };
  const stop = listen({
    ask,
    prompt,
    clock,
    answered: false,
    holding,
    onStep: () => () => undefined,
  } as unknown as Session);
  vi.advanceTimersByTime(seconds * 1000);
  stop();
  return play.mock.calls.map(([name]) => name);
}

beforeEach(() => {
  vi.useFakeTimers();
  play.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('being asked', () => {
  it('is heard once, and the last five seconds of the clock are', () => {
    expect(heard({ ...brief, lasting: false }, both, 7)).toEqual(['turn', 'clock', 'clock', 'clock', 'clock', 'clock']);
  });

  it('is not counted down where a question is over in a moment', () => {
    expect(heard(brief, both, 3)).toEqual(['turn']);
  });

  it('is counted down for whoever has it wait, and for nobody else', () => {
    expect(heard({ ...brief, held: true }, both, 3, true)).toEqual(['turn', 'clock', 'clock', 'clock']);
    play.mockReset();
    expect(heard({ ...brief, held: true }, both, 3)).toEqual(['turn']);
  });

  it('does not call again and again where short questions follow each other', () => {
    const session = {
      ask: brief,
      prompt: null,
      clock: null,
      answered: false,
      holding: false,
      onStep: () => () => undefined,
    } as unknown as Session;
    const stop = listen(session);
    for (let i = 0; i < 10; i++) {
      session.prompt = { id: `q${i}`, kind: 'respond', options: both, text: '', holding: false };
      vi.advanceTimersByTime(800);
    }
    stop();
    expect(play.mock.calls).toHaveLength(2);
  });

  it('makes no sound where passing is all one can do', () => {
    expect(heard(brief, [choice('pass')], 3)).toEqual([]);
    expect(heard({ ...brief, held: true }, [choice('pass')], 3, true)).toEqual([]);
  });
});
