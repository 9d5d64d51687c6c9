// Where the teacher points, and where the note lies: beside it, and over nothing that is needed.
import type { Thing } from '../net/protocol';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The things of the table, each with what stands for it if it is not on the screen. */
function selectors(thing: Thing, me: number): string[] {
  const seat = `[data-testid="seat-${thing.seat ?? me}"]`;
  const quoted = JSON.stringify(thing.word);
  switch (thing.sort) {
    case 'hand':
    case 'stamp':
      return thing.word ? [`[data-testid="hand-card"][data-card=${quoted}]`, '.hand'] : ['.hand'];
    case 'identity':
      return [`${seat} .idm`, seat];
    case 'portrait':
      return [`${seat} .pm`, `${seat} .por`, seat];
    case 'tray':
      return [`[data-zone="intel-${thing.seat ?? me}"]`, seat];
    case 'transit':
    case 'wire':
      return ['[data-zone="transit"]', '[data-testid="transit-label"]', '[data-testid="wire-text"]'];
    case 'stack':
      return ['[data-testid="stack"]'];
    case 'option':
      return [`[data-testid="option"][data-notation=${quoted}]`, '[data-testid="prompt"]'];
    case 'skill':
      return ['[data-testid="skill"]', seat];
    case 'pass':
      return ['[data-testid="pass"]', '[data-testid="prompt"]'];
    case 'phase':
      return ['.phase', '.bar'];
    case 'pile':
      return ['[data-zone="deck"]'];
    case 'log':
      return ['[data-testid="log"]', '[data-testid="open-log"]'];
    case 'prompt':
      return ['[data-testid="prompt"]'];
    default:
      return [seat];
  }
}

/** The first of them that is on the screen. */
export function find(thing: Thing | null, me: number): Element | null {
  for (const selector of thing ? selectors(thing, me) : []) {
    for (const node of document.querySelectorAll(selector)) {
      const { width, height } = node.getBoundingClientRect();
      if (width > 1 && height > 1) return node;
    }
  }
  return null;
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const GAP = 26;

/** A place for a note of this size inside `room`, beside `target` and over as little of `others` as can be. */
export function place(size: { width: number; height: number }, room: Box, target: Box | null, others: Box[]): Box {
  const fit = (left: number, top: number): Box => ({
    left: Math.max(room.left, Math.min(left, room.left + room.width - size.width)),
    top: Math.max(room.top, Math.min(top, room.top + room.height - size.height)),
    ...size,
  });
  const places = [fit(room.left + (room.width - size.width) / 2, room.top + (room.height - size.height) / 2)];
  if (target) {
    const middle = target.top + (target.height - size.height) / 2;
    const centre = target.left + (target.width - size.width) / 2;
    places.unshift(
      fit(target.left + target.width + GAP, middle),
      fit(target.left - size.width - GAP, middle),
      fit(centre, target.top + target.height + GAP),
      fit(centre, target.top - size.height - GAP),
    );
  }
  const cost = (box: Box): number =>
    (target ? overlap(box, target) * 4 : 0) + others.reduce((sum, other) => sum + overlap(box, other), 0);
  return places.reduce((best, next) => (cost(next) < cost(best) ? next : best));
}
