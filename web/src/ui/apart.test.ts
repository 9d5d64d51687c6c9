import { describe, expect, it } from 'vitest';
import { apart } from './apart';

describe('marks beside each other', () => {
  it('stand at their places where these are far apart', () => {
    expect(apart([10, 80, 40], 100, 20)).toEqual([10, 80, 40]);
    expect(apart([], 100, 20)).toEqual([]);
  });

  it('make room for each other, in their order and within the width', () => {
    expect(apart([50, 50, 55], 100, 20)).toEqual([50, 70, 90]);
    expect(apart([95, 90, 100], 100, 20)).toEqual([80, 60, 100]);
    expect(apart([0, 0], 100, 20)).toEqual([0, 20]);
  });

  it('share what there is where that is too little', () => {
    expect(apart([5, 5, 5], 20, 20)).toEqual([0, 10, 20]);
    expect(apart([5], 20, 30)).toEqual([5]);
    expect(apart([3, 4], 0, 20)).toEqual([0, 0]);
  });
});
