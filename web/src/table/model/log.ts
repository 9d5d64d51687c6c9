// The story as the log shows it: turns as headings, what only the reader knows set apart, filters, and words in a
// sentence that deserve to be seen (people, cards).
import type { GameEvent } from '../../net/protocol';

export type Filter = 'all' | 'intel' | 'mine';

export interface LogEntry {
  /** Place in the whole story; stays the same when a filter changes. */
  at: number;
  event: GameEvent;
  heading: boolean;
  /** Only the reader knows this. */
  own: boolean;
}

const INTEL = new Set([
  ...['send', 'arrive', 'decline', 'accept', 'gain', 'intercepted', 'returned', 'moved', 'swapped', 'turn_up'],
  ...['drop', 'locked', 'lured', 'burn', 'exchange', 'replace', 'to_hand', 'declare', 'usurp', 'die', 'end'],
]);
const NOTICED_ALONE = new Set(['learn_identity']);
// the faces of these are for those alone who take part
const CLOSE = new Set(['draw', 'look', 'give', 'take', 'put_on_pile', 'set_aside']);

/** Whether an event tells the reader what others were not told. */
export function isOwnKnowledge(event: GameEvent, me: number | null): boolean {
  if (me === null) return false;
  if (NOTICED_ALONE.has(event.kind)) return true;
  const part = event.by === me || event.target === me;
  const faces = event.cards?.some((card) => card !== '?') ?? false;
  if (CLOSE.has(event.kind)) return part && faces;
  return event.kind === 'show_hand' && event.target === me && event.by !== me && faces;
}

export function logEntries(events: readonly GameEvent[], me: number | null, filter: Filter): LogEntry[] {
  const entries: LogEntry[] = [];
  events.forEach((event, at) => {
    if (!event.text) return;
    const heading = event.kind === 'turn';
    if (!heading && filter === 'intel' && !INTEL.has(event.kind)) return;
    if (!heading && filter === 'mine' && event.by !== me && event.target !== me) return;
    entries.push({ at, event, heading, own: isOwnKnowledge(event, me) });
  });
  // a heading with nothing under it says nothing, unless it is the last
  return entries.filter((entry, i) => !entry.heading || i === entries.length - 1 || !entries[i + 1]?.heading);
}

export interface Part {
  text: string;
  kind: 'plain' | 'name' | 'me' | 'card';
}

/** Cuts sentences into people, cards and the rest; made once, used for every line. */
export function cutter(
  names: readonly string[],
  me: number | null,
  cards: readonly string[],
): (text: string) => Part[] {
  const found: [string, Part['kind']][] = [];
  names.forEach((name, seat) => {
    if (name) found.push([name, seat === me ? 'me' : 'name']);
  });
  for (const card of cards) if (card) found.push([card, 'card']);
  found.sort((a, b) => b[0].length - a[0].length);
  if (found.length === 0) return (text) => [{ text, kind: 'plain' }];
  const kinds = new Map(found);
  const pattern = new RegExp(`(${found.map(([word]) => escaped(word)).join('|')})`, 'u');
  return (text) =>
    text
      .split(pattern)
      .filter((piece) => piece !== '')
      .map((piece) => ({ text: piece, kind: kinds.get(piece) ?? 'plain' }));
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
