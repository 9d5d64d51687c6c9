/** What is taken along from a game that is over: addresses of its moments and pictures. */
import type { Lang } from '../net/session.svelte';

/** The picture of a moment, as the server draws it. */
export function pictureOf(id: string, moment: number, eyes: number | string, lang: Lang, hidden: boolean): string {
  const asked = new URLSearchParams({ seat: String(eyes), lang });
  if (moment >= 0) asked.set('moment', String(moment));
  if (hidden) asked.set('names', 'hidden');
  return `api/replays/${encodeURIComponent(id)}/picture?${asked}`;
}

/** Whether an address has its players called by their seats. */
export function namesHidden(search: string): boolean {
  return new URLSearchParams(search).get('names') === 'hidden';
}

/** An address on this server with what is to be shown there: `hash` is a turning point, or a choice. */
export function addressOf(path: string, shown: Record<string, string>, hidden: boolean, hash = ''): string {
  const there = new URL(path, location.href);
  there.search = new URLSearchParams(hidden ? { ...shown, names: 'hidden' } : shown).toString();
  there.hash = hash;
  return there.href;
}
