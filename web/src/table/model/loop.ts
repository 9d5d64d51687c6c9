// The wire as geometry: an ellipse, nodes on it, arcs between them, bridges and straight arcs. Nothing here knows a
// game; `wire.ts` says what is drawn where.
import { plateSize, seatReach } from './room';
import type { Box, Point } from './seats';
import { upperSeats } from './seats';

export interface Loop {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** A place on the loop: its angle (y grows downward, so anticlockwise on the screen is falling) and the point. */
export interface Node extends Point {
  angle: number;
}

export const BRIDGE = 21;
const TURN = Math.PI * 2;

const NODE = 13; // half of a node with a mark in it

/** The loop of a desk: below the chips of the upper seats and between those at the sides, however small the felt. */
export function deskLoop(box: Box, small = false): Loop {
  const plate = plateSize(small, 0);
  const top = Math.max(box.height * 0.285, upperSeats(box, small) + seatReach(plate) + NODE);
  const bottom = box.height * 0.855;
  const side = Math.max(box.width * 0.12, plate.width / 2 + 4) + plate.width / 2 + 9;
  const rx = Math.min(box.width * 0.27, box.width / 2 - side);
  return { cx: box.width * 0.5, cy: (top + bottom) / 2, rx, ry: (bottom - top) / 2 };
}

/** The loop of a phone's stage; seats beside the stage (seven and more) leave less room. */
export function phoneLoop(box: Box, seats: number): Loop {
  const top = seats >= 7 ? 118 : 152;
  const bottom = box.height - 14;
  const cy = (top + bottom) / 2;
  const rx = seats >= 7 ? Math.min(98, box.width / 2 - 98) : box.width * 0.385;
  return { cx: box.width / 2, cy, rx, ry: Math.max(40, (bottom - top) / 2) };
}

/** Where the ray from the centre to a point crosses the loop. */
export function nodeToward(loop: Loop, point: Point): Node {
  const dx = point.x - loop.cx;
  const dy = point.y - loop.cy;
  return nodeAt(loop, Math.atan2(dy / loop.ry, dx / loop.rx));
}

/** The node at an angle. */
export function nodeAt(loop: Loop, angle: number): Node {
  return { angle, x: loop.cx + loop.rx * Math.cos(angle), y: loop.cy + loop.ry * Math.sin(angle) };
}

/** How far it is from one angle to another in a direction: 1 is anticlockwise (to the right), −1 clockwise. */
export function sweep(from: number, to: number, direction: number): number {
  const way = direction > 0 ? from - to : to - from;
  const turned = ((way % TURN) + TURN) % TURN;
  return turned < 1e-9 ? TURN : turned;
}

/** The angle a share of the way along. */
export function along(from: number, to: number, direction: number, share: number): number {
  return from - Math.sign(direction) * sweep(from, to, direction) * share;
}

function dot(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
}

/** An arc of the loop as SVG; long ones in two, because an SVG arc may not close on itself. */
function arcTo(loop: Loop, from: number, to: number, direction: number): string {
  const middle = nodeAt(loop, along(from, to, direction, 0.5));
  const flag = direction > 0 ? 0 : 1;
  const a = `A${loop.rx.toFixed(1)} ${loop.ry.toFixed(1)} 0 0 ${flag} `;
  return a + dot(middle) + a + dot(nodeAt(loop, to));
}

/** The path from one node to another along the loop, with a bridge around each node that is skipped. */
export function loopPath(loop: Loop, from: Node, to: Node, direction: number, bridges: readonly Node[] = []): string {
  let path = `M${dot(from)}`;
  let angle = from.angle;
  const way = direction > 0 ? -1 : 1;
  for (const bridge of bridges) {
    const step = BRIDGE / speed(loop, bridge.angle);
    const before = bridge.angle - way * step;
    const after = bridge.angle + way * step;
    path += arcTo(loop, angle, before, direction);
    // the half circle lies on the side of the table's centre
    path += `A${BRIDGE} ${BRIDGE} 0 0 ${direction > 0 ? 1 : 0} ${dot(nodeAt(loop, after))}`;
    angle = after;
  }
  return path + arcTo(loop, angle, to.angle, direction);
}

/** How many pixels the loop runs per radian at an angle. */
function speed(loop: Loop, angle: number): number {
  return Math.hypot(loop.rx * Math.sin(angle), loop.ry * Math.cos(angle));
}

/** The control point of an arc between two points, bent toward the centre of the loop. */
export function bend(loop: Loop, from: Point, to: Point): Point {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const pull = 0.45;
  const dx = loop.cx - middle.x;
  const dy = loop.cy - middle.y;
  if (Math.hypot(dx, dy) > 24) return { x: middle.x + dx * pull, y: middle.y + dy * pull };
  // straight across the middle: bend to one side, so that it does not run through what lies there
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: middle.x + ((to.y - from.y) / length) * 60, y: middle.y - ((to.x - from.x) / length) * 60 };
}

/** A direct arc as SVG. */
export function directPath(loop: Loop, from: Point, to: Point): string {
  return `M${dot(from)}Q${dot(bend(loop, from, to))} ${dot(to)}`;
}

/** Points along a hop, for the card that travels it. */
export function hopPoints(loop: Loop, from: Node, to: Node, direction: number, direct: boolean, count = 9): Point[] {
  const shares = Array.from({ length: count }, (_, i) => i / (count - 1));
  if (!direct) return shares.map((share) => nodeAt(loop, along(from.angle, to.angle, direction, share)));
  const control = bend(loop, from, to);
  return shares.map((t) => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * control.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * control.y + t ** 2 * to.y,
  }));
}

/** An arrowhead: where it sits and which way it points, in degrees. */
export interface Arrow extends Point {
  turn: number;
}

/** The arrowhead of a hop, a share of the way along. */
export function arrowOn(loop: Loop, from: Node, to: Node, direction: number, direct: boolean, share = 0.5): Arrow {
  const [a, b] = direct
    ? neighbours(hopPoints(loop, from, to, direction, true, 41), share)
    : [
        nodeAt(loop, along(from.angle, to.angle, direction, share - 0.01)),
        nodeAt(loop, along(from.angle, to.angle, direction, share + 0.01)),
      ];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
}

function neighbours(points: readonly Point[], share: number): [Point, Point] {
  const at = Math.min(points.length - 2, Math.max(0, Math.round(share * (points.length - 1)) - 1));
  return [points[at] as Point, points[at + 1] as Point];
}
