// The card in transit moves along the wire: its place is where the view says, and an animation brings it there from
// where it was. Only transforms move; who wants no motion sees none.
import type { Attachment } from 'svelte/attachments';
import type { Loop, Node } from '../model/loop';
import { hopPoints, nodeToward } from '../model/loop';
import type { Point } from '../model/seats';
import { DIRECT_MS, HOP_MS } from '../model/moves';
import { tempo } from '../../net/speed.svelte';
import { still } from './still';

export interface Way {
  loop: Loop;
  nodes: readonly Node[];
  at: Point;
}

export interface Hop {
  direct: boolean;
  direction: number;
}

let planned: Hop | null = null;

/** How the next change of place is to be travelled; without it the card slides straight. */
export function plan(hop: Hop | null): void {
  planned = hop;
}

/** Put on the card in transit; `now` is read again whenever it changes. */
export function traveller(now: () => Way): Attachment<HTMLElement> {
  let last: Point | null = null;
  let running: Animation | undefined;
  return (node) => {
    const { at, loop } = now();
    const from = last;
    const hop = planned;
    last = { ...at };
    planned = null;
    if (!from || still() || Math.hypot(from.x - at.x, from.y - at.y) < 2) return;
    running?.finish();
    const points = wayTo(loop, from, at, hop);
    const frames = points.map((point, i) => ({
      transform: `translate(${point.x - at.x}px, ${point.y - at.y}px) rotate(${Math.sin((i / (points.length - 1)) * Math.PI * 2) * 7}deg)`,
    }));
    running = node.animate(frames, {
      duration: (hop?.direct ? DIRECT_MS : HOP_MS) * tempo(),
      easing: 'cubic-bezier(.5,.05,.15,1)',
    });
  };
}

function wayTo(loop: Loop, from: Point, to: Point, hop: Hop | null): Point[] {
  if (!hop) return [from, to];
  const a = { ...nodeToward(loop, from), ...from };
  const b = { ...nodeToward(loop, to), ...to };
  const points = hopPoints(loop, a, b, hop.direction, hop.direct);
  points[0] = from;
  points[points.length - 1] = to;
  return points;
}
