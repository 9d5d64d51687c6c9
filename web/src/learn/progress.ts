// How far this browser has come in each lesson. Nothing of it is needed: one may begin anywhere.
import { keep, read } from '../net/kept';
import type { Course } from './lessons';

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

/** Which lesson comes next, and whether anything was begun: where one stopped last, what follows the last one done, and
    for whoever has never been here the very first. No name: everything is done. */
export function nextLesson(courses: readonly Course[]): { name: string; begun: boolean } {
  const all = read<Record<string, Progress>>(KEY, {});
  const of = (name: string): Progress => all[name] ?? NONE;
  const names = courses.map((course) => course.lessons.map((one) => one.name));
  const open = names.flat().find((name) => of(name).step > 1);
  if (open) return { name: open, begun: true };
  for (const course of names) {
    const last = course.findLastIndex((name) => of(name).done);
    const following = last < 0 ? undefined : course.slice(last + 1).find((name) => !of(name).done);
    if (following) return { name: following, begun: true };
  }
  const begun = names.flat().some((name) => of(name).done);
  return { name: names.flat().find((name) => !of(name).done) ?? '', begun };
}
