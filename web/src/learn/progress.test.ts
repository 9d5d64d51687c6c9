import { beforeEach, describe, expect, it } from 'vitest';
import { noteStep, progress } from './progress';

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
});
