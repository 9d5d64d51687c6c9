/** Patches of views, as docs/protocol.md describes them. The old view stays as it was: what has not changed is
 *  shared, so that before and after can be compared by the animation. */
import type { Change } from './protocol';

type Path = readonly (string | number)[];

export function applied<T>(view: T, changes: readonly Change[]): T {
  let now: unknown = view;
  for (const change of changes) now = one(now, change);
  return now as T;
}

function one(view: unknown, change: Change): unknown {
  const [path] = change;
  if (change.length === 4) {
    const [, start, count, items] = change;
    return at(view, path, 0, (list) => {
      if (!Array.isArray(list)) throw new Error(`there is no array at ${path.join('.')}`);
      return [...list.slice(0, start), ...items, ...list.slice(start + count)] as unknown;
    });
  }
  if (change.length === 1) return at(view, path, 0, undefined);
  return at(view, path, 0, () => change[1]);
}

/** A copy of `value` in which what lies at `path` is changed; without `make` it is taken out. */
function at(value: unknown, path: Path, depth: number, make: ((old: unknown) => unknown) | undefined): unknown {
  if (depth === path.length) return make!(value);
  const key = path[depth]!;
  if (typeof value !== 'object' || value === null)
    throw new Error(`there is nothing at ${path.slice(0, depth + 1).join('.')}`);
  const last = depth === path.length - 1;
  if (Array.isArray(value)) {
    const list = value.slice() as unknown[];
    list[key as number] = at(list[key as number], path, depth + 1, make);
    return list;
  }
  const row = { ...(value as Record<string, unknown>) };
  if (last && make === undefined) delete row[key];
  else row[key] = at(row[key], path, depth + 1, make);
  return row;
}
