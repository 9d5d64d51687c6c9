import { describe, expect, it } from 'vitest';
import type { Choice } from '../net/protocol';
import { movements } from './demonstrate';

const BARE: Choice = {
  n: 'pass',
  kind: 'pass',
  card: '',
  target: null,
  use: '',
  aim: '',
  word: '',
  cards: [],
  elsewhere: false,
} as unknown as Choice;

describe('what a hand does, one movement after the other', () => {
  it('lifts the card, then points at somebody, then means all of it', () => {
    const option = { ...BARE, n: 'play 鎖定/red on 丙', kind: 'play', card: '鎖定/red', use: 'lock', target: 2 };
    const [first, second, last] = movements(option);
    expect(first).toEqual({ mode: 'use', card: '鎖定/red' });
    expect(second).toMatchObject({ card: '鎖定/red', seat: 2 });
    expect(last).toMatchObject({ card: '鎖定/red', seat: 2, act: 'play lock' });
    expect(movements(option)).toHaveLength(3);
  });

  it('sends a card that goes its own way without pointing at anybody', () => {
    const option = { ...BARE, n: 'send 破譯/blue', kind: 'send', card: '破譯/blue' };
    expect(movements(option)[0]).toEqual({ mode: 'send', card: '破譯/blue' });
    expect(movements(option)).toHaveLength(2);
  });

  it('has one movement where there is no card', () => {
    expect(movements({ ...BARE, n: 'accept', kind: 'accept' })).toHaveLength(1);
  });
});
