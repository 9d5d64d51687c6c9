/** What is asked of the reader, and what they have picked on the way to an answer. What may be done is the server's to
 *  say: it chooses among the options that were sent. */
import { readFace } from '../cards/face';
import type { Choice } from '../net/protocol';
import type { Picked, Step } from './model/choose';
import { closesAtOnce, closingOption, isEmpty, step, stepBack } from './model/choose';
import * as choose from './model/choose';
import type { Slot } from './model/hand';
import { arrange, keepOrder, laidOut, readOrder } from './model/hand';
import { headingOf, wayOf } from './model/journey';
import { Seen } from './seen.svelte';

const DOUBLE_MS = 500;

export class Picking extends Seen {
  picked = $state.raw<Picked>({});
  /** The card of the hand that was tapped last: on a phone the list shows what it can do. */
  #tapped = $state('');
  /** The button at the far right was tapped once and asks back. */
  asking = $state(false);
  /** Why cards cannot be used now, for the open question. */
  reasons = $state.raw<Record<string, { text: string; rule: string; brief: string }>>({});
  slots = $state.raw<Slot[]>([]);
  #nextSlot = 1;
  #answeredAt = -DOUBLE_MS;

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
  /** Whether everybody can see, or the reader has seen, that what would be accepted is black. */
  #hurts = $derived.by((): boolean => readFace(this.view?.transit?.card ?? '')?.colours.includes('black') ?? false);
  step = $derived.by((): Step => step(this.choices, this.picked, this.#hurts));
  /** The option that would be answered by the primary button. */
  ready = $derived.by((): Choice | null => (this.asking ? this.closing : this.step.option));
  /** Cards that can be picked, in the order of the hand: their keys are 1 to 9. */
  legal = $derived.by((): number[] =>
    this.slots.filter((slot) => this.step.cards.has(slot.card)).map((slot) => slot.id),
  );

  /** The way that the card would take which is about to be sent; null: none is. */
  preview = $derived.by(() => {
    const { view, me, ready } = this;
    if (!view || me === null || view.transit || ready?.kind !== 'send') return null;
    return wayOf(view, me, ready.target, headingOf(ready));
  });

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
    if (this.session?.answer(option.n, quiet) !== false) this.fresh();
  }

  /** A click where a button was until now may have been meant for it. */
  justAnswered(): boolean {
    return performance.now() - this.#answeredAt < DOUBLE_MS;
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
}
