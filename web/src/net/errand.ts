/** What we come for, and how we say so whenever a connection opens: a table, a lesson, or something that is tried out. */
import { token } from './kept';
import { type ClientMessage, PROTOCOL } from './protocol';
import type { Lang } from './session.svelte';

export interface Wanted {
  watch?: boolean;
  /** Instead of a table: a lesson, and the step at which we were. */
  lesson?: { name: string; step: number };
  /** Instead of a table: something that is tried out. */
  trial?: string;
}

/** How things stand when we say it. */
interface Now {
  code: string;
  name: string;
  lang: Lang;
  /** What has been answered in what is tried out. */
  answers: string[];
}

export class Errand {
  readonly lesson: { name: string; step: number } | null;
  readonly trial: string;
  #watch: boolean;

  constructor(wanted: Wanted) {
    this.lesson = wanted.lesson ?? null;
    this.trial = wanted.trial ?? '';
    this.#watch = wanted.watch ?? false;
  }

  /** A step of the lesson: a lost connection comes back here. */
  reached(step: number): void {
    if (this.lesson) this.lesson.step = step;
  }

  hello({ code, name, lang, answers }: Now): ClientMessage {
    const asked = { t: 'hello', lang, words: 'full', v: PROTOCOL } as const;
    if (this.lesson) return { ...asked, lesson: this.lesson.name, step: this.lesson.step };
    // a lost connection comes back where we were
    if (this.trial) return { ...asked, trial: this.trial, answers };
    return { ...asked, table: code, token: token.get(), name, watch: this.#watch };
  }
}
