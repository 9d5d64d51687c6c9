// “Why not?”: the server says why a card or a skill cannot be used now, with the rule. Asked on a tap, and for the
// cards on the screen while a question is open, a few at a time because the server counts.
import { cardWords } from '../cards/spoken';
import { toast } from '../ui/toast.svelte';
import { announce } from '../ui/live.svelte';
import { t } from '../words';
import type { Board } from './board.svelte';

const BREATH_MS = 260;

/** Say why this card cannot be used now. */
export function explainCard(board: Board, card: string): void {
  const known = board.reasons[card];
  if (known) say(known.text, known.rule);
  else explain(board, card);
}

/** Say why this skill (skill 老槍 2) cannot be used now. */
export function explain(board: Board, what: string): void {
  board.session?.explain(what).then(
    (told) => say(told.text, told.rule),
    () => toast(t('web-table-why-unknown')),
  );
}

function say(text: string, rule: string): void {
  const whole = rule ? t('web-table-why', { text, rule }) : text;
  toast(whole);
  announce(whole);
}

/** On the card itself its name need not be said again. */
function brief(card: string, text: string): string {
  const name = cardWords(card);
  return text.startsWith(name) ? text.slice(name.length).trimStart() : text;
}

/** Ask for the reasons of these cards one after the other, until there is another question. Returns how to stop. */
export function gatherReasons(board: Board, cards: readonly string[]): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = [...cards];
  const next = (): void => {
    const card = waiting.shift();
    if (stopped || card === undefined || !board.session) return;
    board.session.explain(card).then(
      (told) => {
        if (stopped) return;
        board.reasons = {
          ...board.reasons,
          [card]: { text: told.text, rule: told.rule, brief: brief(card, told.text) },
        };
        timer = setTimeout(next, BREATH_MS);
      },
      () => undefined, // it can be asked for by a tap
    );
  };
  timer = setTimeout(next, BREATH_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
