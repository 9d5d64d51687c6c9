/** Short sounds made of oscillators and noise: no file is loaded. Each sound says how long it is, in seconds. */

export type SoundName =
  'draw' | 'play' | 'hop' | 'reveal' | 'gain' | 'burn' | 'stamp' | 'turn' | 'clock' | 'death' | 'victory';

/** Where a sound is made: the context, where it goes, when it begins, and a second of noise to cut from. */
interface Desk {
  at: BaseAudioContext;
  out: AudioNode;
  start: number;
  noise: AudioBuffer;
}

/** Up within `rise`, then away within the rest of `length`. */
function fade(desk: Desk, peak: number, rise: number, length: number, begin = 0): GainNode {
  const gain = desk.at.createGain();
  const from = desk.start + begin;
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(peak, from + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  gain.connect(desk.out);
  return gain;
}

interface Tone {
  hertz: number;
  to?: number;
  peak: number;
  length: number;
  begin?: number;
  rise?: number;
  shape?: OscillatorType;
}

function tone(desk: Desk, { hertz, to, peak, length, begin = 0, rise = 0.006, shape = 'sine' }: Tone): void {
  const wave = desk.at.createOscillator();
  wave.type = shape;
  wave.frequency.setValueAtTime(hertz, desk.start + begin);
  if (to !== undefined) wave.frequency.exponentialRampToValueAtTime(to, desk.start + begin + length);
  wave.connect(fade(desk, peak, rise, length, begin));
  wave.start(desk.start + begin);
  wave.stop(desk.start + begin + length + 0.02);
}

interface Rustle {
  /** Middle of what is heard of the noise, at the beginning and at the end. */
  hertz: number;
  to?: number;
  peak: number;
  length: number;
  begin?: number;
  rise?: number;
  width?: number;
}

function rustle(desk: Desk, { hertz, to, peak, length, begin = 0, rise = 0.01, width = 0.8 }: Rustle): void {
  const source = desk.at.createBufferSource();
  source.buffer = desk.noise;
  const band = desk.at.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = width;
  band.frequency.setValueAtTime(hertz, desk.start + begin);
  if (to !== undefined) band.frequency.exponentialRampToValueAtTime(to, desk.start + begin + length);
  source.connect(band);
  band.connect(fade(desk, peak, rise, length, begin));
  source.start(desk.start + begin, (begin * 7.3) % 0.5);
  source.stop(desk.start + begin + length + 0.02);
}

const SOUNDS: Record<SoundName, { length: number; make: (desk: Desk) => void }> = {
  // a card drawn over the desk
  draw: { length: 0.14, make: (d) => rustle(d, { hertz: 1800, to: 4200, peak: 0.22, length: 0.13, rise: 0.04 }) },
  // a card laid down
  play: {
    length: 0.16,
    make: (d) => {
      rustle(d, { hertz: 2600, to: 900, peak: 0.3, length: 0.08 });
      tone(d, { hertz: 170, to: 90, peak: 0.35, length: 0.12, begin: 0.03 });
    },
  },
  // one hop along the wire: a dot and a dash of a sounder
  hop: {
    length: 0.22,
    make: (d) => {
      tone(d, { hertz: 760, peak: 0.1, length: 0.045, shape: 'square' });
      tone(d, { hertz: 760, peak: 0.1, length: 0.12, begin: 0.085, shape: 'square' });
    },
  },
  // a card or a character turned over
  reveal: {
    length: 0.5,
    make: (d) => {
      rustle(d, { hertz: 1200, to: 3600, peak: 0.25, length: 0.16, rise: 0.05 });
      tone(d, { hertz: 1174, peak: 0.09, length: 0.36, begin: 0.13 });
    },
  },
  gain: {
    length: 0.4,
    make: (d) => {
      tone(d, { hertz: 523, peak: 0.16, length: 0.18, shape: 'triangle' });
      tone(d, { hertz: 659, peak: 0.16, length: 0.28, begin: 0.1, shape: 'triangle' });
    },
  },
  burn: {
    length: 0.62,
    make: (d) => {
      rustle(d, { hertz: 700, to: 300, peak: 0.2, length: 0.6, rise: 0.12, width: 0.5 });
      for (let i = 0; i < 7; i++) {
        rustle(d, {
          hertz: 3000 + 500 * (i % 3),
          peak: 0.3,
          length: 0.03,
          begin: 0.04 + i * 0.075,
          rise: 0.003,
          width: 3,
        });
      }
    },
  },
  // a stamp comes down
  stamp: {
    length: 0.2,
    make: (d) => {
      tone(d, { hertz: 120, to: 55, peak: 0.6, length: 0.17, rise: 0.003 });
      rustle(d, { hertz: 1500, peak: 0.3, length: 0.04, rise: 0.002 });
    },
  },
  // you are asked: a small desk bell
  turn: {
    length: 0.8,
    make: (d) => {
      tone(d, { hertz: 988, peak: 0.16, length: 0.7 });
      tone(d, { hertz: 1976, peak: 0.06, length: 0.4 });
      tone(d, { hertz: 1318, peak: 0.12, length: 0.6, begin: 0.12 });
    },
  },
  clock: {
    length: 0.07,
    make: (d) => tone(d, { hertz: 1250, to: 1000, peak: 0.22, length: 0.05, rise: 0.002, shape: 'triangle' }),
  },
  // the light goes out
  death: {
    length: 1,
    make: (d) => {
      tone(d, { hertz: 233, to: 58, peak: 0.35, length: 0.95, rise: 0.03, shape: 'triangle' });
      tone(d, { hertz: 247, to: 62, peak: 0.2, length: 0.95, rise: 0.03 });
    },
  },
  victory: {
    length: 1.25,
    make: (d) => {
      [523, 659, 784, 1047].forEach((hertz, i) =>
        tone(d, { hertz, peak: 0.17, length: i === 3 ? 0.8 : 0.3, begin: i * 0.14, shape: 'triangle' }),
      );
      tone(d, { hertz: 262, peak: 0.14, length: 1, begin: 0.42 });
    },
  },
};

/** @internal The tests listen to every one. */
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

export function lengthOf(name: SoundName): number {
  return SOUNDS[name].length;
}

/** A second of noise. Always the same: nothing here needs chance. */
export function noiseFor(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 7364;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    samples[i] = seed / 0x80000000 - 1;
  }
  return buffer;
}

/** Make a sound that begins at `start` of the context's own time. */
export function makeSound(
  name: SoundName,
  at: BaseAudioContext,
  out: AudioNode,
  noise: AudioBuffer,
  start: number,
): void {
  SOUNDS[name].make({ at, out, noise, start });
}
