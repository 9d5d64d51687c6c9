// What is printed on a game card, read from its notation (docs/notation.md):
// 鎖定/red, 試探/red/潛伏戰線抽2, 平衡/red+black/↑, 截获/black/↑/锁, 试探/black/→/神秘人抽; a star behind it: of several
// equal cards, the one that something pending is aimed at (識破/black*).
// What the notation does not say, because it is the same for every card of a function, is in printed.json;
// tests/web/test_printed.py compares it with the decks.
import printed from './printed.json';

export type Colour = 'red' | 'blue' | 'black';
export type Route = 'coded' | 'direct' | 'text' | 'left' | 'right' | 'up';

/** A probe of the classic edition names one identity and what its holder does. */
export interface IdentityProbe {
  identity: 'front' | 'bureau' | 'soy';
  effect: 'draw' | 'discard';
}

/** A probe of the newer edition says who draws; the others discard. */
export interface FactionProbe {
  draws: Faction[];
  discards: Faction[];
}

export type Faction = 'qianfu' | 'tegong' | 'shenmi';

export interface Face {
  /** The card in notation, without a star. */
  notation: string;
  /** Whether there was a star: of several equal cards, the one that something pending is aimed at. */
  named: boolean;
  /** The function as the rules name it, such as 鎖定. */
  fn: string;
  /** Key of its name; with '-text' of its full text, with 'web-' before it of its one sentence. */
  key: string;
  colours: Colour[];
  route: Route;
  /** Whether a padlock is printed beside the arrow. */
  lock: boolean;
  /** The drawing in the sprite sheet. */
  picture: string;
  /** Telegraph code of the first two characters. */
  tele: string;
  probe: IdentityProbe | FactionProbe | null;
}

interface Printed {
  key: string;
  picture: string;
  tele: string;
  route?: string;
}

const PRINTED = printed as Record<string, Printed>;
const ARROWS: Record<string, Route> = { '←': 'left', '→': 'right', '↑': 'up' };
const IDENTITIES: Record<string, IdentityProbe['identity']> = {
  潛伏戰線: 'front',
  軍情局: 'bureau',
  打醬油: 'soy',
};
const FACTIONS: Record<string, Faction> = { 潜伏战线: 'qianfu', 特工机关: 'tegong', 神秘人: 'shenmi' };
const COLOURS: readonly string[] = ['red', 'blue', 'black'];

/** What is printed on the card, or null for '?' and anything that is no card. */
export function readFace(name: string): Face | null {
  const named = name.endsWith('*');
  const notation = named ? name.slice(0, -1) : name;
  const [fn = '', colours = '', ...rest] = notation.split('/');
  const known = PRINTED[fn];
  const shown = colours.split('+').filter((c): c is Colour => COLOURS.includes(c));
  if (!known || shown.length === 0) return null;
  let route = (known.route ?? 'right') as Route;
  let lock = false;
  let probe: Face['probe'] = null;
  for (const word of rest) {
    const arrow = ARROWS[word];
    if (arrow) route = arrow;
    else if (word === '锁') lock = true;
    else probe = readProbe(word) ?? probe;
  }
  return {
    notation,
    named,
    fn,
    key: known.key,
    colours: shown,
    route,
    lock,
    picture: known.picture,
    tele: known.tele,
    probe,
  };
}

function readProbe(word: string): Face['probe'] {
  const one = /^(.+?)(抽2|棄1)$/.exec(word);
  const identity = IDENTITIES[one?.[1] ?? ''];
  if (one && identity) return { identity, effect: one[2] === '抽2' ? 'draw' : 'discard' };
  if (!word.endsWith('抽')) return null;
  const names = Object.keys(FACTIONS);
  const draws = names.filter((name) => word.includes(name));
  const code = (name: string): Faction => FACTIONS[name] as Faction;
  return { draws: draws.map(code), discards: names.filter((name) => !draws.includes(name)).map(code) };
}
