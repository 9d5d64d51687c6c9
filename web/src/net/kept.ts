/** What this browser keeps between visits. Nothing of it is needed: a browser that forbids it forgets. */

import type { TableMessage } from './protocol';

const PREFIX = 'fengsheng.';

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // a private window, or full: it works without
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // as above
  }
}

/** The guest's secret. It goes into `hello` and the authorization header, never into a URL. */
export const token = {
  get: (): string => read('token', ''),
  set: (value: string): void => keep('token', value),
  drop: (): void => forget('token'),
};

export interface KnownTable {
  code: string;
  edition: string;
  at: number;
}

export interface KnownReplay {
  id: string;
  edition: string;
  seats: number;
  names: string[];
  seat: number | null;
  winners: number[];
  at: number;
}

const MOST = 30;

export function knownTables(): KnownTable[] {
  return read<KnownTable[]>('tables', []);
}

function rememberTable(code: string, edition: string): void {
  const others = knownTables().filter((known) => known.code !== code);
  keep('tables', [{ code, edition, at: Date.now() }, ...others].slice(0, MOST));
}

export function forgetTable(code: string): void {
  keep(
    'tables',
    knownTables().filter((known) => known.code !== code),
  );
}

export function knownReplays(): KnownReplay[] {
  return read<KnownReplay[]>('replays', []);
}

export function rememberReplay(replay: KnownReplay): void {
  const others = knownReplays().filter((known) => known.id !== replay.id);
  keep('replays', [replay, ...others].slice(0, MOST));
}

/** Where one is playing, to be found again; and when the game is over, how to look back at it. */
export function rememberGame(code: string, table: TableMessage): void {
  const { edition, seats } = table.settings;
  if (table.phase === 'ended') forgetTable(code);
  else rememberTable(code, edition);
  if (!table.replay) return;
  const names = table.chairs.map((chair) => chair.name);
  const { seat, winners } = table;
  rememberReplay({ id: table.replay, edition, seats, names, seat, winners, at: Date.now() });
}
