import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView, TransitView } from '../../net/protocol';
import recorded from '../fixtures/tables.json';
import { headingOf, journeyOf, liesOpen, sinceSent, wayOf } from './journey';
import { deskLoop } from './loop';
import { deskPoint } from './seats';
import { drawWire, nodesOf } from './wire';

const TABLES = recorded as unknown as Record<string, { view: GameView; events: GameEvent[] }>;
const BOX = { width: 1128, height: 596 };

function table(seats: number, transit: Partial<TransitView>, dead: number[] = []): GameView {
  return {
    me: 0,
    turn: transit.sender ?? 0,
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, status: dead.includes(seat) ? 'dead' : 'in' })),
    transit: {
      card: '?',
      sender: 0,
      route: '密電',
      addressee: -1,
      direction: 1,
      position: 0,
      stage: 'pass',
      refused: false,
      locked: 0,
      lured: 0,
      locked_card: false,
      ...transit,
    },
    stack: [],
  } as unknown as GameView;
}

function drawn(view: GameView, events: GameEvent[]) {
  const loop = deskLoop(BOX);
  const n = view.seats.length;
  const nodes = nodesOf(
    loop,
    Array.from({ length: n }, (_, seat) => deskPoint(seat, n, BOX)),
  );
  return drawWire(loop, nodes, view, journeyOf(view, events));
}

const SENT: GameEvent = { kind: 'send', by: 4, word: '密電', x: 1 };

describe('a card without a direction', () => {
  // exchanged on its way straight across: the new card has an arrow of its own, the old way stays
  const sent: GameEvent[] = [
    { kind: 'send', by: 5 },
    { kind: 'arrive', by: 2 },
  ];

  it('goes straight, whatever its arrow says, and is drawn', () => {
    const view = table(6, { sender: 5, addressee: 2, position: 2, route: 'left', direction: 0, stage: 'arrival' });
    expect(journeyOf(view, sent)?.travelled).toEqual([{ from: 5, to: 2, direction: 1, direct: true, skipped: [] }]);
    expect(drawn(view, sent).pieces.some((piece) => piece.ink === 'travelled')).toBe(true);
  });
});

describe('where the intelligence has been', () => {
  it('tells hops, who declined, and who is next', () => {
    const view = table(7, { sender: 4, position: 5 }, [3]);
    const journey = journeyOf(view, [SENT, { kind: 'arrive', by: 5 }, { kind: 'decline', by: 5 }])!;
    expect(journey.travelled).toEqual([{ from: 4, to: 5, direction: 1, direct: false, skipped: [] }]);
    expect(journey.stops.get(5)).toBe('declined');
    expect(journey.ahead.map((leg) => leg.to)).toEqual([6, 0, 1, 2, 4]); // not the dead, back to the sender
  });

  it('bridges who was lured away and ends at who is locked', () => {
    const view = table(7, { sender: 4, position: 5, lured: 1 << 6, locked: 1 << 2 }, [3]);
    const journey = journeyOf(view, [SENT, { kind: 'arrive', by: 5 }, { kind: 'decline', by: 5 }])!;
    expect(journey.ahead.map((leg) => [leg.to, leg.skipped])).toEqual([
      [0, [6]],
      [1, []],
      [2, []],
    ]);
    const wire = drawn(view, [SENT, { kind: 'arrive', by: 5 }, { kind: 'decline', by: 5 }]);
    expect(wire.nodes.map((node) => node.mark)).toEqual([
      'next',
      'plain',
      'locked',
      'dead',
      'sent',
      'declined',
      'lured',
    ]);
    // beyond the lock only dots: from 2 over 3 to the sender
    expect(wire.pieces.filter((piece) => piece.ink === 'faint')).toHaveLength(2);
    expect(wire.pieces.filter((piece) => piece.ink === 'next')).toHaveLength(1);
  });

  it('lets the lock prevail over the lure', () => {
    const view = table(5, { sender: 0, position: 0, lured: 1 << 1, locked: 1 << 1 });
    const journey = journeyOf(view, [{ kind: 'send', by: 0 }])!;
    expect(journey.ahead.map((leg) => leg.to)).toEqual([1]);
    expect(
      drawn(view, [{ kind: 'send', by: 0 }])
        .nodes.filter((node) => node.next)
        .map((node) => node.seat),
    ).toEqual([1]);
    expect(drawn(view, [{ kind: 'send', by: 0 }]).nodes[1]?.mark).toBe('locked');
  });

  it('turns around when it is sent back', () => {
    const view = table(5, { sender: 0, position: 2, direction: -1, stage: 'pass' });
    const story: GameEvent[] = [
      { kind: 'send', by: 0 },
      { kind: 'arrive', by: 1 },
      { kind: 'decline', by: 1 },
    ];
    const journey = journeyOf(view, [...story, { kind: 'arrive', by: 2 }, { kind: 'returned', by: 2 }])!;
    expect(journey.travelled.map((leg) => [leg.to, leg.direction])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(journey.ahead.map((leg) => leg.to)).toEqual([1, 0]);
  });

  it('goes straight to the addressee, and back when refused', () => {
    const out = journeyOf(table(5, { route: '直達', addressee: 3 }), [{ kind: 'send', by: 0, target: 3 }])!;
    expect(out.ahead).toEqual([{ from: 0, to: 3, direction: 1, direct: true, skipped: [] }]);
    const events: GameEvent[] = [
      { kind: 'send', by: 0, target: 3 },
      { kind: 'arrive', by: 3 },
      { kind: 'decline', by: 3 },
    ];
    const back = journeyOf(table(5, { route: '直達', addressee: 3, position: 3, refused: true as never }), events)!;
    expect(back.travelled.map((leg) => leg.direct)).toEqual([true]);
    expect(back.ahead.map((leg) => leg.to)).toEqual([0]);
  });

  it('stays with who must accept, and in a contest', () => {
    const must = table(5, { position: 2, stage: 'decide', locked: 1 << 2 });
    expect(
      journeyOf(must, [
        { kind: 'send', by: 0 },
        { kind: 'arrive', by: 2 },
      ])!.ahead,
    ).toEqual([]);
    const fought = table(5, { position: 2, stage: 'contest', route: 'right' });
    const story: GameEvent[] = [
      { kind: 'send', by: 0 },
      { kind: 'arrive', by: 1 },
      { kind: 'accept', by: 1 },
      { kind: 'moved', by: 2, target: 2 },
    ];
    const journey = journeyOf(fought, story)!;
    expect(journey.ahead).toEqual([]);
    expect(journey.travelled.map((leg) => leg.direct)).toEqual([false, true]);
    expect(journey.stops.get(1)).toBe('accepted');
  });

  it('knows what everybody sees from what only the reader knows', () => {
    const { transit } = table(5, { card: '截獲/red' });
    expect(liesOpen(transit!, [{ kind: 'send', by: 0 }])).toBe(false);
    expect(liesOpen({ ...transit!, route: '文本' }, [{ kind: 'send', by: 0 }])).toBe(true);
    expect(
      liesOpen(transit!, [
        { kind: 'turn_up', by: 2 },
        { kind: 'send', by: 0 },
      ]),
    ).toBe(false);
    expect(
      liesOpen(transit!, [
        { kind: 'send', by: 0 },
        { kind: 'turn_up', by: 2 },
      ]),
    ).toBe(true);
    expect(
      liesOpen(transit!, [
        { kind: 'send', by: 0 },
        { kind: 'turn_up', by: 2 },
        { kind: 'swapped', by: 3 },
      ]),
    ).toBe(false);
  });

  it('draws an empty loop with nothing under way', () => {
    const view = { ...table(5, {}), transit: null };
    const wire = drawn(view, []);
    expect(wire.card).toBeNull();
    expect(wire.pieces.map((piece) => piece.ink)).toEqual(Array(5).fill('faint'));
  });
});

describe('recorded moments', () => {
  for (const [name, { view, events }] of Object.entries(TABLES)) {
    it(`can be drawn: ${name}`, () => {
      const wire = drawn(view, events);
      expect(wire.nodes).toHaveLength(view.seats.length);
      expect(JSON.stringify(wire)).not.toMatch(/NaN|null,null/);
      if (view.transit) {
        const journey = journeyOf(view, events)!;
        const last = journey.travelled.at(-1);
        if (last) expect(last.to).toBe(view.transit.position);
        expect(wire.card).not.toBeNull();
        for (const leg of journey.ahead)
          expect(view.seats[leg.to]?.status === 'in' || leg.to === journey.sender).toBe(true);
      }
    });
  }

  it('begins a journey at the last time something was sent', () => {
    expect(
      sinceSent([
        { kind: 'send', by: 1 },
        { kind: 'gain', by: 2 },
        { kind: 'send', by: 2 },
      ]),
    ).toEqual([{ kind: 'send', by: 2 }]);
    expect(sinceSent([{ kind: 'draw' }])).toEqual([]);
  });
});

describe('the way of a card that is about to be sent', () => {
  const view = { seats: Array.from({ length: 4 }, (_, i) => ({ status: i === 2 ? 'dead' : 'in' })) } as GameView;

  it('goes as the option says, else as the arrow points', () => {
    expect(headingOf({ word: '', card: '破譯/red' })).toBe(1);
    expect(headingOf({ word: 'left', card: '破譯/red' })).toBe(-1);
    expect(headingOf({ word: 'lock 丁', card: '破译/red/←/锁' })).toBe(-1);
    expect(headingOf({ word: '', card: '平衡/blue+black/→' })).toBe(1);
  });

  it('goes around those who are in the game, or straight to somebody', () => {
    const around = (direction: number): number[] => wayOf(view, 0, null, direction).ahead.map((leg) => leg.to);
    expect(around(1)).toEqual([1, 3, 0]);
    expect(around(-1)).toEqual([3, 1, 0]);
    expect(wayOf(view, 0, 3, 1).ahead).toMatchObject([{ from: 0, to: 3, direct: true }]);
  });
});
