/** What the parts of the table share: what the session tells, what is picked, which panels are open. What may be done
 *  is the server's to say: it chooses among the options that were sent. */
import { getContext, setContext } from 'svelte';
import type { GameEvent, GameView, TableMessage } from '../net/protocol';
import type { Session } from '../net/session.svelte';
import { followTable } from '../cards/called.svelte';
import { keep, read } from '../net/kept';
import type { Catalogue } from '../words';
import { t } from '../words';
import type { Picked, Step } from './model/choose';
import { closesAtOnce, closingOption, isEmpty, step, stepBack } from './model/choose';
import * as choose from './model/choose';
import type { Slot } from './model/hand';
import { arrange, keepOrder, laidOut, readOrder } from './model/hand';
import { headingOf, journeyOf, wayOf } from './model/journey';
import type { Filter } from './model/log';
import type { Mark, Marks } from './model/marks';
import { NO_MARK, readMarks, writeMark } from './model/marks';
import type { PlateModel } from './model/plate';
import { isWindow, nameOf, plateOf } from './model/plate';
import { momentsOf } from './model/moments';
import { fromBottom, placeOf } from './model/seats';
import type { Choice } from '../net/protocol';

/** What a table is drawn from. A session has all of it; a replay brings its own. */
export type Source = Pick<
  Session,
  | 'view'
  | 'events'
  | 'table'
  | 'ask'
  | 'clock'
  | 'prompt'
  | 'answered'
  | 'seat'
  | 'owner'
  | 'guest'
  | 'code'
  | 'reactions'
  | 'onStep'
>;

export type Sheet = '' | 'notes' | 'rules' | 'keys' | 'menu' | 'prefs' | 'leave';

const KEY = Symbol('board');
const DOUBLE_MS = 500;
const MOMENT_MS = 1300;
const STAYS_MS = 7000;
const EXTENSIONS = 2; // of the clock, in a game

export class Board {
  readonly source: Source;
  /** Null where nobody plays: in a replay. */
  readonly session: Session | null;
  #words: () => Catalogue | null;

  phone = $state(false);
  /** A phone on which everything has to be a little lower. */
  short = $state(false);
  /** Whether log and chat are a drawer, and whether it is open. */
  narrow = $state(false);
  drawer = $state(false);
  sheet = $state<Sheet>('');
  openSeat = $state<number | null>(null);
  filter = $state<Filter>('all');
  /** Whether the list of all options is unfolded. */
  list = $state(read('table.list', true));
  picked = $state.raw<Picked>({});
  /** The card of the hand that was tapped last: on a phone the list shows what it can do. */
  #tapped = $state('');
  /** The button at the far right was tapped once and asks back. */
  asking = $state(false);
  /** The open question has been open for a moment: short ones are not worth telling whom they wait for. */
  lingers = $state(false);
  /** Why cards cannot be used now, for the open question. */
  reasons = $state.raw<Record<string, { text: string; rule: string; brief: string }>>({});
  /** The reader's own notes on the others: whom they take them for. They stay in this browser. */
  marks = $state.raw<Marks>({});
  slots = $state.raw<Slot[]>([]);
  /** Lines of chat that were on the screen. */
  seen = $state(0);
  #bottom = $state<number | null>(null);
  #nextSlot = 1;
  #answeredAt = -DOUBLE_MS;

  constructor(source: Source, words: () => Catalogue | null, session: Session | null = null) {
    this.source = source;
    this.session = session;
    this.#words = words;
  }

  // What is seen.

  view = $derived.by((): GameView | null => this.source.view);
  table = $derived.by((): TableMessage | null => this.source.table);
  me = $derived.by((): number | null => this.view?.me ?? null);
  count = $derived.by((): number => this.view?.seats.length ?? 0);
  /** Whose seat is at the bottom: the reader's, or the one a spectator has chosen. */
  bottom = $derived.by((): number => this.me ?? this.#bottom ?? 0);
  order = $derived.by((): number[] => fromBottom(this.bottom, this.count));
  // by way of a text: names hardly ever change, views all the time
  #named = $derived.by((): string =>
    Array.from({ length: this.count }, (_, seat) => nameOf(seat, this.view, this.table)).join('\n'),
  );
  names = $derived.by((): string[] => (this.#named ? this.#named.split('\n') : []));
  journey = $derived.by(() => (this.view ? journeyOf(this.view, this.source.events) : null));
  window = $derived.by((): boolean => this.view !== null && isWindow(this.view));

  get words(): Catalogue | null {
    return this.#words();
  }

  /** The house rules of this table. */
  get options(): Record<string, string> {
    const { table } = this;
    if (!table) return {};
    return this.words?.options(table.settings.edition, table.settings.options) ?? table.settings.options;
  }

  place(seat: number): number {
    return placeOf(seat, this.bottom, this.count);
  }

  plate(seat: number): PlateModel {
    return plateOf(seat, this.view as GameView, this.table, this.source.ask);
  }

  /** A player in words: the reader is “you”, at the head of a sentence “You”. */
  who(seat: number, head = false): string {
    if (seat !== this.me) return this.names[seat] ?? '';
    return t(head ? 'web-table-you-head' : 'web-table-you');
  }

  /** A player in the forms that sentences need: who, whose (`who_s`), and whether it is the reader (`who_me`), for a
   *  verb that agrees. Whoever is the `actor` of the same sentence does it to themselves. */
  forms(seat: number, actor = -1): { who: string; who_s: string; who_me: string } {
    const mine = seat === this.me;
    const who_me = mine ? 'yes' : 'no';
    if (seat === actor) {
      const who = t('web-table-self', { me: who_me });
      return { who, who_s: t('web-table-self-s', { me: who_me }), who_me };
    }
    const who = this.who(seat);
    return { who, who_s: t('web-table-who-s', { me: who_me, who }), who_me };
  }

  /** A function or skill in words. */
  use(key: string): string {
    return this.words?.functionName(key) ?? key;
  }

  sitAt(seat: number): void {
    this.#bottom = seat;
  }

  /** Lines of chat that nobody has looked at yet. */
  get unread(): number {
    return Math.max(0, (this.session?.chat.length ?? 0) - this.seen);
  }

  // What is asked.

  /** The open question ends by itself in a moment, because nobody thinks about it. */
  brief = $derived.by((): boolean => this.source.ask?.lasting === true && !this.source.ask.held);
  /** The open question waits for the reader, who has said so. */
  holding = $derived.by((): boolean => this.session?.holding ?? false);
  /** The reader wants to think about the next question that is put to them. */
  wanting = $derived.by((): boolean => this.session?.wanting ?? false);
  /** What the reader has answered and what has not taken effect yet. */
  given = $derived.by((): Choice | null => (this.source.answered ? (this.session?.given ?? null) : null));
  prompt = $derived.by(() => (this.source.answered ? null : this.source.prompt));
  choices = $derived.by((): Choice[] => this.prompt?.options ?? []);
  closing = $derived.by((): Choice | null => closingOption(this.choices));
  /** What the list shows: everything, and on a phone what the card that was tapped can do. */
  listed = $derived.by((): Choice[] =>
    this.phone && this.#tapped ? this.choices.filter((option) => option.card === this.#tapped) : this.choices,
  );
  step = $derived.by((): Step => step(this.choices, this.picked));
  /** The option that would be answered by the primary button. */
  ready = $derived.by((): Choice | null => (this.asking ? this.closing : this.step.option));
  /** Cards that can be picked, in the order of the hand: their keys are 1 to 9. */
  legal = $derived.by((): number[] =>
    this.slots.filter((slot) => this.step.cards.has(slot.card)).map((slot) => slot.id),
  );

  /** What keeps the game from the reader, said in the strip with the button that ends it: the table is closed or
   *  paused, or a bot plays for them. */
  notice = $derived.by((): '' | 'ended' | 'paused' | 'away' => {
    const { table, session } = this;
    if (!session || !table) return '';
    if (table.phase === 'ended') return 'ended';
    if (table.paused) return 'paused';
    const mine = table.people.find((one) => one.guest === session.guest);
    return mine?.away && !mine.conceded && mine.seat !== null && table.phase === 'playing' ? 'away' : '';
  });
  /** When a paused table goes on by itself, in words. */
  goesOn = $state('');

  /** Alone with bots and out of the game: the end can come at once. */
  forward = $derived.by((): boolean => {
    const { view, session, me } = this;
    if (!session?.alone || !view || me === null || view.result || this.table?.phase !== 'playing') return false;
    return this.notice === '' && view.seats[me]?.status !== 'in' && this.table.settings.speed !== 'instant';
  });

  /** Where the game is over and its last table is shown: how to go on. */
  onresult: (() => void) | null = null;

  /** Whether something else stands in the place of the primary button. */
  remedied = $derived.by((): boolean => {
    if (this.view?.result) return this.onresult !== null;
    if (this.notice === 'paused') return this.session?.owner === true;
    return this.notice === 'away' || this.forward;
  });

  /** What concerns the reader and stands for a moment, or as a line that stays: where, and in words. */
  moment = $state.raw<{ seats: number[]; text: string; stops: boolean } | null>(null);
  #momentEnds: ReturnType<typeof setTimeout> | undefined;

  /** Something has happened: if it concerns the reader it gets its moment. Alone with bots the table stands still for
   *  it; at once, or with others, it is a line that stays for a while. */
  happened(step: { events: GameEvent[]; before: GameView; after: GameView }): void {
    const { me, session, table } = this;
    if (me === null || !session || !table || step.after.result) return;
    const goal = Number(this.options['faction_goal'] ?? 3);
    const found = momentsOf(step.events, step.before, step.after, me, goal);
    if (found.length === 0) return;
    const text = found.map((one) => (one.short ? this.#short(one.short) : one.text)).slice(0, 2);
    const stops = session.alone && this.prompt === null && (table.settings.speed || table.settings.pace) !== 'instant';
    this.moment = { seats: [...new Set(found.map((one) => one.seat))], text: text.join(' '), stops };
    const ms = stops ? MOMENT_MS : STAYS_MS;
    if (stops) session.linger(ms);
    clearTimeout(this.#momentEnds);
    this.#momentEnds = setTimeout(() => (this.moment = null), ms);
  }

  #short({ seat, colour }: { seat: number; colour: 'red' | 'blue' }): string {
    return t('web-table-one-short', { who: this.who(seat, true), colour: t(`colour-${colour}`) });
  }

  /** A click or a key: whoever has seen it goes on. Whether there was anything. */
  goOn(): boolean {
    if (!this.moment?.stops) return false;
    clearTimeout(this.#momentEnds);
    this.moment = null;
    this.session?.goOn();
    return true;
  }

  /** The way that the card would take which is about to be sent; null: none is. */
  preview = $derived.by(() => {
    const { view, me, ready } = this;
    if (!view || me === null || view.transit || ready?.kind !== 'send') return null;
    return wayOf(view, me, ready.target, headingOf(ready));
  });

  /** How often the reader may still ask for one more clock; 0 where no clock runs for them. */
  extensions = $derived.by((): number => {
    const { source, session } = this;
    const waits = this.prompt !== null && source.clock !== null && (!source.ask?.lasting || this.holding);
    if (!session || !waits) return 0;
    const mine = this.table?.people.find((one) => one.guest === session.guest);
    return Math.max(0, EXTENSIONS - (mine?.longer ?? 0));
  });

  /** Key E or the link. */
  longer(): void {
    if (this.extensions > 0) this.session?.longer();
  }

  /** Whether the reader may say that they want to think: always, but where a question waits for them anyway. */
  thinks = $derived.by((): boolean => {
    const { view, table, me, session } = this;
    if (!session || session.lesson || !view || me === null || table?.phase !== 'playing' || table.paused || view.result)
      return false;
    if (view.phase === 'setup' || view.seats[me]?.status !== 'in' || this.holding) return false;
    if (table.people.some((one) => one.seat === me && (one.away || one.conceded))) return false;
    return this.prompt === null || this.source.ask?.lasting === true;
  });

  /** Where the button for it is: in the place of the primary one, or beside it if that has something to do. */
  thinkPlace = $derived.by((): '' | 'primary' | 'aside' => (!this.thinks ? '' : this.ready ? 'aside' : 'primary'));

  /** Key T or the button. */
  think(): void {
    // where the primary button was a moment ago: its second click is not meant
    if (!this.thinks || performance.now() - this.#answeredAt < DOUBLE_MS) return;
    this.session?.think();
  }

  /** Something of the reader's own was touched. The open question waits for them if it would end by itself, whatever
   *  was touched: so it tells nobody whether there is anything to choose. */
  touch(): void {
    this.session?.hold();
  }

  /** A new question: nothing is picked, but how cards are meant stays. */
  fresh(): void {
    this.picked = this.picked.mode === undefined ? {} : { mode: this.picked.mode };
    this.asking = false;
    this.#tapped = '';
    this.reasons = {};
  }

  tapCard(card: string): void {
    this.touch();
    this.asking = false;
    this.picked = choose.pickCard(this.choices, this.picked, card);
    this.#tapped = this.picked.card ?? '';
  }

  tapMode(mode: choose.Mode): void {
    this.asking = false;
    this.picked = choose.pickMode(this.choices, this.picked, mode);
    this.#tapped = this.picked.card ?? '';
  }

  tapAct(key: string): void {
    this.touch();
    this.asking = false;
    this.picked = choose.pickAct(this.picked, key);
  }

  tapSeat(seat: number): boolean {
    const next = choose.pickSeat(this.choices, this.picked, seat);
    if (next === this.picked) return false;
    this.touch();
    this.asking = false;
    this.picked = next;
    return true;
  }

  /** The seats that could be chosen before one was. */
  seatsBefore(): Set<number> {
    const before: Picked = { ...this.picked };
    delete before.also;
    delete before.aim;
    delete before.rest;
    const second = step(this.choices, before);
    if (this.picked.also !== undefined && second.facet === 'also') return second.seats;
    delete before.seat;
    return step(this.choices, before).seats;
  }

  tapAim(aim: string): void {
    this.touch();
    this.picked = choose.pickAim(this.choices, this.picked, aim);
  }

  tapOther(option: Choice): void {
    this.touch();
    this.picked = choose.pickOther(this.choices, this.picked, option);
  }

  /** Show an option as if it had been picked by hand. */
  point(option: Choice): void {
    this.touch();
    this.asking = option === this.closing;
    if (!this.asking) this.picked = choose.pickWhole(option);
  }

  /** Whether a seat lights up: it may be chosen now, or is. */
  lit(seat: number): '' | 'may' | 'chosen' {
    if (this.picked.seat === seat || this.picked.also === seat || this.given?.target === seat) return 'chosen';
    const { option } = this.step;
    if (option && !isEmpty(this.picked) && option.target === seat) return 'chosen';
    return this.step.seats.has(seat) ? 'may' : '';
  }

  take(): void {
    if (this.asking) this.asking = false;
    else this.picked = stepBack(this.picked);
    if (this.picked.card === undefined) this.#tapped = '';
  }

  confirm(): void {
    const { ready } = this;
    if (ready) this.answer(ready);
  }

  /** The button at the far right. */
  close(): void {
    const { closing } = this;
    if (!closing) return;
    if (this.asking || closesAtOnce(closing, this.choices)) this.answer(closing);
    else {
      this.picked = this.picked.mode === undefined ? {} : { mode: this.picked.mode };
      this.asking = true;
    }
  }

  answer(option: Choice, quiet = false): void {
    this.#answeredAt = performance.now();
    this.session?.answer(option.n, quiet);
    this.fresh();
  }

  /** Whether the question may come again in this turn and the reader can say that once is enough: it waits for them
   *  and could pass by itself, and nothing is picked yet. */
  again = $derived.by((): boolean => {
    const { closing } = this;
    return closing?.kind === 'pass' && this.source.ask?.lasting === true && this.holding && isEmpty(this.picked);
  });

  /** Key Q or the button beside pass. */
  notAgain(): void {
    if (this.again && this.closing) this.answer(this.closing, true);
  }

  unfold(open: boolean): void {
    this.list = open;
    keep('table.list', open);
  }

  // What the browser keeps.

  deal(cards: readonly string[]): void {
    const { code } = this.source;
    const game = this.table?.game ?? 0;
    const kept = this.session && this.slots.length === 0 ? laidOut(readOrder(code, game), this.#nextSlot) : this.slots;
    this.#nextSlot += kept.length;
    const next = arrange(kept, cards, this.#nextSlot);
    this.#nextSlot += cards.length;
    const same = next.length === this.slots.length && next.every((slot, i) => slot.id === this.slots[i]?.id);
    if (same) return;
    this.slots = next;
    if (this.session)
      keepOrder(
        code,
        game,
        next.map((slot) => slot.card),
      );
  }

  loadMarks(): void {
    if (this.table) this.marks = readMarks(this.source.code, this.table.game);
  }

  mark(seat: number): Mark {
    return this.marks[seat] ?? NO_MARK;
  }

  setMark(seat: number, mark: Mark): void {
    if (this.table) this.marks = writeMark(this.source.code, this.table.game, this.marks, seat, mark);
  }
}

export function provideBoard(board: Board): Board {
  followTable(() => board.options);
  return setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
