// The reader's hand as slots that keep their place: a view names the cards in alphabetical order, and a hand that
// jumps whenever a card comes or goes cannot be read. The browser keeps the order, so that a reload changes nothing.
import { keep, read } from '../../net/kept';

export interface Slot {
  id: number;
  card: string;
}

/** The slots for `cards`: who stays keeps its place, new ones come at the end. */
export function arrange(before: readonly Slot[], cards: readonly string[], nextId: number): Slot[] {
  const left = new Map<string, number>();
  for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1);
  const kept = before.filter((slot) => {
    const count = left.get(slot.card) ?? 0;
    if (count === 0) return false;
    left.set(slot.card, count - 1);
    return true;
  });
  const fresh: Slot[] = [];
  for (const [card, count] of left) {
    for (let i = 0; i < count; i++) fresh.push({ id: nextId + fresh.length, card });
  }
  return [...kept, ...fresh];
}

/** The slots that a hand had when the page was left: cards in their order, numbered from `nextId` on. */
export function laidOut(cards: readonly string[], nextId: number): Slot[] {
  return cards.map((card, i) => ({ id: nextId + i, card }));
}

const KEPT = 'hands';
const MOST = 8; // games whose order is kept

interface Order {
  code: string;
  game: number;
  cards: string[];
}

/** The order in which this browser last showed the hand of a game. */
export function readOrder(code: string, game: number): string[] {
  return read<Order[]>(KEPT, []).find((one) => one.code === code && one.game === game)?.cards ?? [];
}

export function keepOrder(code: string, game: number, cards: readonly string[]): void {
  const others = read<Order[]>(KEPT, []).filter((one) => one.code !== code || one.game !== game);
  keep(KEPT, [{ code, game, cards: [...cards] }, ...others].slice(0, MOST));
}

/** How far apart cards of `width` lie in a row of `room`, at most `gap` beside each other. */
export function spread(count: number, width: number, room: number, gap: number): number {
  if (count <= 1) return width + gap;
  return Math.min(width + gap, (room - width) / (count - 1));
}

/** Left edges in a fan that opens around the picked card, so that it lies free and the others show their ribbon. */
export function fan(count: number, picked: number, width: number, room: number): number[] {
  if (count === 0) return [];
  const even = spread(count, width, room, 6);
  if (picked < 0 || even >= width || count < 3) return Array.from({ length: count }, (_, i) => i * even);
  const others = count - 2; // gaps that may shrink: all but the one right of the picked card
  const last = picked === count - 1;
  const narrow = last ? even : Math.max(34, (room - width - width) / Math.max(1, others));
  const lefts: number[] = [];
  let x = 0;
  for (let i = 0; i < count; i++) {
    lefts.push(x);
    x += i === picked && !last ? width : narrow;
  }
  const over = Math.max(0, (lefts.at(-1) ?? 0) + width - room);
  return lefts.map((left, i) => (i > picked ? left - over : left));
}
