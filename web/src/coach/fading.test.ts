import { describe, expect, it } from 'vitest';
import { answered, spoken, unknown, type Topics } from './fading';

const MET = [{ name: 'question decide' }, { name: 'card lock' }];

describe('what the coach still says by itself', () => {
  it('speaks of each thing once', () => {
    let topics: Topics = {};
    expect(unknown(topics, MET)?.name).toBe('question decide');
    topics = spoken(topics, 'question decide');
    expect(unknown(topics, MET)?.name).toBe('card lock');
    topics = spoken(topics, 'card lock');
    expect(unknown(topics, MET)).toBeNull();
  });

  it('says nothing about what was done right twice without a hint', () => {
    let topics: Topics = answered({}, ['card lock'], true, false);
    expect(unknown(topics, MET.slice(1))?.name).toBe('card lock');
    topics = answered(topics, ['card lock'], true, false);
    expect(unknown(topics, MET.slice(1))).toBeNull();
  });

  it('does not count what was done with a hint, or what nobody can judge', () => {
    let topics: Topics = {};
    for (let i = 0; i < 5; i++) {
      topics = answered(topics, ['card lock'], true, true);
      topics = answered(topics, ['card lock'], null, false);
    }
    expect(unknown(topics, MET.slice(1))?.name).toBe('card lock');
  });

  it('may speak once again after a mistake', () => {
    let topics: Topics = spoken({}, 'card lock');
    topics = answered(answered(topics, ['card lock'], true, false), ['card lock'], true, false);
    expect(unknown(topics, MET.slice(1))).toBeNull();
    topics = answered(topics, ['card lock'], false, true);
    expect(unknown(topics, MET.slice(1))?.name).toBe('card lock');
    topics = spoken(topics, 'card lock');
    expect(unknown(topics, MET.slice(1))).toBeNull();
  });
});
