import { describe, expect, it } from 'vitest';
import { arrange, fan, spread } from './hand';

describe('the hand', () => {
  it('keeps its order when cards come and go', () => {
    const first = arrange([], ['截獲/black', '鎖定/red', '鎖定/red'], 1);
    expect(first.map((slot) => slot.card)).toEqual(['截獲/black', '鎖定/red', '鎖定/red']);
    const second = arrange(first, ['鎖定/red', '鎖定/red', '一/red'], 10);
    expect(second.map((slot) => slot.id)).toEqual([first[1]!.id, first[2]!.id, 10]);
    expect(arrange(second, [], 20)).toEqual([]);
  });

  it('lies side by side, and closer where there is no room', () => {
    expect(spread(3, 120, 800, 11)).toBe(131);
    expect(spread(9, 120, 800, 11)).toBe(85);
  });

  it('opens around the picked card and stays in the room', () => {
    for (const count of [3, 6, 8]) {
      for (let picked = 0; picked < count; picked++) {
        const lefts = fan(count, picked, 108, 382);
        expect(lefts).toHaveLength(count);
        expect(Math.max(...lefts) + 108).toBeLessThanOrEqual(382.01);
        for (let i = 1; i < count; i++) expect(lefts[i]! - lefts[i - 1]!, `${count} ${picked} ${i}`).toBeGreaterThan(0);
      }
    }
  });
});
