// A notice of the reader's computer when they are asked while they look at another page, if they have wished for it.
import { keep, read } from '../net/kept';

const KEPT = 'notify';

export function wantsNotices(): boolean {
  return read(KEPT, false) && 'Notification' in window && Notification.permission === 'granted';
}

/** Whether notices come from now on: the browser may say no. */
export async function wantNotices(on: boolean): Promise<boolean> {
  const may = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  keep(KEPT, may);
  return may;
}

/** The reader is asked. */
export function notify(text: string): void {
  if (document.visibilityState !== 'hidden' || !wantsNotices()) return;
  try {
    const notice = new Notification(text, { tag: 'fengsheng' });
    notice.onclick = () => window.focus();
  } catch {
    // some phones allow them only to other programs: the title says it too
  }
}
