/** Say in the reader's words why something was refused. */
import { Refused } from '../net/http';
import { has, t } from '../words';
import { toast } from './toast.svelte';

export function complain(error: unknown): void {
  const key = `web-error-${error instanceof Refused ? error.code : 'other'}`;
  toast(has(key) ? t(key) : t('web-error-other'));
}
