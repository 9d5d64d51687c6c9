import { describe, expect, it } from 'vitest';
import type { Node } from './loop';
import {
  along,
  arrowOn,
  bend,
  BRIDGE,
  deskLoop,
  directPath,
  hopPoints,
  loopPath,
  nodeToward,
  phoneLoop,
  sweep,
} from './loop';
import { pilesRects, plateSize, seatRects, shared } from './room';
import { deskPoint, deskPoints, fromBottom, needsSmallPlates, phonePlace, placeOf } from './seats';

const BOX = { width: 1128, height: 596 };
const LOOP = deskLoop(BOX);

function nodes(seats: number): Node[] {
  return Array.from({ length: seats }, (_, place) => nodeToward(LOOP, deskPoint(place, seats, BOX)));
}

function numbers(path: string): number[] {
  return (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

describe('the loop', () => {
  it('is the ellipse of the design, a little lower than its upper edge was', () => {
    expect(LOOP.cx).toBeCloseTo(564);
    expect(LOOP.rx).toBeCloseTo(304.56);
    expect(LOOP.cy + LOOP.ry).toBeCloseTo(509.58);
    expect(LOOP.cy - LOOP.ry).toBeCloseTo(176.86);
  });

  it('has its nodes where the ray to a seat crosses it', () => {
    // about where the mock-up has them
    const seven = nodes(7);
    expect(seven[0]?.x).toBeCloseTo(564, 0);
    expect(seven[0]?.y).toBeCloseTo(509.6, 0);
    expect(seven[2]?.x).toBeCloseTo(827.1, -1.2);
    expect(seven[2]?.y).toBeCloseTo(254.2, -1.2);
    expect(seven[4]?.x).toBeCloseTo(451.1, -1.2);
    expect(seven[4]?.y).toBeCloseTo(182, -1.2);
  });

  it('runs anticlockwise from seat to seat at every table', () => {
    for (let seats = 3; seats <= 9; seats++) {
      const all = nodes(seats);
      let whole = 0;
      for (let seat = 0; seat < seats; seat++) {
        const hop = sweep(all[seat]!.angle, all[(seat + 1) % seats]!.angle, 1);
        expect(hop).toBeLessThan(Math.PI * 1.2);
        whole += hop;
      }
      expect(whole).toBeCloseTo(Math.PI * 2, 6);
    }
  });

  it('goes the other way round to the left', () => {
    expect(sweep(1, 0.5, 1)).toBeCloseTo(0.5);
    expect(sweep(1, 0.5, -1)).toBeCloseTo(Math.PI * 2 - 0.5);
    expect(along(1, 0.5, 1, 0.5)).toBeCloseTo(0.75);
  });

  it('draws a hop from node to node', () => {
    const five = nodes(5);
    const path = numbers(loopPath(LOOP, five[0]!, five[1]!, 1));
    expect(path[0]).toBeCloseTo(five[0]!.x, 0);
    expect(path.at(-2)).toBeCloseTo(five[1]!.x, 0);
    expect(path.at(-1)).toBeCloseTo(five[1]!.y, 0);
  });

  it('bridges who is skipped with a half circle', () => {
    const seven = nodes(7);
    const path = loopPath(LOOP, seven[5]!, seven[0]!, 1, [seven[6]!]);
    const bridge = path.match(new RegExp(`A${BRIDGE} ${BRIDGE} 0 0 1 ([\\d.]+) ([\\d.]+)`));
    expect(bridge).not.toBeNull();
    const away = Math.hypot(Number(bridge![1]) - seven[6]!.x, Number(bridge![2]) - seven[6]!.y);
    expect(away).toBeGreaterThan(BRIDGE * 0.8);
    expect(away).toBeLessThan(BRIDGE * 1.2);
    expect(loopPath(LOOP, seven[5]!, seven[0]!, 1)).not.toContain(`A${BRIDGE} ${BRIDGE}`);
  });

  it('bends direct arcs toward the centre, and never through what lies there', () => {
    const five = nodes(5);
    const control = bend(LOOP, five[1]!, five[2]!);
    const middle = { x: (five[1]!.x + five[2]!.x) / 2, y: (five[1]!.y + five[2]!.y) / 2 };
    const far = (p: { x: number; y: number }): number => Math.hypot(p.x - LOOP.cx, p.y - LOOP.cy);
    expect(far(control)).toBeLessThan(far(middle));
    const across = bend(LOOP, { x: LOOP.cx - 200, y: LOOP.cy }, { x: LOOP.cx + 200, y: LOOP.cy });
    expect(far(across)).toBeGreaterThan(50);
    expect(directPath(LOOP, five[1]!, five[2]!)).toMatch(/^M[\d.]+ [\d.]+Q/);
  });

  it('begins and ends a journey at the nodes', () => {
    const five = nodes(5);
    for (const direct of [true, false]) {
      const points = hopPoints(LOOP, five[3]!, five[4]!, 1, direct);
      expect(points[0]!.x).toBeCloseTo(five[3]!.x);
      expect(points.at(-1)!.y).toBeCloseTo(five[4]!.y);
    }
  });

  it('points arrowheads along the way', () => {
    const five = nodes(5);
    expect(Math.abs(arrowOn(LOOP, five[2]!, five[3]!, 1, false).turn)).toBeGreaterThan(150); // over the top: leftward
    expect(Math.abs(arrowOn(LOOP, five[3]!, five[2]!, -1, false).turn)).toBeLessThan(30);
  });
});

describe('seats', () => {
  it('sit anticlockwise from the one at the bottom', () => {
    expect(fromBottom(3, 5)).toEqual([3, 4, 0, 1, 2]);
    expect(placeOf(4, 3, 5)).toBe(1);
    expect(deskPoint(1, 5, BOX).x).toBeGreaterThan(BOX.width / 2);
    expect(deskPoint(4, 5, BOX).x).toBeLessThan(BOX.width / 2);
  });

  it('never touch, with a tag above and a tray below', () => {
    for (let seats = 3; seats <= 9; seats++) {
      const width = seats === 9 ? 206 : 222;
      const boxes = Array.from({ length: seats - 1 }, (_, i) => deskPoint(i + 1, seats, BOX));
      boxes.forEach((a, i) =>
        boxes.slice(i + 1).forEach((b) => {
          const apart = Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= 157;
          expect(apart, `${seats} seats: ${JSON.stringify([a, b])}`).toBe(true);
        }),
      );
    }
  });

  it("stay on a phone's screen and do not touch there", () => {
    for (const width of [360, 390, 430]) {
      for (let seats = 3; seats <= 9; seats++) {
        const all = Array.from({ length: seats - 1 }, (_, i) => phonePlace(i + 1, seats, width));
        for (const p of all) {
          expect(p.x - p.width / 2).toBeGreaterThanOrEqual(0);
          expect(p.x + p.width / 2).toBeLessThanOrEqual(width + 0.01);
        }
        all.forEach((a, i) =>
          all.slice(i + 1).forEach((b) => {
            const apart = Math.abs(a.x - b.x) >= (a.width + b.width) / 2 - 0.01 || Math.abs(a.top - b.top) >= 130;
            expect(apart, `${seats} on ${width}: ${JSON.stringify([a, b])}`).toBe(true);
          }),
        );
      }
    }
  });

  it('get small plates where there is little room', () => {
    expect(needsSmallPlates(9, BOX)).toBe(false);
    expect(needsSmallPlates(9, { width: 1128, height: 416 })).toBe(true);
    expect(needsSmallPlates(3, { width: 1128, height: 416 })).toBe(false);
    expect(needsSmallPlates(5, { width: 760, height: 700 })).toBe(true);
  });

  it('keeps plates off the piles', () => {
    for (const seats of [3, 4, 5, 6, 7])
      for (let width = 820; width <= 1300; width += 4)
        for (let height = 340; height <= 700; height += 10) {
          const box = { width, height };
          const small = needsSmallPlates(seats, box);
          const size = plateSize(small, seats);
          const plates = deskPoints(seats, box, small, size)
            .slice(1)
            .flatMap((at) => seatRects(at, size, []));
          const covered = plates.flatMap((one) => pilesRects(box, seats, true).map((pile) => shared(one, pile)));
          expect(Math.max(...covered), `${seats} seats on ${width} × ${height}`).toBeLessThan(60);
        }
  });

  it('leave the loop of a phone inside the stage', () => {
    for (const seats of [3, 6, 9]) {
      const loop = phoneLoop({ width: 390, height: 348 }, seats);
      expect(loop.cx - loop.rx).toBeGreaterThan(0);
      expect(loop.cy + loop.ry).toBeLessThanOrEqual(348);
    }
  });
});
