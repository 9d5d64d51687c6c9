/** What was asked of the server and is not answered yet: why something cannot be done, what an option would do. */
import type {
  ErrorMessage,
  ExplainedMessage,
  HintMessage,
  Reason,
  TopicsMessage,
  WeighedMessage,
  WhyAskedMessage,
} from './protocol';

interface Waiting<T> {
  done: (value: T) => void;
  failed: (reason: Error) => void;
}

/** What a coach can be asked, and what comes back. */
export interface Coaching {
  hint: HintMessage;
  why_asked: WhyAskedMessage;
  topics: TopicsMessage;
  weigh: WeighedMessage;
}

const keyOf = (prompt: string, option: string): string => `${prompt} ${option}`;

export class Queries {
  #explains: ({ what: string } & Waiting<ExplainedMessage>)[] = [];
  #reasons: Waiting<Reason[]>[] = [];
  #effects: ({ key: string } & Waiting<string>)[] = [];

  #coach: ({ sort: keyof Coaching; prompt: string } & Waiting<Coaching[keyof Coaching]>)[] = [];

  coach<Sort extends keyof Coaching>(sort: Sort, prompt: string): Promise<Coaching[Sort]> {
    return new Promise((done, failed) =>
      this.#coach.push({ sort, prompt, done: done as (value: Coaching[keyof Coaching]) => void, failed }),
    );
  }

  coached(sort: keyof Coaching, said: Coaching[keyof Coaching]): void {
    const at = this.#coach.findIndex((waiting) => waiting.sort === sort && waiting.prompt === said.prompt);
    if (at >= 0) this.#coach.splice(at, 1)[0]!.done(said);
  }

  explain(what: string): Promise<ExplainedMessage> {
    return new Promise((done, failed) => this.#explains.push({ what, done, failed }));
  }

  reasons(): Promise<Reason[]> {
    return new Promise((done, failed) => this.#reasons.push({ done, failed }));
  }

  effect(prompt: string, option: string): Promise<string> {
    return new Promise((done, failed) => this.#effects.push({ key: keyOf(prompt, option), done, failed }));
  }

  explained(said: ExplainedMessage): void {
    const at = this.#explains.findIndex((waiting) => waiting.what === said.what);
    if (at >= 0) this.#explains.splice(at, 1)[0]!.done(said);
  }

  reasoned(cards: Reason[]): void {
    this.#reasons.splice(0).forEach((waiting) => waiting.done(cards));
  }

  effected(prompt: string, option: string, text: string): void {
    const key = keyOf(prompt, option);
    this.#effects.filter((waiting) => waiting.key === key).forEach((waiting) => waiting.done(text));
    this.#effects = this.#effects.filter((waiting) => waiting.key !== key);
  }

  /** The server refused one of them. */
  refused(said: ErrorMessage): void {
    if (said.re === 'explain') (this.#explains.shift() ?? this.#reasons.shift())?.failed(new Error(said.code));
    const at = this.#coach.findIndex((waiting) => waiting.sort === said.re);
    if (at >= 0) this.#coach.splice(at, 1)[0]!.failed(new Error(said.code));
    if (said.re === 'effect') this.#effects.shift()?.failed(new Error(said.code));
  }

  /** None of them will be answered any more. */
  fail(reason: Error): void {
    for (const waiting of [...this.#explains, ...this.#reasons, ...this.#effects, ...this.#coach])
      waiting.failed(reason);
    this.#explains = [];
    this.#reasons = [];
    this.#effects = [];
    this.#coach = [];
  }
}
