/** What does not change while the page is open is asked for once. */
import { getJson } from './http';

/** Ask for a path, unless it was asked for already; the last `most` answers are kept, what failed is not. */
export function asksOnce<T>(most: number): (path: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (path) => {
    let found = asked.get(path);
    if (found === undefined) {
      found = getJson<T>(path);
      found.catch(() => asked.delete(path));
      asked.set(path, found);
      const oldest = asked.keys().next().value;
      if (asked.size > most && oldest !== undefined) asked.delete(oldest);
    }
    return found;
  };
}
