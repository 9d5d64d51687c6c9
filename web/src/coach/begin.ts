/** The coached game: a table of one's own, dealt as soon as its page has opened. */
import { openTable } from '../net/http';
import { keep, read } from '../net/kept';
import { startWhenOpen } from '../pages/opening';
import { go } from '../router.svelte';
import { complain } from '../ui/complain';
import { t } from '../words';
import { callCoach } from './level.svelte';

const SEATS = 5;
let busy = false;

export async function beginCoached(edition: string): Promise<void> {
  if (busy) return;
  busy = true;
  const name = read('name', '') || t('web-coach-learner');
  keep('name', name);
  try {
    const { code } = await openTable(name, { edition, seats: SEATS, coached: true, spectators: false });
    callCoach();
    startWhenOpen(code);
    go(`/t/${code}`);
  } catch (error) {
    complain(error);
  } finally {
    busy = false;
  }
}
