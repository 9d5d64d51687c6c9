import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventKind, GameEvent, GameView } from '../net/protocol';
import { soundsOf } from './story';
import { lengthOf, makeSound, noiseFor, SOUND_NAMES } from './synth';

/** An audio context that writes down what begins and ends. */
class Ear {
  static made = 0;
  static started: number[] = [];
  static stopped: number[] = [];
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  constructor() {
    Ear.made++;
  }
  #param = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
    setTargetAtTime: vi.fn(),
  });
  #node = () => ({
    connect: vi.fn(),
    gain: this.#param(),
    frequency: this.#param(),
    Q: this.#param(),
    start: (at: number) => Ear.started.push(at),
    stop: (at: number) => Ear.stopped.push(at),
  });
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  createBufferSource = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = vi.fn();
}

beforeEach(() => {
  Ear.made = 0;
  Ear.started = [];
  Ear.stopped = [];
  localStorage.clear();
  vi.stubGlobal('AudioContext', Ear);
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const fresh = () => import('./sound.svelte');

describe('the synthesiser', () => {
  it.each(SOUND_NAMES)('%s is short and ends when it says', (name) => {
    const context = new Ear() as unknown as BaseAudioContext;
    makeSound(name, context, context.destination, noiseFor(context), 2);
    expect(Ear.started.length).toBeGreaterThan(0);
    expect(Math.min(...Ear.started)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...Ear.stopped)).toBeLessThanOrEqual(2 + lengthOf(name) + 0.2);
    expect(lengthOf(name)).toBeLessThan(1.5);
  });
});

describe('the volume', () => {
  it('nothing sounds before the page was touched', async () => {
    const sound = await fresh();
    sound.play('draw');
    expect(Ear.made).toBe(0);
    window.dispatchEvent(new Event('pointerdown'));
    sound.play('draw');
    expect(Ear.made).toBe(1);
    expect(Ear.started.length).toBe(1);
  });

  it('mute and volume are kept', async () => {
    const sound = await fresh();
    window.dispatchEvent(new Event('keydown'));
    sound.setSoundVolume(0.25);
    sound.setSoundMuted(true);
    sound.play('gain');
    expect(Ear.started).toEqual([]);
    vi.resetModules();
    const later = await fresh();
    expect(later.soundVolume()).toBe(0.25);
    expect(later.soundMuted()).toBe(true);
  });

  it('turning it up is a wish to hear', async () => {
    const sound = await fresh();
    sound.setSoundMuted(true);
    sound.setSoundVolume(2);
    expect(sound.soundVolume()).toBe(1);
    expect(sound.soundMuted()).toBe(false);
  });

  it('the same sound is not made twice at once', async () => {
    const sound = await fresh();
    window.dispatchEvent(new Event('pointerdown'));
    sound.play('draw');
    sound.play('draw');
    expect(Ear.started.length).toBe(1);
  });
});

describe('the story', () => {
  const view = (result: GameView['result'], me: number | null): GameView => ({ result, me }) as GameView;
  const happened = (...kinds: EventKind[]): GameEvent[] => kinds.map((kind) => ({ kind }));

  it('says each thing once and at most three', () => {
    expect(soundsOf(happened('draw', 'draw', 'turn'), view(null, 0))).toEqual(['draw']);
    expect(soundsOf(happened('draw', 'play', 'arrive', 'gain', 'die'), view(null, 0))).toEqual([
      'hop',
      'gain',
      'death',
    ]);
    expect(soundsOf(happened('something new' as EventKind), view(null, 0))).toEqual([]);
  });

  it('ends with a victory for those who have won', () => {
    const result = {
      winners: [1],
      reason: '',
      rule: '',
      declarer: 1,
      faction: '',
      declarers: [1],
      usurper: -1,
      usurped: [],
    };
    expect(soundsOf(happened('gain', 'end'), view(result, 1))).toEqual(['victory']);
    expect(soundsOf(happened('gain', 'end'), view(result, 0))).toEqual(['death']);
    expect(soundsOf(happened('end'), view(result, null))).toEqual(['victory']);
    expect(soundsOf(happened('end'), view({ ...result, winners: [] }, null))).toEqual(['death']);
  });
});
