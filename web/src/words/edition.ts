/** Words that an edition has of its own. */
import type { FluentVariable } from '@fluent/bundle';
import { has, t } from './i18n.svelte';

/** The words for `key` at a table of an edition: its own where it has some, as `web-table-deck-spywar`. */
export function tIn(edition: string | undefined, key: string, args?: Record<string, FluentVariable>): string {
  const own = `${key}-${edition}`;
  return t(has(own) ? own : key, args);
}
