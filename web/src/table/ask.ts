// What is asked and what the buttons say. Sentences of the server, put together; nothing is decided here.
import { cardWords } from '../cards/spoken';
import type { Choice } from '../net/protocol';
import { lang, t } from '../words';
import type { Board } from './board.svelte';
import { isEmpty } from './model/choose';
import { decisiveOf } from '../end/summary';
import { askedAlone } from './model/plate';

/** The one sentence: the question, or what the table waits for. */
export function question(board: Board): string {
  const { view, table, prompt } = board;
  const { ask, answered } = board.source;
  if (board.notice === 'ended') return t('web-table-ended');
  if (table?.paused) return t('web-table-paused');
  if (board.notice === 'away') return t('web-table-away-why');
  if (board.moment?.stops) return board.moment.text;
  if (prompt) return prompt.text || t('web-table-asked');
  if (!view) return '';
  if (view.result) return outcome(board);
  if (listens(board)) return t('web-learn-listen');
  const mine = view.me === null ? null : view.seats[view.me];
  if (board.session?.lapsed) return lapsed(board);
  if (answered && board.me !== null)
    return board.given ? t('web-table-given', { what: board.given.label }) : t('web-table-answered');
  if (board.holding) return t('web-table-waits');
  if (board.moment) return board.moment.text;
  if (ask?.held) return thinking(board);
  // whom a question waits for is told once it lasts: most are over sooner than they could be read
  const who = ask && !ask.lasting && board.lingers ? askedAlone(view, ask) : null;
  if (mine && mine.status !== 'in' && who === null)
    return t(mine.status === 'dead' ? 'web-table-you-died' : 'web-table-you-lost');
  if (ask?.longer) return longer(board);
  if (who !== null && who !== board.me) return t('web-table-waiting-for', { who: board.who(who) });
  return t(view.phase === 'setup' ? 'web-table-quiet-setup' : 'web-table-waiting-all');
}

/** The teacher speaks: what there is to do is to read. */
function listens(board: Board): boolean {
  return ['say', 'show'].includes(board.session?.lesson?.state ?? '');
}

/** Somebody else thinks longer about the open question: who, where it was put to one alone. */
export function thinking(board: Board): string {
  const seats = board.source.ask?.seats ?? [];
  return seats.length === 1 ? t('web-table-thinking-who', board.forms(seats[0] as number)) : t('web-table-thinking');
}

/** Who has won, and why. */
function outcome(board: Board): string {
  const result = board.view?.result;
  const names = andWords((result?.winners ?? []).map((seat) => board.who(seat, true)));
  const won = names ? t('web-end-wins', { who: names }) : t('web-end-nobody');
  const declarers = andWords((result?.declarers ?? []).map((seat) => board.who(seat, true)));
  const declared = declarers && result?.reason === 'declared victory';
  const why = declared
    ? t('web-end-declared', { who: declarers })
    : (board.words?.data.reasons[result?.reason ?? ''] ?? '');
  return t('web-table-outcome', { won, why: why.charAt(0).toUpperCase() + why.slice(1) }).trim();
}

/** Several names in a sentence. */
function andWords(names: readonly string[]): string {
  return new Intl.ListFormat(lang() === 'en' ? 'en-GB' : lang()).format(names);
}

/** The reader's time ran out: what was answered. */
function lapsed(board: Board): string {
  return t('web-table-lapsed', { what: board.session?.lapsed ?? '' });
}

/** Somebody took one more clock for the open question. */
function longer(board: Board): string {
  const seats = board.source.ask?.seats ?? [];
  const [only] = seats;
  if (seats.length !== 1 || only === undefined) return t('web-table-longer-someone');
  const mine = board.table?.people.find((one) => one.seat === board.me);
  if (only === board.me) return t('web-table-longer-you', { n: Math.max(0, 2 - (mine?.longer ?? 0)) });
  return t('web-table-longer-who', { who: board.who(only, true) });
}

/** Beside a question: that the table waits for the reader, or that somebody else thinks. */
export function waiting(board: Board): string {
  if (!board.prompt) return '';
  if (board.session?.lapsed) return lapsed(board);
  if (board.moment) return board.moment.text;
  if (board.source.ask?.longer) return longer(board);
  // bots do not wait for anybody
  if (board.holding) return board.session?.alone ? '' : t('web-table-waits');
  return board.source.ask?.held ? thinking(board) : '';
}

/** Where the card in transit goes next if nobody steps in, as part of a sentence. */
export function nextWords(board: Board): string {
  const { transit } = board.view ?? {};
  const hop = board.journey?.ahead[0];
  if (!transit || !hop || transit.stage !== 'pass') return '';
  const back = hop.direct && hop.to === transit.sender;
  return t(back ? 'web-table-then-returns' : 'web-table-then-goes', { who: board.who(hop.to) });
}

/** What an option would do. Where the card in transit goes is known better here than in general: to whom. */
export function effectOf(board: Board, option: Choice): string {
  const { transit } = board.view ?? {};
  const hop = board.journey?.ahead[0];
  if (transit && hop && option.kind === 'decline') {
    const back = hop.direct && hop.to === transit.sender;
    return t(back ? 'web-table-returns-to' : 'web-table-goes-to', { who: board.who(hop.to) });
  }
  if (transit?.stage === 'pass' && hop && option.kind === 'pass' && (board.view?.stack ?? []).every(isFrame))
    return t('web-table-passed-goes', { who: board.who(hop.to) });
  return option.effect || option.label;
}

/** A window, not a card or skill in use. */
function isFrame(item: { name: string }): boolean {
  return item.name === 'window';
}

export interface HintPart {
  /** The key of the card it is about. */
  key: string;
  text: string;
}

/** One line that says what each choice would do. */
export function hint(board: Board): HintPart[] {
  const { step, prompt } = board;
  const plain = (text: string): HintPart[] => [{ key: '', text }];
  if (board.notice === 'paused') return plain(board.goesOn || t('web-table-paused-about'));
  if (board.notice === 'away') return plain(t('web-table-away-about'));
  if (board.notice === 'ended') return plain('');
  if (board.moment?.stops) return plain(t('web-table-moment-on'));
  if (board.view?.result) return plain(decisiveOf(board.source.events));
  if (!prompt) return plain(idleHint(board));
  if (board.ready) return plain(effectOf(board, board.ready));
  if (!isEmpty(board.picked) || step.facet !== 'card') {
    if (
      step.facet === 'seat' ||
      step.facet === 'aim' ||
      step.facet === 'also' ||
      step.facet === 'act' ||
      step.facet === 'rest'
    ) {
      const what = pickedWords(board);
      const ask = t(`web-table-pick-${step.facet}`);
      return plain(what ? t('web-table-pick-for', { what, ask }) : ask);
    }
  }
  if (board.legal.length > 0) return onlyEffect(board) ?? plain(t('web-table-pick-card'));
  const first = step.acts[0]?.options[0];
  if (first) return plain(t('web-table-pick-act'));
  if (step.loose.length > 0) return plain(t('web-table-pick-loose'));
  return plain(board.closing ? effectOf(board, board.closing) : '');
}

/** What has been picked so far, in a word. */
function pickedWords(board: Board): string {
  const { picked, step, words } = board;
  const use = step.remaining[0]?.kind === 'skill' ? words?.skill(step.remaining[0].use)?.label : undefined;
  if (use && (picked.card === undefined || picked.act !== undefined)) return use;
  return picked.card === undefined ? '' : cardWords(picked.card);
}

function idleHint(board: Board): string {
  const { view } = board;
  if (!view || board.me === null) return view ? t('web-table-spectating') : '';
  if (listens(board)) return t('web-learn-listen-about');
  if (board.wanting) return t('web-table-will-wait');
  if (board.source.answered) {
    if (board.brief) return t('web-table-given-brief');
    if (board.source.ask?.held) return thinking(board);
    return board.source.ask?.seats.length === 1 ? '' : t('web-table-given-wait');
  }
  return view.seats[board.me]?.status === 'in' ? t('web-table-idle') : t('web-table-dead-about');
}

/** One card can be used, in one way: what it would do. */
function onlyEffect(board: Board): HintPart[] | null {
  const [only, ...more] = board.legal;
  const card = board.slots.find((slot) => slot.id === only)?.card;
  const [option, ...others] = board.step.remaining.filter((one) => one.card === card);
  if (!option || more.length > 0 || others.length > 0) return null;
  // a phone has no keys, and no figures on its cards
  return [
    { key: board.phone ? '' : '1', text: t('web-table-effect-of', { name: option.label, effect: option.effect }) },
  ];
}

/** The primary button: what it does, or what has to be picked first. */
export function primaryWords(board: Board): string {
  if (board.ready) return board.asking ? t('web-table-really', { what: board.ready.label }) : board.ready.label;
  if (!board.prompt) return t('web-table-nothing-asked');
  const { facet, cards, loose, acts } = board.step;
  if (facet === 'seat' || facet === 'also') return t('web-table-first-seat');
  if (facet === 'aim') return t('web-table-first-aim');
  if (facet === 'act' || facet === 'rest') return t('web-table-first-choose');
  if (cards.size > 0 || loose.length > 0) return t('web-table-first-card');
  return t(acts.length > 0 ? 'web-table-first-choose' : 'web-table-nothing-to-do');
}

/** The button at the far right; disabled it says why. */
export function closingWords(board: Board): string {
  const { closing, prompt } = board;
  if (closing) return closing.kind === 'pass' ? t('web-table-pass') : closing.label;
  if (!prompt) return t('web-table-pass');
  const mustSend = board.choices.some((option) => option.kind === 'send');
  return t(mustSend ? 'web-table-must-send' : 'web-table-must-choose');
}

/** A short name for a choice that differs in one word from its siblings. */
export function otherWords(board: Board, option: Choice, siblings: readonly Choice[]): string {
  const { facet } = board.step;
  if (facet === 'seat' || facet === 'also')
    return siblings.some((one) => one.word.startsWith('lock')) || option.kind === 'send'
      ? t('web-table-no-lock')
      : option.label;
  const words = board.words;
  const fn = Object.values(words?.data.functions ?? {}).find((found) => found.title === option.word);
  if (fn) return fn.name;
  const colour = words?.data.colours[option.word];
  if (colour) return colour.name;
  if (option.kind === 'send' && !option.cards.length)
    return t(option.word === 'left' ? 'web-table-to-left' : 'web-table-to-right');
  return option.label;
}

/** The rule behind the question: of what is chosen, else the one that all answers share, else that of the way out. */
export function ruleAsked(board: Board): string {
  if (board.ready) return board.ready.rule;
  const rules = new Set(board.choices.map((option) => option.rule));
  return rules.size === 1 ? [...rules][0]! : (board.closing?.rule ?? '');
}
