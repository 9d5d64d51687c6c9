/** The server leaves out fields that have their default value; here they are put back. */
import { FILL } from './protocol';

const NAMES: Record<string, string> = {};
for (const name of Object.keys(FILL)) NAMES[name.toLowerCase()] = name;

type Row = Record<string, unknown>;

export function filled(kind: string, value: unknown): Row {
  const { defaults, parts } = FILL[kind]!;
  // a default that is a list must be a new one every time
  const row: Row = { ...structuredClone(defaults), ...(value as Row) };
  for (const [field, part] of Object.entries(parts)) {
    const inner = row[field];
    if (Array.isArray(inner)) row[field] = inner.map((item) => filled(part, item));
    else if (inner !== null && inner !== undefined) row[field] = filled(part, inner);
  }
  return row;
}

/** A message as it came, complete; null for one that this client does not know. */
export function message(value: unknown): Row | null {
  const tag = (value as { t?: unknown } | null)?.t;
  const kind = typeof tag === 'string' ? NAMES[tag.replaceAll('_', '')] : undefined;
  return kind === undefined ? null : filled(kind, value);
}
