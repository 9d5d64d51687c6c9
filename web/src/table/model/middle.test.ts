// Nothing on the felt lies on anything else, at every table: the card in transit, its words, the rows in the middle,
// plates, chips, piles.
import { describe, expect, it } from 'vitest';
import type { GameView } from '../../net/protocol';
import type { Journey } from './journey';
import { linePoints, placeOne } from './label';
import type { Loop, Node } from './loop';
import { along, deskLoop, hopPoints, nodeAt, nodeToward, phoneLoop } from './loop';
import {
  cardRect,
  centred,
  deskBand,
  deskCard,
  isCompact,
  overPile,
  phoneMiddle,
  rowsIn,
  smallCardRect,
} from './middle';
import type { Rect } from './room';
import {
  around,
  cornersTakenOnPhone,
  outside,
  phonePlateRect,
  pilesRects,
  plateSize,
  pushed,
  seatRects,
  seatReach,
  seatStep,
  shared,
} from './room';
import type { Box, Point } from './seats';
import { deskPoints, needsSmallPlates, phonePlace } from './seats';
import { cardPoint } from './wire';

// 1440×900, the replay at that size, and the felts of narrower and lower windows
const FELTS: Box[] = [
  { width: 1128, height: 596 },
  { width: 1128, height: 528 },
  { width: 1600, height: 776 },
  { width: 1054, height: 464 }, // 1366×768
  { width: 1180, height: 560 },
  { width: 900, height: 560 },
  { width: 768, height: 660 }, // a tablet
];
const HEIGHTS = { frame: 88, first: 83, other: 76, more: 26 };
const ONE = HEIGHTS.frame + HEIGHTS.first - 31; // without its heading

// the words in Chinese and in English, where they may stand in three lines or be less
const SIZES = [
  [{ width: 120, height: 40 }],
  [
    { width: 190, height: 40 },
    { width: 150, height: 60 },
    { width: 150, height: 20 },
  ],
];

function panelWidth(loop: Loop): number {
  return Math.max(240, Math.min(358, loop.rx * 1.18));
}

interface Felt {
  points: Point[];
  nodes: Node[];
  seats: Rect[];
  taken: Rect[];
  loop: Loop;
  compact: boolean;
}

function felt(box: Box, n: number, chips: number): Felt {
  const small = needsSmallPlates(n, box);
  const size = plateSize(small, n);
  const loop = deskLoop(box, small);
  const points = deskPoints(n, box, small, size);
  const intel = Array.from({ length: chips }, () => '密電/red/密電');
  const seats = points.slice(1).flatMap((at) => seatRects(at, size, intel));
  return {
    points,
    loop,
    seats,
    compact: isCompact(box, small),
    nodes: points.map((at) => nodeToward(loop, at)),
    taken: [...seats, ...pilesRects(box, n, false)],
  };
}

/** On a smaller felt, or with more chips than a deck has, the words are left out where they have no room. */
function roomy(box: Box, chips: number): boolean {
  return box.width >= 1128 && box.height >= 596 && chips < 6;
}

/** Where a card can lie: at every seat, between neighbours, on arcs across the table. */
function places({ loop, nodes }: Felt): Point[] {
  const between = nodes.map((node, i) =>
    nodeAt(loop, along(node.angle, nodes[(i + 1) % nodes.length]!.angle, 1, 0.42)),
  );
  const across = nodes.flatMap((from, i) => nodes.slice(i + 1).map((to) => hopPoints(loop, from, to, 1, true, 21)[9]!));
  return [...nodes, ...between, ...across];
}

function each(check: (box: Box, n: number, chips: number, what: string) => void): void {
  for (const box of FELTS)
    for (let n = 3; n <= 9; n++)
      for (const chips of [0, 2, 6]) check(box, n, chips, `${box.width}×${box.height}, ${n} seats, ${chips} chips`);
}

describe('the piles of a phone', () => {
  it('are beside the middle where seats take the corners, but never below a spectator’s plate', () => {
    expect([5, 7, 9].map((seats) => cornersTakenOnPhone(seats, true))).toEqual([false, true, true]);
    expect(cornersTakenOnPhone(9, false)).toBe(false);
  });
});

describe('the felt', () => {
  it('shows the chips of every seat above the one below, with its tag', () => {
    const wrong: string[] = [];
    for (const box of [...FELTS, { width: 968, height: 408 }]) {
      for (let n = 3; n <= 9; n++) {
        const small = needsSmallPlates(n, box);
        const size = plateSize(small, n);
        const [, ...seats] = deskPoints(n, box, small, size);
        for (const upper of seats) {
          // the lowest felt has room for three of them but for half a tag
          const step = seatStep(size) - (n >= 8 && box.height < 464 ? 9 : 0.1);
          for (const lower of seats)
            if (lower.y > upper.y && lower.y - upper.y < step && Math.abs(lower.x - upper.x) < size.width)
              wrong.push(`${box.width}×${box.height}, ${n} seats: ${lower.y - upper.y} of ${step}`);
          expect(upper.y + seatReach(size)).toBeLessThanOrEqual(box.height);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('keeps the nodes of the wire off the chips', () => {
    const wrong: string[] = [];
    each((box, n, chips, what) => {
      const { nodes, seats } = felt(box, n, chips);
      // the node at the bottom belongs to the reader; a plain one has a radius of eight
      for (const node of nodes) for (const rect of seats) if (shared(around(node, 8, 8), rect) !== 0) wrong.push(what);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the rows off the card and off the seats', () => {
    const wrong: string[] = [];
    each((box, n, chips, what) => {
      const here = felt(box, n, chips);
      const width = panelWidth(here.loop);
      for (const at of places(here)) {
        const card = deskCard(at, box, here.loop, here.taken, width, here.compact);
        const band = deskBand(box, here.loop, width, here.taken, cardRect(card, here.compact));
        const where = `${what}, card at ${Math.round(card.x)}/${Math.round(card.y)}`;
        if (band.bottom - band.top < ONE) wrong.push(`${where}: rows have ${Math.round(band.bottom - band.top)}`);
        for (const rect of here.seats)
          if (shared(cardRect(card, here.compact), rect) > 60)
            wrong.push(`${where}: on a seat, ${Math.round(shared(cardRect(card, here.compact), rect))}`);
      }
    });
    expect(wrong).toEqual([]);
  });

  it('keeps a card that goes straight between others away from the reader', () => {
    const wrong: string[] = [];
    each((box, n, chips, what) => {
      const here = felt(box, n, chips);
      const mine = here.nodes[0]!;
      for (let from = 1; from < n; from++)
        for (let to = 1; to < n; to++) {
          if (from === to) continue;
          const view = { transit: { stage: 'pass', position: from } } as GameView;
          const journey = { ahead: [{ from, to, direction: 1, direct: true, skipped: [] }] } as unknown as Journey;
          const at = cardPoint(here.loop, here.nodes, view, journey, true)!;
          const card = deskCard(at, box, here.loop, here.taken, panelWidth(here.loop), here.compact);
          const home = here.nodes[from]!;
          const far = (node: Point): number => Math.hypot(node.x - card.x, node.y - card.y);
          if (far(home) >= far(mine)) wrong.push(`${what}, ${from} to ${to}`);
        }
    });
    expect(wrong).toEqual([]);
  });

  it('knows where the piles of a phone are', () => {
    expect([20, 195, 370].map((x) => overPile(x, 40, 390, 5))).toEqual([true, false, true]);
    expect([20, 195, 370].map((x) => overPile(x, 33, 390, 8))).toEqual([false, false, false]);
  });

  it('finds room for the words of the card', () => {
    const wrong: string[] = [];
    each((box, n, chips, what) => {
      const here = felt(box, n, chips);
      const width = panelWidth(here.loop);
      const lines = linePoints(here.loop, here.nodes, null);
      for (const at of places(here)) {
        const card = deskCard(at, box, here.loop, here.taken, width, here.compact);
        const band = deskBand(box, here.loop, width, here.taken, cardRect(card, here.compact));
        const rows = rowsIn(band.bottom - band.top, 3, HEIGHTS);
        const tall = Math.min(band.bottom - band.top, HEIGHTS.frame + HEIGHTS.first + HEIGHTS.other * (rows - 1));
        const panel = around({ x: here.loop.cx, y: centred(band, tall, here.loop.cy - 4) }, width / 2, tall / 2);
        const taken = [...here.taken, panel, cardRect(card, here.compact)];
        for (const sizes of SIZES) {
          const { size, ...label } = placeOne(cardRect(card, here.compact), sizes, { box, taken, lines });
          const rect = { left: label.x, right: label.x + size.width, top: label.y, bottom: label.y + size.height };
          const hit = taken.reduce((sum, other) => sum + shared(rect, other), outside(rect, box));
          if (label.free ? hit > 0 : roomy(box, chips))
            wrong.push(
              `${what}, card at ${Math.round(card.x)}/${Math.round(card.y)}, words ${size.width} wide: ${Math.round(hit)}`,
            );
        }
      }
    });
    expect(wrong).toEqual([]);
  });

  it('shows as many rows as have room', () => {
    expect(rowsIn(400, 5, HEIGHTS)).toBe(3);
    expect(rowsIn(270, 5, HEIGHTS)).toBe(1);
    expect(rowsIn(275, 2, HEIGHTS)).toBe(2);
    expect(rowsIn(10, 2, HEIGHTS)).toBe(1);
  });

  it('pushes the shorter way', () => {
    const rect = { left: 0, top: 0, right: 100, bottom: 40 };
    const size = (at: Point): Rect => around(at, 10, 10);
    expect(pushed({ x: 50, y: 45 }, size, [rect], { x: 0, y: 0 })).toEqual({ x: 50, y: 50 });
    expect(pushed({ x: 105, y: 20 }, size, [rect], { x: 0, y: 0 })).toEqual({ x: 110, y: 20 });
    expect(pushed({ x: 200, y: 20 }, size, [rect], { x: 0, y: 0 })).toEqual({ x: 200, y: 20 });
    expect(seatReach(plateSize(false, 5))).toBe(68.5);
  });
});

describe("a phone's stage", () => {
  it('keeps rows and card apart, whoever has it', () => {
    for (const box of [
      { width: 390, height: 344 },
      { width: 360, height: 300 },
      { width: 430, height: 420 },
      { width: 360, height: 262 },
    ]) {
      for (let n = 3; n <= 9; n++) {
        if (n >= 7 && box.height < 300) continue; // such a stage is never lower
        const seats = Array.from({ length: n - 1 }, (_, i) => phonePlace(i + 1, n, box.width));
        const plates = seats.map(phonePlateRect);
        const loop = phoneLoop(box, n);
        const points = [{ x: box.width / 2, y: box.height * 1.1 }, ...seats.map((at) => ({ x: at.x, y: at.top + 62 }))];
        const nodes = points.map((at) => nodeToward(loop, at));
        for (const at of places({ points, nodes, loop, seats: plates, taken: plates, compact: true })) {
          const { card, x, width, band } = phoneMiddle(at, box, loop, plates, n);
          const rows = { left: x - width / 2, right: x + width / 2, top: band.top, bottom: band.bottom };
          const what = `${box.width}×${box.height}, ${n} seats: ${JSON.stringify({ at, card, rows })}`;
          expect(shared(smallCardRect(card), rows), what).toBe(0);
          expect(band.bottom - band.top, what).toBeGreaterThanOrEqual(84);
          expect(outside(smallCardRect(card), box), what).toBe(0);
          for (const plate of plates) {
            expect(shared(rows, plate), what).toBe(0);
            expect(shared(smallCardRect(card), plate), what).toBe(0);
          }
        }
      }
    }
  });
});
