import { beforeEach, describe, expect, it } from 'vitest';
import type { Course } from './lessons';
import { nextLesson, noteStep, progress } from './progress';

describe('progress', () => {
  beforeEach(() => localStorage.clear());

  it('is the step at which one stopped', () => {
    expect(progress('classic/1')).toEqual({ step: 1, done: false });
    noteStep('classic/1', 3, false);
    expect(progress('classic/1')).toEqual({ step: 3, done: false });
    expect(progress('classic/2')).toEqual({ step: 1, done: false });
  });

  it('keeps that a lesson was done, and begins it anew', () => {
    noteStep('classic/1', 6, true);
    expect(progress('classic/1')).toEqual({ step: 1, done: true });
    noteStep('classic/1', 2, false);
    expect(progress('classic/1')).toEqual({ step: 2, done: true });
  });

  it('leads on: from the very first lesson to the last one', () => {
    const lessons = (edition: string, n: number): Course =>
      ({
        edition,
        known: null,
        lessons: Array.from({ length: n }, (_, i) => ({ name: `${edition}/${i + 1}` })),
      }) as never;
    const courses = [lessons('classic', 3), lessons('spywar', 2)];
    const next = (): string => nextLesson(courses).name;
    expect(nextLesson(courses)).toEqual({ name: 'classic/1', begun: false });
    noteStep('classic/1', 1, false); // opened, and left at once
    expect(nextLesson(courses)).toEqual({ name: 'classic/1', begun: false });
    noteStep('classic/1', 6, true);
    expect(nextLesson(courses)).toEqual({ name: 'classic/2', begun: true });
    noteStep('spywar/1', 3, false); // where one stopped comes before everything
    expect(next()).toBe('spywar/1');
    noteStep('spywar/1', 6, true);
    noteStep('classic/3', 6, true); // began in the middle: the rest is still there in the end
    expect(next()).toBe('spywar/2');
    noteStep('spywar/2', 6, true);
    expect(next()).toBe('classic/2');
    noteStep('classic/2', 6, true);
    expect(next()).toBe('');
  });
});
