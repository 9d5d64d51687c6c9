// “Why not?”: the server says why a card or a skill cannot be used now, with the rule. Asked on a tap, and once for
// the whole hand when a question opens.
import { cardWords } from '../cards/spoken';
import { toast } from '../ui/toast.svelte';
import { announce } from '../ui/live.svelte';
import { t } from '../words';
import type { Board } from './board.svelte';

/** Say why this card cannot be used now. */
export function explainCard(board: Board, card: string): void {
  const known = board.reasons[card];
  if (known) say(board, known.text, known.rule);
  else explain(board, card);
}

/** Say why this skill (skill 老槍 2) cannot be used now. */
export function explain(board: Board, what: string): void {
  board.session?.explain(what).then(
    (told) => say(board, told.text, told.rule),
    () => toast(t('web-table-why-unknown')),
  );
}

function say(board: Board, text: string, rule: string): void {
  if (board.coach) return board.coach.whyNot(text, rule);
  const whole = rule ? t('web-table-why', { text, rule }) : text;
  toast(whole);
  announce(whole);
}

/** On the card itself its name need not be said again. */
function brief(card: string, text: string): string {
  const name = cardWords(card);
  // sentences name it first, or last behind a colon
  const rest = text.startsWith(name) ? text.slice(name.length).trimStart() : text.replace(`: ${name}.`, '.');
  return rest || text;
}

/** Ask why the cards of the hand cannot be used, all at once, unless there is another question by then. */
export function gatherReasons(board: Board): () => void {
  let stopped = false;
  board.session?.explainHand().then(
    (told) => {
      if (stopped) return;
      board.reasons = Object.fromEntries(
        told.map(({ what, text, rule }) => [what, { text, rule, brief: brief(what, text) }]),
      );
    },
    () => undefined, // it can be asked for by a tap
  );
  return () => (stopped = true);
}
