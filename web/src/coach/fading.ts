// What the coach still says by itself. Everything that can be met is a topic: a kind of question, a card, a skill. What
// was done right twice without a hint is known, and the coach says no more about it; got wrong, it may speak once again.
import { keep, read } from '../net/kept';

export interface Known {
  /** How often it was done right without a hint, one after the other. */
  right: number;
  /** The coach has spoken of it. */
  said: boolean;
}

export type Topics = Readonly<Record<string, Known>>;

const ENOUGH = 2;
const KEY = 'coach.topics';
const NEW: Known = { right: 0, said: false };

export function readTopics(): Topics {
  return read<Topics>(KEY, {});
}

export function keepTopics(topics: Topics): void {
  keep(KEY, topics);
}

/** The first of these that the coach has something to say about. */
export function unknown<T extends { name: string }>(topics: Topics, met: readonly T[]): T | null {
  return met.find(({ name }) => !(topics[name] ?? NEW).said && (topics[name] ?? NEW).right < ENOUGH) ?? null;
}

/** The coach has spoken of it. */
export function spoken(topics: Topics, name: string): Topics {
  return { ...topics, [name]: { ...(topics[name] ?? NEW), said: true } };
}

/** An answer was given that is about these; `right` is null where nobody can say. What was done right with a hint does
 *  not count. */
export function answered(topics: Topics, names: readonly string[], right: boolean | null, hinted: boolean): Topics {
  if (right === null || (right && hinted)) return topics;
  const next: Record<string, Known> = { ...topics };
  for (const name of names) {
    const was = next[name] ?? NEW;
    next[name] = right ? { ...was, right: was.right + 1 } : { right: 0, said: false };
  }
  return next;
}
