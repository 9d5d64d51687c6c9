// What is drawn on the desk for the intelligence in transit: pieces of wire, nodes, arrowheads, and where the card
// lies. Only places and marks; `Wire.svelte` gives them ink.
import type { GameView } from '../../net/protocol';
import type { Journey, Leg } from './journey';
import type { Arrow, Loop, Node } from './loop';
import { along, arrowOn, directPath, hopPoints, loopPath, nodeAt, nodeToward } from './loop';
import type { Point } from './seats';

export type Ink = 'faint' | 'travelled' | 'next' | 'later';
export type NodeMark = 'plain' | 'sent' | 'declined' | 'accepted' | 'returned' | 'dead' | 'locked' | 'lured' | 'next';

export interface Piece {
  ink: Ink;
  path: string;
}

export interface WireNode extends Point {
  seat: number;
  mark: NodeMark;
  /** Whether the card comes here next, whatever else is marked. */
  next: boolean;
}

export interface WireDrawing {
  pieces: Piece[];
  arrows: (Arrow & { ink: Ink })[];
  nodes: WireNode[];
  /** Where the card lies; null: nothing is under way. */
  card: Point | null;
}

/** The nodes of all seats, by seat. */
export function nodesOf(loop: Loop, points: readonly Point[]): Node[] {
  return points.map((point) => nodeToward(loop, point));
}

/** Everything to draw. `nodes` are by seat; `rows`: the middle of the table is taken. */
export function drawWire(
  loop: Loop,
  nodes: readonly Node[],
  view: GameView,
  journey: Journey | null,
  rows = false,
): WireDrawing {
  const pieces: Piece[] = [];
  const arrows: WireDrawing['arrows'] = [];
  const legs: [Leg, Ink][] = [];
  if (journey) {
    for (const leg of journey.travelled) legs.push([leg, 'travelled']);
    journey.ahead.forEach((leg, i) => legs.push([leg, i === 0 ? 'next' : 'later']));
  }
  for (const path of uncovered(
    loop,
    nodes,
    legs.map(([leg]) => leg),
  ))
    pieces.push({ ink: 'faint', path });
  for (const [leg, ink] of legs) {
    const from = nodes[leg.from];
    const to = nodes[leg.to];
    if (!from || !to) continue;
    pieces.push({ ink, path: legPath(loop, nodes, leg) });
    // off the middle on arcs, so that going and coming back do not make a cross
    const share = ink === 'next' ? 0.82 : leg.direct ? 0.64 : 0.5;
    arrows.push({ ...arrowOn(loop, from, to, leg.direction, leg.direct, share), ink });
  }
  return { pieces, arrows, nodes: marks(nodes, view, journey), card: cardPoint(loop, nodes, view, journey, rows) };
}

function legPath(loop: Loop, nodes: readonly Node[], leg: Leg): string {
  const from = nodes[leg.from] as Node;
  const to = nodes[leg.to] as Node;
  if (leg.direct) return directPath(loop, from, to);
  return loopPath(
    loop,
    from,
    to,
    leg.direction,
    leg.skipped.map((seat) => nodes[seat] as Node),
  );
}

/** The pieces of the loop between neighbours that no leg runs along. */
function uncovered(loop: Loop, nodes: readonly Node[], legs: readonly Leg[]): string[] {
  const n = nodes.length;
  const covered = new Set<number>();
  for (const leg of legs) {
    if (leg.direct || leg.direction === 0) continue; // without a direction it would never arrive
    for (let seat = leg.from; ;) {
      const next = (seat + leg.direction + n) % n;
      covered.add(leg.direction > 0 ? seat : next);
      seat = next;
      if (seat === leg.to) break;
    }
  }
  const free = Array.from({ length: n }, (_, seat) => seat).filter((seat) => !covered.has(seat));
  return free.map((seat) => loopPath(loop, nodes[seat] as Node, nodes[(seat + 1) % n] as Node, 1));
}

function marks(nodes: readonly Node[], view: GameView, journey: Journey | null): WireNode[] {
  const { transit } = view;
  const next = journey?.ahead[0]?.to;
  return nodes.map((node, seat) => ({ seat, x: node.x, y: node.y, mark: markOf(seat), next: seat === next }));

  function markOf(seat: number): NodeMark {
    if (view.seats[seat]?.status !== 'in') return 'dead';
    if (!journey || !transit) return 'plain';
    if ((transit.locked >> seat) & 1) return 'locked'; // the lock prevails over the lure
    if ((transit.lured >> seat) & 1) return 'lured';
    const stop = journey.stops.get(seat);
    if (stop === 'sent') return 'sent';
    if (seat === next) return 'next';
    return stop ?? 'plain';
  }
}

/** On its way the card lies between two seats, behind whoever is skipped; else at the node of who has it. Straight
    across it lies in the middle or, where that is taken, still near whom it comes from. */
export function cardPoint(
  loop: Loop,
  nodes: readonly Node[],
  view: GameView,
  journey: Journey | null,
  rows = false,
): Point | null {
  const { transit } = view;
  if (!transit || !journey) return null;
  const at = nodes[transit.position];
  const hop = journey.ahead[0];
  if (!at) return null;
  if (transit.stage !== 'pass' || !hop) return at;
  const to = nodes[hop.to] as Node;
  if (hop.direct) return rows ? at : (hopPoints(loop, at, to, 1, true, 21)[9] as Point);
  const last = hop.skipped.at(-1);
  const from = last === undefined ? at : (nodes[last] as Node);
  return nodeAt(loop, along(from.angle, to.angle, hop.direction, last === undefined ? 0.42 : 0.35));
}
