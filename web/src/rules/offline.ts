/** What was read once can be read without the server: a worker for the pages of the rulebook keeps what they are made
 *  of. It touches no table. Where there are no workers (plain HTTP on another machine) nothing is kept. */
import { url } from '../net/base';

export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register(url('rules-worker.js'), { scope: url('rules') })
    .then(async (registration) => {
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      if (!worker) return;
      // what was loaded before the worker was there, and from now on while the page is open
      const tell = (list: PerformanceEntryList): void => {
        const paths = list.map((one) => one.name).filter((name) => name.startsWith(location.origin));
        worker.postMessage({ keep: paths, page: location.pathname });
      };
      new PerformanceObserver((seen) => tell(seen.getEntries())).observe({ type: 'resource', buffered: true });
    })
    .catch(() => undefined); // reading works all the same
}
