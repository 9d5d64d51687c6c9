// What is pending, as rows: the responses of the classic edition, newest on top, or what has been fought with in a
// contest, oldest first. Sentences come from the events; what the view shows of the stack is enough for the rest.
import type { Ask, GameEvent, GameView, StackItem } from '../../net/protocol';

export interface PendingRow {
  frame: number;
  /** Key of the function or skill: lock, laoqiang-2. */
  use: string;
  by: number;
  target: number | null;
  card: string;
  aim: string;
  /** What it answers. */
  answers: { use: string; by: number } | null;
  cancelled: boolean;
  /** The frame of what it answers; null: it answers nothing. */
  on: number | null;
}

/** What becomes of everything that is pending if nobody steps in, in the order in which it is settled: newest first.
    Whatever answers something makes that void, unless it is void itself. */
export function forecast(rows: readonly PendingRow[]): { row: PendingRow; works: boolean }[] {
  const void_ = new Set<number>();
  return rows.map((row) => {
    const works = !row.cancelled && !void_.has(row.frame);
    if (works && row.on !== null) void_.add(row.on);
    return { row, works };
  });
}

/** Functions that leave the card in transit on its way. Of all others, and of skills, only the engine knows where it
    goes once they have taken effect. */
const ASIDE: ReadonlySet<string> = new Set(['lock', 'burn', 'counter', 'probe', 'truefalse']);

/** Whether what is pending leaves the card in transit on its way. */
export function keepsCourse(rows: readonly PendingRow[]): boolean {
  return forecast(rows).every(({ row, works }) => !works || ASIDE.has(row.use));
}

/** Whether what lies on top is taking effect, so that there is nothing to answer any more: a question that comes of it
    is open. A replay asks nobody; there the view says which question it was. */
export function takesEffect(view: GameView, ask: Ask | null): boolean {
  const open = ask ?? view.decision;
  return open !== null && open.kind !== 'respond';
}

/** The pending cards and skills, newest first. */
export function pendingRows(view: GameView): PendingRow[] {
  const items = view.stack.filter((item) => item.name !== 'window');
  const byFrame = new Map<number, StackItem>(view.stack.map((item) => [item.frame, item]));
  return items
    .map((item) => {
      const on = item.on === undefined ? undefined : byFrame.get(item.on);
      return {
        frame: item.frame,
        use: item.name,
        by: item.by,
        target: item.target ?? null,
        card: item.card ?? item.cards?.[0] ?? '',
        aim: item.aim ?? '',
        answers: on && on.name !== 'window' ? { use: on.name, by: on.by } : null,
        cancelled: item.cancelled ?? false,
        on: on && on.name !== 'window' ? on.frame : null,
      };
    })
    .reverse();
}

export interface ContestRow {
  use: string;
  by: number;
  card: string;
  /** What came of it, in sentences of the log. */
  then: string[];
}

/** What was used since somebody accepted the intelligence, oldest first. */
export function contestRows(events: readonly GameEvent[]): ContestRow[] {
  let start = -1;
  for (let i = events.length - 1; i >= 0 && start < 0; i--) {
    if (events[i]?.kind === 'accept') start = i;
    else if (events[i]?.kind === 'send') return [];
  }
  if (start < 0) return [];
  const rows: ContestRow[] = [];
  for (const event of events.slice(start + 1)) {
    const used = event.kind === 'play' || event.kind === 'skill';
    const before = rows.at(-1);
    // a skill that counts as a card is one use
    const same = event.kind === 'play' && !event.cards?.length && before?.by === event.by && before?.then.length === 0;
    if (used && !same) rows.push({ use: event.word ?? '', by: event.by ?? -1, card: event.cards?.[0] ?? '', then: [] });
    else if (!used && event.text && event.kind !== 'flip') before?.then.push(event.text);
  }
  return rows;
}

/** Rows that are shown, and how many are folded away. */
export function folded<T>(rows: readonly T[], most: number): { shown: T[]; more: number } {
  if (rows.length <= most) return { shown: [...rows], more: 0 };
  return { shown: rows.slice(0, most), more: rows.length - most };
}
