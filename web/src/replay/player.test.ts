import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, GameView } from '../net/protocol';
import { MATTERS, Player } from './player.svelte';
import type { Frame, Story } from './story';
import { viewsOf } from './story';

const view = (turn_no: number, number: number): GameView =>
  ({ turn_no, decision: { seat: 0, kind: 'play', number }, seats: [{ seat: 0, hand: 3 }] }) as unknown as GameView;

const told = (text: string): GameEvent => ({ kind: 'play', by: 0, text });

function story(numbers: number[], seat: number | null = null): Story {
  const steps: Frame[] = numbers.slice(1).map((number, i) => ({
    events: [told(`step ${i + 1}`)],
    patch: [
      [['turn_no'], i + 1],
      [['decision', 'number'], number],
    ],
  }));
  return {
    game: 'g',
    edition: 'classic',
    options: {},
    seats: 1,
    names: ['甲'],
    seat,
    events: [told('begin')],
    view: view(0, numbers[0]!),
    steps,
  } as unknown as Story;
}

describe('views of a replay', () => {
  it('one for the beginning and one after every step; the rest is shared', () => {
    const views = viewsOf(story([1, 2, 3]));
    expect(views.map((one) => one.turn_no)).toEqual([0, 1, 2]);
    expect(views[2]?.seats).toBe(views[0]?.seats);
  });

  it('none where the rules have changed since', () => {
    const { view: _, steps: __, ...bare } = story([1, 2]);
    expect(viewsOf(bare as Story)).toEqual([]);
  });
});

describe('the player', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('steps, and stays within the game', () => {
    const player = new Player();
    player.show(story([1, 2, 3]));
    expect([player.at, player.last]).toEqual([0, 2]);
    player.step(-1);
    expect(player.at).toBe(0);
    player.step(1);
    expect(player.view?.turn_no).toBe(1);
    expect(player.events.map((event) => event.text)).toEqual(['begin', 'step 1']);
    expect(player.news.map((event) => event.text)).toEqual(['step 1']);
    player.go(99);
    expect(player.at).toBe(2);
  });

  it('plays to the end and stops there; playing again begins anew', () => {
    const player = new Player();
    player.show(story([1, 2, 3]));
    player.play();
    vi.advanceTimersByTime(1000);
    expect(player.at).toBe(0);
    vi.advanceTimersByTime(9000);
    expect([player.at, player.playing]).toEqual([2, false]);
    player.play();
    expect([player.at, player.playing]).toEqual([0, true]);
    player.pause();
    vi.advanceTimersByTime(9000);
    expect(player.at).toBe(0);
  });

  it('four times as fast takes a quarter of the time', () => {
    const player = new Player();
    player.show(story([1, 2, 3]));
    player.setSpeed(4);
    player.play();
    vi.advanceTimersByTime(340);
    expect(player.at).toBe(1);
  });

  it('only what matters goes from chapter to chapter', () => {
    const player = new Player();
    const chapters = [0, 1].map((turn) => ({ turn, seat: 0, moment: 1 + 4 * turn, events: 3, marks: [] }));
    player.show({ ...story([1, 2, 3, 4, 5, 6]), chapters });
    player.setSpeed(MATTERS);
    player.play();
    vi.advanceTimersByTime(1400);
    expect(player.at).toBe(4);
    vi.advanceTimersByTime(1400);
    expect([player.at, player.playing]).toEqual([5, false]);
  });

  it('tells only steps forward, with the view before and after', () => {
    const player = new Player();
    player.show(story([1, 2, 3]));
    const heard: (number | undefined)[][] = [];
    const stop = player.onStep(({ before, after }) => heard.push([before.turn_no, after.turn_no]));
    player.step(1);
    player.step(-1);
    player.go(2);
    expect(heard).toEqual([[0, 1]]);
    stop();
    player.go(0);
    player.step(1);
    expect(heard.length).toBe(1);
  });

  it('other eyes see the same moment', () => {
    const player = new Player();
    player.show(story([1, 4, 9, 12]));
    player.go(2);
    player.show(story([1, 2, 3, 4, 8, 9, 10, 12], 0)); // a seat notices more steps
    expect(player.view?.decision?.number).toBe(9);
    player.go(99);
    player.show(story([1, 12]));
    expect(player.at).toBe(1);
  });
});
