// Who may be what: every identity that a seat may have as far as the reader can know, by what lies open or was seen, by
// what probes have shown, and by how many of each were dealt.
import { readIdentity } from '../../cards/identity';
import type { GameView } from '../../net/protocol';
import type { CatalogueData } from '../../words/catalogue';

export const SIDES = ['red', 'blue', 'other'] as const;
export type Side = (typeof SIDES)[number];

/** What was dealt: how many of each side, and what those of each side are called. */
export interface Dealt {
  sides: readonly [number, number, number];
  names: Record<Side, readonly string[]>;
}

/** What is dealt at such a table: which column is used, and which tasks there are, is up to its house rules. */
export function dealtOf(
  words: Pick<CatalogueData, 'sides' | 'tasks' | 'identities'>,
  seats: number,
  options: Readonly<Record<string, string>>,
): Dealt {
  const columns = words.sides[String(seats)] ?? [];
  const sides = (options['identity_table'] === 'B' ? columns[1] : columns[0]) ?? [seats, seats, seats];
  const titles = words.identities.map((one) => one.title);
  const other = words.tasks[options['identity_pool'] ?? ''] ?? titles.filter((title) => sideOf(title) === 'other');
  const blue = titles.filter((title) => sideOf(title) === 'blue');
  const called = options['bureau_name'] ?? '';
  return {
    sides,
    names: {
      red: titles.filter((title) => sideOf(title) === 'red'),
      blue: blue.includes(called) ? [called] : blue.slice(0, 1),
      other,
    },
  };
}

/** The identity card was taken away. */
const NONE = '无身份';
const FACTIONS: readonly [string, Side][] = [
  ['潛伏戰線', 'red'],
  ['潜伏战线', 'red'],
  ['軍情局', 'blue'],
  ['軍情處', 'blue'],
  ['特工机关', 'blue'],
  ['打醬油', 'other'],
  ['神秘人', 'other'],
];

/** Of whom a probe speaks: of one side, or in the newer edition of several. */
export function sidesNamed(text: string): Set<Side> {
  return new Set(FACTIONS.filter(([name]) => text.includes(name)).map(([, side]) => side));
}

/** The side of an identity; null where it is not known, or there is none any more. */
export function sideOf(identity: string): Side | null {
  const face = readIdentity(identity);
  if (face === null || identity === NONE) return null;
  return face.colour === 'red' || face.colour === 'blue' ? face.colour : 'other';
}

/** What the probes that the reader knows the text of leave to a seat. Whoever could have lied has told nothing. */
export function leftByProbes(view: GameView, seat: number): Set<Side> {
  const left = new Set<Side>(SIDES);
  for (const probe of view.probes) {
    if (probe.target !== seat || !probe.named || !probe.sure) continue;
    const named = sidesNamed(probe.named);
    for (const side of SIDES) if (named.has(side) !== probe.acted) left.delete(side);
  }
  return left;
}

/** For every seat the sides it may be of. */
function possibleSides(view: GameView, dealt: Dealt): Set<Side>[] {
  const hidden = view.seats.filter((seat) => seat.identity === '?').map((seat) => seat.seat);
  const rest = SIDES.map(
    (side, i) => dealt.sides[i]! - view.seats.filter((one) => sideOf(one.identity) === side).length,
  );
  const found = view.seats.map((seat) => {
    const side = sideOf(seat.identity);
    return new Set<Side>(side === null ? [] : [side]);
  });
  const allowed = hidden.map((seat) => leftByProbes(view, seat));
  const laid: number[] = [];
  // cards that were taken away are of any side: not all that is left need lie in front of somebody
  const lay = (at: number): void => {
    if (at === hidden.length) {
      laid.forEach((side, i) => found[hidden[i]!]!.add(SIDES[side]!));
      return;
    }
    SIDES.forEach((side, i) => {
      if (rest[i]! <= 0 || !allowed[at]!.has(side)) return;
      rest[i]!--;
      laid.push(i);
      lay(at + 1);
      laid.pop();
      rest[i]!++;
    });
  };
  const gone = view.seats.filter((seat) => seat.identity === NONE).length;
  if (Math.min(...rest) >= 0 && rest.reduce((sum, n) => sum + n, 0) === hidden.length + gone) lay(0);
  // dealt by hand, otherwise than at a table: only the probes count
  hidden.forEach((seat, i) => {
    if (found[seat]!.size === 0) found[seat] = allowed[i]!;
  });
  return found;
}

/** For every seat what it may be; an identity that is known is the only one. */
export function possible(view: GameView, dealt: Dealt): string[][] {
  const known = new Set(view.seats.map((seat) => seat.identity));
  const sides = possibleSides(view, dealt);
  return view.seats.map(({ seat, identity }) => {
    if (identity !== '?') return [identity];
    return SIDES.filter((side) => sides[seat]!.has(side)).flatMap((side) => {
      const names = dealt.names[side];
      // tasks that differ are there once each
      return names.length > 1 ? names.filter((name) => !known.has(name)) : names;
    });
  });
}
