/** Say in the reader's words what the server refuses from now on; `quiet` is what need not be said. Called while a
 *  component is made. */
import { untrack } from 'svelte';
import { toast } from '../ui/toast.svelte';
import { has, t } from '../words';
import type { ErrorMessage } from './protocol';
import type { Session } from './session.svelte';

export function tellErrors(session: Session, quiet: (error: ErrorMessage) => boolean = () => false): void {
  let told = session.error?.id ?? 0; // was said on the page before
  $effect(() => {
    const { error } = session;
    if (!error || error.id <= told) return;
    told = error.id;
    const key = `web-error-${error.code}`;
    if (!quiet(error)) untrack(() => toast(has(key) ? t(key) : error.text));
  });
}
