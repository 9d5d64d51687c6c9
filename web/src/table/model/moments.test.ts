import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView } from '../../net/protocol';
import { momentsOf } from './moments';

const view = (colours: number[][], sender = -1): GameView =>
  ({
    seats: colours.map((one) => ({ status: 'in', colours: one })),
    transit: sender < 0 ? null : { sender },
  }) as unknown as GameView;
const event = (more: Partial<GameEvent>): GameEvent => ({ kind: 'take', text: '…', ...more }) as GameEvent;
const none = [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
];

describe('a moment', () => {
  it('is what others do to the reader', () => {
    const events = [
      event({ by: 1, target: 0, text: '白鴿拿走你的手牌。' }),
      event({ by: 1, target: 2, text: '白鴿查看松的手牌。' }),
      event({ by: 0, target: 0, text: '你自己。' }),
    ];
    const found = momentsOf(events, view(none), view(none), 0, 3);
    expect(found).toEqual([{ seat: 1, text: '白鴿拿走你的手牌。', short: null }]);
  });

  it('is what becomes of the card that the reader sent', () => {
    const taken = [event({ kind: 'accept', by: 2, text: '松收下。' })];
    expect(momentsOf(taken, view(none, 0), view(none), 0, 3).map((one) => one.seat)).toEqual([2]);
    expect(momentsOf(taken, view(none, 1), view(none), 0, 3)).toEqual([]);
  });

  it('is somebody who may be one card from winning, once', () => {
    const two = [none[0]!, [0, 2, 0], none[2]!];
    const short = { seat: 1, colour: 'blue' };
    expect(momentsOf([], view(none), view(two), 0, 3).map((one) => one.short)).toEqual([short]);
    expect(momentsOf([], view(two), view(two), 0, 3)).toEqual([]);
    expect(momentsOf([], view(none), view(two), 0, 4)).toEqual([]);
    expect(momentsOf([], view(none), view(two), 1, 3)).toEqual([]); // one's own is on one's own plate
  });
});
