/** The question that is open at the table, and what I may do about it: answer, think, have it wait for me. */
import { Orders } from './orders';
import type { Ask, Choice, Clock, ErrorMessage, LessonMessage, Prompt, TableMessage, TrialMessage } from './protocol';

/** The clock of the open question; `endsAt` is in the time of performance.now(). */
export interface Deadline {
  endsAt: number;
  total: number;
}

/** A clock of the server, in our own time. */
export function deadline(clock: Clock | null): Deadline | null {
  return clock === null ? null : { endsAt: performance.now() + clock.left, total: clock.total };
}

const LAPSED_MS = 9000;

export abstract class Asked extends Orders {
  table = $state.raw<TableMessage | null>(null);
  /** My public id. */
  guest = $state('');
  seat = $derived(this.table?.seat ?? null);
  owner = $derived(this.table !== null && this.table.owner === this.guest);
  /** Nobody but me plays: the others are bots. */
  alone = $derived(this.table !== null && this.table.chairs.filter((chair) => chair.guest).length <= 1);
  /** Whether questions may wait because of what I hold: nobody is there who could tell, or nobody minds. */
  relaxed = $derived(this.alone || (this.table?.settings.relaxed ?? false));
  ask = $state.raw<Ask | null>(null);
  clock = $state.raw<Deadline | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  /** My answer to the open question is in (or on its way). */
  answered = $state(false);
  /** What was answered for me because my time ran out, for a while. */
  lapsed = $state('');
  /** What I answered, until it takes effect; unknown after a reload. */
  given = $state.raw<Choice | null>(null);
  /** I want to think, about the open question or the next one that is put to me; until one waits. */
  wanting = $state(false);
  /** The question that I have asked to wait, before the server has said so. */
  #wanted = $state('');
  /** The open question waits for me. */
  holding = $derived(
    this.ask !== null && !this.answered && (this.prompt?.holding === true || this.#wanted === this.ask.id),
  );
  /** Whether I may have the open question wait for me: it is put to me and would end by itself. */
  mayHold = $derived.by((): boolean => {
    const { ask, seat, table } = this;
    if (!ask?.lasting || seat === null || !ask.seats.includes(seat) || this.answered || this.holding) return false;
    return !table?.paused && !table?.people.some((one) => one.guest === this.guest && one.conceded);
  });
  /** Where the lesson stands, if this is one. */
  lesson = $state.raw<LessonMessage | null>(null);
  /** Where something that is tried out stands, if this is that. */
  trial = $state.raw<TrialMessage | null>(null);
  /** Whoever has a word to say before an answer is sent; false: it will send it later, or never. */
  guard: ((option: string, quiet: boolean) => boolean) | null = null;
  #lapse: ReturnType<typeof setTimeout> | undefined;

  // What the server says.

  protected hearAsk(ask: Ask | null, prompt: Prompt | null, answered: boolean): void {
    if (ask?.id !== this.ask?.id) {
      this.given = null;
      this.#wanted = '';
    }
    this.ask = ask;
    this.prompt = prompt;
    this.answered = answered;
    this.clock = deadline(ask?.clock ?? null);
    if (ask === null || prompt?.holding) this.wanting = false;
    else if (this.wanting) this.hold();
  }

  /** How things stand: what was on its way when the connection broke has not arrived. */
  protected hearAskAnew(ask: Ask | null, prompt: Prompt | null, answered: boolean): void {
    if (!answered) this.given = null;
    this.#wanted = '';
    this.hearAsk(ask, prompt, answered);
  }

  protected hearLapsed(answer: string): void {
    this.lapsed = answer;
    clearTimeout(this.#lapse);
    this.#lapse = setTimeout(() => (this.lapsed = ''), LAPSED_MS);
  }

  protected hearAccepted(prompt: string): void {
    if (this.ask?.id !== prompt) return;
    this.answered = true;
    this.prompt = null;
  }

  protected hearRefusal(said: ErrorMessage): void {
    if (said.re === 'answer' && said.code !== 'stale-prompt') {
      this.answered = said.code === 'already-answered'; // on another page
      this.given = null;
    }
    if (said.re === 'hold' && said.code !== 'stale-prompt') {
      this.#wanted = '';
      this.wanting = false;
    }
  }

  // What we say.

  /** `quiet`: pass, and do not wait for me again this turn for the same. Whether it was sent. */
  answer(option: string, quiet = false): boolean {
    if (this.prompt === null || this.answered || this.guard?.(option, quiet) === false) return false;
    this.answered = true;
    this.lapsed = '';
    this.given = this.prompt.options.find((choice) => choice.n === option) ?? null;
    this.send({ t: 'answer', prompt: this.prompt.id, option, ...(quiet ? { quiet } : {}) });
    return true;
  }

  /** An answer that is not among the options: in a lesson the teacher may know why. */
  attempt(option: string): void {
    if (this.lesson && this.prompt) this.send({ t: 'answer', prompt: this.prompt.id, option });
  }

  /** I want to think: if the open question is not put to me, or is over too soon, about the next one. Said twice it is
   *  taken back. */
  think(): void {
    this.wanting = !this.wanting;
    if (this.wanting) this.hold();
  }

  /** The open question is to wait for me, if it is put to me and would end by itself. */
  hold(): void {
    if (this.ask === null || !this.mayHold) return;
    this.#wanted = this.ask.id;
    this.send({ t: 'hold', prompt: this.ask.id });
  }

  /** One more full clock for the question that waits for me. */
  longer(): void {
    if (this.ask !== null) this.send({ t: 'longer', prompt: this.ask.id });
  }
}
