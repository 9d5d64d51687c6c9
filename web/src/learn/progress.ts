// How far this browser has come in each lesson. Nothing of it is needed: one may begin anywhere.
import { keep, read } from '../net/kept';

export interface Progress {
  step: number;
  done: boolean;
}

const KEY = 'lessons';
const NONE: Progress = { step: 1, done: false };

export function progress(name: string): Progress {
  return read<Record<string, Progress>>(KEY, {})[name] ?? NONE;
}

/** Where the lesson stands now; one that was done stays done, and begins anew the next time. */
export function noteStep(name: string, step: number, done: boolean): void {
  const all = read<Record<string, Progress>>(KEY, {});
  const was = all[name] ?? NONE;
  keep(KEY, { ...all, [name]: { step: done ? 1 : step, done: done || was.done } });
}
