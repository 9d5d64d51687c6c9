/** What goes over HTTP: opening tables, lists, words, replays. */
import { url } from './base';
import { filled } from './fill';
import { token } from './kept';
import type { Invitations, OpenedTable, TableInfo, TableSettings } from './protocol';

/** An answer that was no. `code` is stable; see docs/protocol.md. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export async function getJson<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url(path), init);
  } catch {
    throw new Refused('offline', 'The server cannot be reached.');
  }
  const body = (await response.json().catch(() => null)) as unknown;
  if (!response.ok) {
    const { code, text } = (body ?? {}) as { code?: string; text?: string };
    throw new Refused(code ?? 'server-error', text ?? response.statusText);
  }
  return body as T;
}

export async function openTable(name: string, settings: Partial<TableSettings>): Promise<OpenedTable> {
  const mine = token.get();
  const send = (secret: string): Promise<OpenedTable> =>
    getJson<OpenedTable>('api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
      body: JSON.stringify({ name, settings }),
    });
  let opened: OpenedTable;
  try {
    opened = await send(mine);
  } catch (error) {
    if (!mine || !(error instanceof Refused) || error.code !== 'bad-token') throw error;
    token.drop(); // the server does not know us any more: begin as somebody new
    opened = await send('');
  }
  if (opened.token) token.set(opened.token);
  return opened;
}

export async function publicTables(): Promise<TableInfo[]> {
  const rows = await getJson<unknown[]>('api/tables');
  return rows.map((row) => filled('TableInfo', row) as unknown as TableInfo);
}

/** One table; null if there is none (any more). */
export async function tableInfo(code: string): Promise<TableInfo | null> {
  const mine = token.get();
  const init = mine ? { headers: { authorization: `Bearer ${mine}` } } : {};
  try {
    return filled('TableInfo', await getJson(`api/tables/${encodeURIComponent(code)}`, init)) as unknown as TableInfo;
  } catch (error) {
    if (error instanceof Refused && error.code === 'no-table') return null;
    throw error;
  }
}

/** How phones in the same network reach this server, if it runs on this very machine; else nothing. */
export async function invitations(): Promise<string[]> {
  try {
    return (await getJson<Invitations>('api/invitations')).urls ?? [];
  } catch {
    return []; // an older server, or none: the link stays as it is
  }
}
