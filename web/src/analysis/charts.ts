/** Lines, bands and steps of the charts, as paths. */
import type { Seen, TurnPoint } from './analysis';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Dot {
  x: number;
  y: number;
  low: number;
  high: number;
  turn: TurnPoint;
}

/** Where a turn lies: the beginning of the first at the left, the end of the game at the right. */
export function across(box: Box, at: number, turns: number): number {
  return box.left + (turns > 1 ? (at / (turns - 1)) * box.width : 0);
}

/** The dots of one side; turns of which nothing is known yet are left out. */
export function dots(box: Box, turns: TurnPoint[], side: number): Dot[] {
  const down = (share: number): number => box.top + (1 - Math.min(1, Math.max(0, share))) * box.height;
  return turns.flatMap((turn, at) => {
    const found = turn.chances[side];
    if (found === undefined) return [];
    const [chance, error] = found;
    return [
      {
        x: across(box, at, turns.length),
        y: down(chance),
        low: down(chance - error),
        high: down(chance + error),
        turn,
      },
    ];
  });
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function line(found: Dot[]): string {
  return found.map((dot, i) => `${i === 0 ? 'M' : 'L'}${point(dot.x, dot.y)}`).join('');
}

/** The error round a line. */
export function band(found: Dot[]): string {
  if (found.length === 0) return '';
  const up = found.map((dot) => point(dot.x, dot.high));
  const back = [...found].reverse().map((dot) => point(dot.x, dot.low));
  return `M${[...up, ...back].join('L')}Z`;
}

export interface Strip {
  /** From the bottom: red. */
  red: string;
  /** From the top: blue. What is between plays alone. */
  blue: string;
}

/** How likely a seat was taken for what, over the whole game. */
export function strip(seen: Seen[], seat: number, last: number, width: number, height: number): Strip {
  const at = (one: Seen): number => (one.moment < 0 ? width : Math.min(1, one.moment / Math.max(1, last)) * width);
  let red = `M0 ${height}`;
  let blue = 'M0 0';
  let before: [number, number, number] | undefined;
  for (const one of seen) {
    const odds = one.odds[seat];
    if (odds === undefined) continue;
    const x = at(one).toFixed(1);
    const held = before ?? odds;
    red += `L${x} ${((1 - held[0]) * height).toFixed(1)}L${x} ${((1 - odds[0]) * height).toFixed(1)}`;
    blue += `L${x} ${(held[1] * height).toFixed(1)}L${x} ${(odds[1] * height).toFixed(1)}`;
    before = odds;
  }
  if (before === undefined) return { red: '', blue: '' };
  red += `L${width} ${((1 - before[0]) * height).toFixed(1)}L${width} ${height}Z`;
  blue += `L${width} ${(before[1] * height).toFixed(1)}L${width} 0Z`;
  return { red, blue };
}

export interface Summary {
  first: number;
  last: number;
  /** The turn with the largest change, and whether it rose. */
  turn: number;
  rose: boolean;
}

/** What a curve says in one sentence; null: too little is known. */
export function summary(turns: TurnPoint[], side: number): Summary | null {
  const known = turns.filter((turn) => turn.chances[side] !== undefined);
  const value = (turn: TurnPoint): number => turn.chances[side]![0];
  if (known.length < 2) return null;
  let [turn, most] = [known[0]!.turn, 0];
  known.slice(1).forEach((now, i) => {
    const change = value(now) - value(known[i]!);
    if (Math.abs(change) > Math.abs(most)) [turn, most] = [known[i]!.turn, change];
  });
  const percent = (share: number): number => Math.round(100 * share);
  return { first: percent(value(known[0]!)), last: percent(value(known.at(-1)!)), turn, rose: most >= 0 };
}
