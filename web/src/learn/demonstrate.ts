// “Show me”: the table does the step as a hand would, slowly. The card lifts, the target lights up, then the answer.
import type { Choice } from '../net/protocol';
import type { Board } from '../table/board.svelte';
import { pickWhole, type Picked } from '../table/model/choose';

const BEAT_MS = 900;

/** What is picked after each movement of the hand; the last is the whole answer. */
export function movements(option: Choice): Picked[] {
  const whole = pickWhole(option);
  const found: Picked[] = [];
  if (option.card && whole.mode) found.push({ mode: whole.mode, card: option.card });
  if (option.target !== null) found.push({ ...found.at(-1), act: whole.act!, seat: option.target });
  found.push(whole);
  return found;
}

/** Do it, one movement after the other, and then `done`. Returns how to stop. */
export function demonstrate(board: Board, option: Choice, done: () => void): () => void {
  const steps = movements(option);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (at: number): void => {
    const picked = steps[at];
    if (!picked) return done();
    if (option === board.closing) board.asking = true;
    else board.picked = picked;
    timer = setTimeout(() => next(at + 1), BEAT_MS);
  };
  next(0);
  return () => clearTimeout(timer);
}
