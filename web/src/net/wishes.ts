/** When questions are to wait for me, as this browser remembers it: apart for tables at which time may tell what somebody
 *  holds, because something else is wise there. */
import { forget, keep, read } from './kept';
import type { Prefs } from './protocol';

export type Wishes = Required<Prefs>;
export type Condition = NonNullable<Prefs['hold']>[number];

/** In the order in which they are shown. */
export const CONDITIONS: readonly Condition[] = ['can_act', 'decisive', 'reached', 'targeted', 'named', 'always'];
export const AS_USUAL: Wishes = { hold: null, named: [] };

type Kept = Partial<Record<'strict' | 'relaxed', Partial<Wishes>>>;
const MOST_NAMED = 20; // that the server takes

function kept(): Kept {
  forget('prefs'); // which had another meaning: when to pass automatically
  return read<Kept>('holding', {});
}

/** What this server understands of what was kept. */
export function wishes(relaxed: boolean): Wishes {
  const found = kept()[relaxed ? 'relaxed' : 'strict'] ?? {};
  const hold = Array.isArray(found.hold) ? CONDITIONS.filter((one) => found.hold?.includes(one)) : null;
  const named = Array.isArray(found.named)
    ? found.named.filter((one) => typeof one === 'string').slice(0, MOST_NAMED)
    : [];
  return { hold, named };
}

export function keepWishes(relaxed: boolean, wishes: Wishes): void {
  keep('holding', { ...kept(), [relaxed ? 'relaxed' : 'strict']: wishes });
}

/** The conditions that hold where nothing was chosen. */
export function usualConditions(relaxed: boolean): Condition[] {
  return [relaxed ? 'can_act' : 'decisive'];
}

/** Those that hold now. */
export function conditionsOf(wishes: Wishes, relaxed: boolean): Condition[] {
  return (wishes.hold ?? usualConditions(relaxed)).filter((one) => relaxed || one !== 'can_act');
}

/** The same wishes with a condition more or less. `always` makes all others needless. */
export function withCondition(wishes: Wishes, condition: Condition, on: boolean, relaxed: boolean): Wishes {
  const others = conditionsOf(wishes, relaxed).filter((one) => one !== condition && one !== 'always');
  if (condition === 'always') return { ...wishes, hold: on ? ['always'] : null };
  return { ...wishes, hold: CONDITIONS.filter((one) => others.includes(one) || (on && one === condition)) };
}
