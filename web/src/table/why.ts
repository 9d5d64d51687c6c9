// “Why not?”: the server says why a card or a skill cannot be used now, with the rule. Asked on a tap, and once for
// the whole hand when a question opens.
import { cardWords } from '../cards/spoken';
import { toast } from '../ui/toast.svelte';
import { announce } from '../ui/live.svelte';
import { t } from '../words';
import type { Board } from './board.svelte';
import { roughWidth } from './model/label';

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
  const book = { label: '§', name: t('web-end-rule', { rule }), run: () => board.lookUp(rule) };
  toast(whole, undefined, rule ? book : undefined);
  announce(whole);
}

const ROOM = 290; // three lines on a card, in its smallest letters

/** On the card itself there is room for the gist: the first sentence, without the card's name and what goes without
    saying. A tap tells the rest. */
export function brief(card: string, text: string): string {
  // sentences name it first, or last behind a colon; what stands in brackets behind a name differs
  const [name = ''] = cardWords(card).split(/\s?[（(]/);
  const named = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const bare = text
    .replace(new RegExp(`^${named}(?:\\s?[（(][^）)]*[）)])?\\s*`), '')
    .replace(new RegExp(`: ${named}(?:\\s?[（(].*[）)])?\\.$`), '.');
  const [first = '', end = ''] = bare.split(/([。；;]|\.(?=\s|$))/);
  const [long, short] = [t('web-table-why-lead'), t('web-table-why-lead-brief')];
  const gist = first.startsWith(long) ? short + first.slice(long.length) : first;
  const whole = roughWidth(gist, 11) <= ROOM ? gist : gist.replace(/[,，：].*/, '');
  return whole ? whole + (end === '；' ? '。' : end === ';' ? '.' : end) : text;
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
