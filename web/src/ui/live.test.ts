import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, polite } from './live.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('what screen readers are told', () => {
  it('loses nothing of what is said at once, and is new when it is said again', () => {
    announce('Bob uses Burn.');
    announce('Someone is thinking.');
    expect(polite()).toBe('Bob uses Burn. Someone is thinking.');
    vi.runAllTimers();
    announce('You draw.');
    expect(polite()).toBe('You draw.');
    vi.runAllTimers();
    announce('You draw.');
    expect(polite()).toBe('You draw.\u00a0');
  });
});
