/** What the server says while something stands for a while: it is heard afterwards. */
import type { ServerMessage } from './protocol';

/** What is heard at once, also while something stands. */
const ASIDE = new Set(['chat', 'reaction', 'pong', 'error', 'bye', 'explained', 'reasons', 'effect']);

export class Backlog {
  #hear: (said: ServerMessage) => void;
  #kept: ServerMessage[] = [];
  #lingers: ReturnType<typeof setTimeout> | undefined;

  constructor(hear: (said: ServerMessage) => void) {
    this.#hear = hear;
  }

  take(said: ServerMessage): void {
    if (this.#lingers && !ASIDE.has(said.t)) this.#kept.push(said);
    else this.#hear(said);
  }

  /** Let what has just happened stand for so long. */
  linger(ms: number): void {
    clearTimeout(this.#lingers);
    this.#lingers = setTimeout(() => this.goOn(), ms);
  }

  /** Hear what has come meanwhile, up to the next thing that stands for a while. */
  goOn(): void {
    clearTimeout(this.#lingers);
    this.#lingers = undefined;
    while (this.#kept.length > 0 && !this.#lingers) this.#hear(this.#kept.shift()!);
  }

  drop(): void {
    clearTimeout(this.#lingers);
    this.#lingers = undefined;
    this.#kept = [];
  }
}
