/** What screen readers are told. `announce` puts a sentence into the one live region of the page. */
import { untrack } from 'svelte';

let said = $state('');
let urgent = $state('');

export function polite(): string {
  return said;
}

export function assertive(): string {
  return urgent;
}

/** What was said since the page was last drawn: the region has one text, and none of it may be lost. */
let gathered = '';

/** Nothing of what was said belongs to the page that comes now. */
export function hush(): void {
  gathered = said = urgent = '';
}

/** Say a sentence when the reader has finished what it says; `now` interrupts. */
export function announce(text: string, now = false): void {
  // the same sentence again must be a change, or nobody hears it
  const other = (before: string, next: string): string => (before === next ? `${next}\u00a0` : next);
  // whoever announces from an effect must not be run again by what it has said
  untrack(() => {
    if (now) {
      urgent = other(urgent, text);
      return;
    }
    if (!gathered) setTimeout(() => (gathered = ''));
    gathered = gathered ? `${gathered} ${text}` : text;
    said = other(said, gathered);
  });
}
