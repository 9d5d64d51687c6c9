/** Where one may want to go in a replay: the next step at which something is so, from here and round again. */
import { readFace } from '../cards/face';
import type { Player } from './player.svelte';

/** Answers that let a thing pass. */
const PASSED = new Set(['pass', 'decline', 'end']);

/** The next step after this one at which it is so; -1: none. */
export function nextStep(at: number, last: number, fits: (step: number) => boolean): number {
  for (let by = 1; by <= last; by++) {
    const step = (at + by) % (last + 1);
    if (fits(step)) return step;
  }
  return -1;
}

/** Somebody does something. */
export function acts(player: Player, seat: number): (step: number) => boolean {
  return (step) => step > 0 && player.eventsAt(step).some((event) => event.by === seat && event.kind !== 'draw');
}

/** A card with this function is used, by the key of its name. */
export function uses(player: Player, key: string): (step: number) => boolean {
  return (step) => usedAt(player, step).includes(key);
}

/** The reader's seat was asked, or let something pass. */
export function asked(player: Player, passed: boolean): (step: number) => boolean {
  return (step) => {
    const question = player.askedAt(step);
    return question !== null && (!passed || PASSED.has(question.options[question.chose] ?? ''));
  };
}

function usedAt(player: Player, step: number): string[] {
  return player
    .eventsAt(step)
    .filter((event) => event.kind === 'play')
    .flatMap((event) => event.cards ?? [])
    .map((card) => readFace(card)?.key ?? '')
    .filter(Boolean);
}

/** The functions of all cards that were used, as often as they were. */
export function usedCards(player: Player): [string, number][] {
  const found = new Map<string, number>();
  for (let step = 1; step <= player.last; step++)
    for (const name of usedAt(player, step)) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].sort((a, b) => b[1] - a[1]);
}
