/** How the intelligence of each colour grew, from the views of the replay. */
import type { GameView } from '../net/protocol';

export interface Point {
  /** Turn, with the part of it that had passed. */
  x: number;
  n: number;
}

export interface Line {
  seat: number;
  points: Point[];
  /** How much there was at the end. */
  last: number;
  most: number;
}

export interface Growth {
  /** Red, blue, black; in each the seats. */
  colours: Line[][];
  turns: number;
  most: number;
}

export function growthOf(views: readonly GameView[]): Growth {
  const seats = views[0]?.seats.length ?? 0;
  const colours: Line[][] = [0, 1, 2].map(() =>
    Array.from({ length: seats }, (_, seat) => ({ seat, points: [{ x: 0, n: 0 }], last: 0, most: 0 })),
  );
  const inTurn = new Map<number, number>();
  for (const view of views) inTurn.set(view.turn_no, (inTurn.get(view.turn_no) ?? 0) + 1);
  let turn = -1;
  let nth = 0;
  for (const view of views) {
    nth = view.turn_no === turn ? nth + 1 : 0;
    turn = view.turn_no;
    const x = turn + nth / (inTurn.get(turn) ?? 1);
    for (const seat of view.seats) {
      for (const [colour, lines] of colours.entries()) {
        const line = lines[seat.seat]!;
        const n = seat.colours[colour as 0 | 1 | 2];
        if (n === line.last) continue;
        line.points.push({ x, n });
        line.last = n;
        line.most = Math.max(line.most, n);
      }
    }
  }
  const most = Math.max(3, ...colours.flat().map((line) => line.most));
  return { colours, turns: Math.max(1, (views[views.length - 1]?.turn_no ?? 0) + 1), most };
}

/** A line of steps through the points, in a box. `shift` keeps lines with the same numbers apart. */
export function stepsPath(line: Line, growth: Growth, box: { width: number; height: number }, shift = 0): string {
  const x = (at: number): number => round((at / growth.turns) * box.width);
  const y = (n: number): number => round(box.height - (n / growth.most) * box.height + shift);
  let path = `M0 ${y(0)}`;
  for (const point of line.points) path += `H${x(point.x)}V${y(point.n)}`;
  return `${path}H${round(box.width)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
