/** Sound: volume and mute are kept by this browser. Nothing is made before the reader has touched the page, because
 *  browsers forbid it and because nobody wants it. `play('draw')` at any time is safe. */
import { keep, read } from '../net/kept';
import type { SoundName } from './synth';
import { lengthOf, makeSound, noiseFor } from './synth';

interface Kept {
  volume: number;
  muted: boolean;
}

const kept = read<Kept>('sound', { volume: 0.6, muted: false });
let volume = $state(Math.min(1, Math.max(0, Number(kept.volume) || 0)));
let muted = $state(kept.muted === true);

let context: AudioContext | null = null;
let master: GainNode | null = null;
let noise: AudioBuffer | null = null;
let touched = false;
/** Until when each sound is heard: the same one twice at once would only be louder. */
const busy = new Map<SoundName, number>();

/** Between 0 and 1. */
export function soundVolume(): number {
  return volume;
}

export function soundMuted(): boolean {
  return muted;
}

export function setSoundVolume(next: number): void {
  volume = Math.min(1, Math.max(0, next));
  if (volume > 0) muted = false;
  changed();
}

export function setSoundMuted(next: boolean): void {
  muted = next;
  changed();
}

function changed(): void {
  keep('sound', { volume, muted } satisfies Kept);
  if (master && context) master.gain.setTargetAtTime(muted ? 0 : volume, context.currentTime, 0.02);
}

function gesture(): void {
  touched = true;
  if (context?.state === 'suspended') void context.resume();
}

for (const kind of ['pointerdown', 'keydown'] as const) {
  window.addEventListener(kind, gesture, { capture: true, passive: true });
}

function ready(): AudioContext | null {
  if (!touched || typeof AudioContext === 'undefined') return null;
  if (context === null) {
    context = new AudioContext();
    master = context.createGain();
    master.gain.value = muted ? 0 : volume;
    master.connect(context.destination);
    noise = noiseFor(context);
  }
  return context;
}

/** Make a sound, `delay` seconds from now. */
export function play(name: SoundName, delay = 0): void {
  if (muted || volume === 0 || document.visibilityState === 'hidden') return;
  const at = ready();
  if (at === null || master === null || noise === null) return;
  const start = at.currentTime + delay;
  if ((busy.get(name) ?? 0) > start) return;
  busy.set(name, start + Math.min(lengthOf(name), 0.12));
  makeSound(name, at, master, noise, start);
}
