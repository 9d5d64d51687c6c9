/** The coach at a table: what it is asked, what it says by itself, and when it holds its peace. What it says comes from
 *  the server, in the reader's language; here is decided whether and when. */
import type { Component } from 'svelte';
import type { HintMessage, Thing } from '../net/protocol';
import type { Board } from '../table/board.svelte';
import { announce } from '../ui/live.svelte';
import { t } from '../words';
import { answered, keepTopics, readTopics, spoken, type Topics, unknown } from './fading';
import { gameOver, setLevel } from './level.svelte';

/** What lies on the slip. */
export type Saying =
  | { kind: 'thinking' | 'failed' | 'tap' }
  | { kind: 'look' | 'hint'; hint: HintMessage }
  | { kind: 'why-asked' | 'why-not' | 'note'; text: string; rule: string }
  | { kind: 'warning'; text: string; rule: string; option: string; quiet: boolean }
  | { kind: 'further' };

/** Shorter thinking is not worth a word. */
const THINKING_MS = 300;

export class Coach {
  readonly Bar: Component;
  saying = $state.raw<Saying | null>(null);
  /** What the slip is about, and the chalk is around. */
  thing = $derived.by((): Thing | null => (this.saying?.kind === 'look' ? this.saying.hint.at : null));

  #board: Board;
  #topics: Topics = readTopics();
  #hint: HintMessage | null = null;
  /** The question whose hint is on its way: who presses again meanwhile waits for the same one. */
  #coming = '';
  /** The questions for which a hint was taken, and answers that were weighed already. */
  #hinted = '';
  #weighed = '';
  /** In which turn the coach has spoken by itself. */
  #spoke = '';

  constructor(board: Board, bar: Component) {
    this.#board = board;
    this.Bar = bar;
  }

  get #session() {
    return this.#board.session!;
  }

  get #prompt(): string {
    return this.#board.prompt?.id ?? '';
  }

  get #turn(): string {
    return `${this.#board.table?.game} ${this.#board.view?.turn_no}`;
  }

  /** Whether the coach may say something by itself: never twice a turn, and never while others wait. */
  get #maySpeak(): boolean {
    const { coachLevel } = this.#board;
    return (coachLevel === 1 || coachLevel === 2) && this.#session.alone && this.#spoke !== this.#turn;
  }

  #say(saying: Saying | null): void {
    this.saying = saying;
    if (saying === null || saying.kind === 'thinking') return;
    announce(this.words(saying));
  }

  /** The sentence on the slip. */
  words(saying: Saying): string {
    switch (saying.kind) {
      case 'thinking':
        return t('web-coach-thinking');
      case 'failed':
        return t('web-coach-failed');
      case 'tap':
        return t('web-coach-why-not-tap');
      case 'further':
        return t('web-coach-further');
      case 'look':
        return saying.hint.look;
      case 'hint':
        return saying.hint.text;
      default:
        return saying.text;
    }
  }

  /** What was asked is answered unless another question is open by then; a line if that takes a while. */
  async #ask<T>(asking: Promise<T>, told: (value: T) => void): Promise<void> {
    const prompt = this.#prompt;
    const timer = setTimeout(() => this.#prompt === prompt && this.#say({ kind: 'thinking' }), THINKING_MS);
    try {
      const value = await asking;
      if (this.#prompt === prompt) told(value);
    } catch {
      if (this.#prompt === prompt) this.#say({ kind: 'failed' });
    } finally {
      clearTimeout(timer);
    }
  }

  /** H: first what to look at, then the best answers, then away with it. */
  hint(): void {
    if (!this.#prompt) return;
    this.#hinted = this.#prompt;
    const { saying } = this;
    if (saying?.kind === 'look') this.#say({ kind: 'hint', hint: saying.hint });
    else if (saying?.kind === 'hint') this.#say(null);
    else if (this.#hint?.prompt === this.#prompt) this.#say({ kind: 'look', hint: this.#hint });
    else if (this.#coming !== this.#prompt) void this.#fetchHint();
  }

  async #fetchHint(): Promise<void> {
    const prompt = (this.#coming = this.#prompt);
    await this.#ask(this.#session.consult('hint'), (told) => {
      this.#hint = told as HintMessage;
      this.#say({ kind: 'look', hint: this.#hint });
    });
    if (this.#coming === prompt) this.#coming = '';
  }

  /** W: why one is asked. */
  whyAsked(): void {
    if (!this.#prompt) return;
    if (this.saying?.kind === 'why-asked') this.#say(null);
    else
      void this.#ask(this.#session.consult('why_asked'), (told) => {
        if (told.t === 'why_asked') this.#say({ kind: 'why-asked', text: told.text, rule: told.rule });
      });
  }

  /** Wait for something to be tapped that cannot be used now. */
  tap(): void {
    this.#say(this.saying?.kind === 'tap' ? null : { kind: 'tap' });
  }

  /** Why something cannot be done. */
  whyNot(text: string, rule: string): void {
    this.#say({ kind: 'why-not', text, rule });
  }

  /** Why an answer is not there: a seat that cannot be chosen, the end of the turn. */
  whyMissing(what: string): void {
    void this.#ask(this.#session.explain(what), (told) => this.whyNot(told.text, told.rule));
  }

  undo(): void {
    if (!this.#board.source.ask?.undo) return;
    this.#session.undo();
    announce(t('web-coach-undone'));
  }

  close(): void {
    this.#say(null);
  }

  // What it says by itself.

  /** Another question, or none: what was said of the last one is gone; what is new is introduced. */
  fresh(): void {
    if (this.saying?.kind !== 'further') this.saying = null;
    if (!this.#prompt || this.#board.coachLevel !== 1 || !this.#maySpeak) return;
    const prompt = this.#prompt;
    this.#session.consult('topics').then(
      (told) => {
        if (told.t !== 'topics' || this.#prompt !== prompt || this.saying !== null || !this.#maySpeak) return;
        const found = unknown(this.#topics, told.topics);
        if (!found) return;
        this.#spoke = this.#turn;
        this.#remember(spoken(this.#topics, found.name));
        this.#say({ kind: 'note', text: found.text, rule: found.rule });
      },
      () => undefined, // it was not asked for: nobody misses it
    );
  }

  #remember(topics: Topics): void {
    this.#topics = topics;
    keepTopics(topics);
  }

  /** Before an answer is sent: whether it may go at once. An answer that loses at once waits for a second word. */
  guard(option: string, quiet: boolean): boolean {
    const { coachLevel } = this.#board;
    const prompt = this.#prompt;
    const mark = `${prompt} ${option}`;
    if ((coachLevel !== 1 && coachLevel !== 2) || this.#weighed === mark) return true;
    this.#weighed = mark;
    const hinted = this.#hinted === prompt;
    const waits = this.#maySpeak;
    this.#session.consult('weigh', option).then(
      ({ topics, right, warning, text, rule }) => {
        if (waits && warning && this.#prompt === prompt) {
          this.#spoke = this.#turn;
          this.#say({ kind: 'warning', text, rule, option, quiet });
          return;
        }
        this.#remember(answered(this.#topics, topics, right ?? null, hinted));
        if (waits) this.#session.answer(option, quiet);
      },
      () => waits && this.#session.answer(option, quiet),
    );
    return !waits;
  }

  /** It is done all the same. */
  anyway(): void {
    if (this.saying?.kind !== 'warning') return;
    const { option, quiet } = this.saying;
    this.#say(null);
    this.#session.answer(option, quiet);
  }

  /** Better not: the next answer is weighed anew. */
  again(): void {
    this.#weighed = '';
    this.#say(null);
  }

  /** The game is over: after some games the coach sits further off. */
  over(): void {
    if (this.#session.alone && gameOver(this.#board.coachLevel)) this.#say({ kind: 'further' });
  }

  /** Not so far, please. */
  nearer(): void {
    setLevel(this.#session, this.#board.coachLevel === 3 ? 2 : 1);
    this.#say(null);
  }
}
