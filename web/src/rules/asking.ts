/** Questions as players ask them: in whole sentences, with other words than the book's, misspelt. What says most of
 *  what they ask stands first, and rare words count more than common ones. */

/** How players talk, where it is not how the book does. */
export interface Spoken {
  /** Characters that are written instead of others, in pairs. */
  characters: string;
  /** Words in which an idle one is no word. */
  kept: string[];
  /** Words that say nothing about what is asked. */
  idle: string[];
  /** Words that mean the same, the book's first. */
  alike: string[][];
}

/** A text that may answer, in one script. */
export interface Answering {
  text: string;
  /** The question in it, if it has one. */
  ask: string;
  about: readonly string[];
  /** Whether somebody wrote it for readers, in their language. */
  written: boolean;
}

/** A name in a question: what was written, and the pages it may mean. */
export interface Meant {
  text: string;
  ids: ReadonlySet<string>;
}

const MOST = 8;
/** Which part of what is asked an answer must say, and how near it must come to the best. */
const ENOUGH = 0.45;
const NEAR = 0.55;
/** What a word in the question counts more than one in the answer, a name more than a word, and a text that was written for readers than another. */
const ASKED = 1.4;
const NAMED = 2.2;
const WRITTEN = 1.25;

/** So rare that it counts no more if it is rarer: two characters that stand together by chance are. */
const RARE = 12;

const HAN = /[\u3400-\u9fff]/;
const pattern = (words: string[], flags: string): RegExp => {
  const plain = [...words].sort((a, b) => b.length - a.length).map((one) => one.replace(/[^\p{L}\p{N} ]/gu, '\\$&'));
  const sorts = [plain.filter((one) => HAN.test(one)), plain.filter((one) => !HAN.test(one))];
  const parts = [sorts[0]!.join('|'), sorts[1]!.length ? `\\b(?:${sorts[1]!.join('|')})\\b` : ''].filter(Boolean);
  return new RegExp(parts.join('|') || '(?!)', flags);
};

/** A word without its ending: declined, declines, decline. */
function stem(word: string): string {
  if (word.length < 4) return word;
  const cut = word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '');
  return cut.length < 3 || cut === word ? word : cut.replace(/([^aeiouls])\1$/, '$1');
}

/** What a text is compared by: words without endings, and pairs of characters. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  for (const [run] of text.matchAll(/[\u3400-\u9fff]+|[a-z0-9]+/g)) {
    if (!HAN.test(run)) found.push(stem(run));
    else if (run.length === 1) found.push(run);
    else for (let i = 1; i < run.length; i++) found.push(run.slice(i - 1, i + 1));
  }
  return found;
}

/** Whether two words are one but for a slip: a letter more, less or other, or two in the wrong order. */
function slip(a: string, b: string): boolean {
  if (a.length > b.length) return slip(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  return swapped || a.slice(at + 1) === b.slice(at + 1);
}

interface Read {
  all: Set<string>;
  asked: Set<string>;
}

export class Asking {
  readonly #alike: Map<string, string>;
  readonly #say: RegExp;
  readonly #kept: ReadonlySet<string>;
  readonly #idle: RegExp;
  readonly #texts: readonly Answering[];
  #read: Read[] | null = null;
  readonly #in = new Map<string, number>();
  readonly #named = new Set<string>();
  readonly #words: Set<string>;

  constructor(spoken: Spoken, fold: (text: string) => string, texts: readonly Answering[], names: readonly string[]) {
    const groups = spoken.alike.map((group) => group.map(fold));
    this.#alike = new Map(groups.flatMap((group) => group.map((one) => [one, group[0]!] as const)));
    this.#say = pattern([...this.#alike.keys()], 'g');
    this.#kept = new Set([...spoken.kept.map(fold), ...this.#alike.values()]);
    this.#idle = pattern([...this.#kept, ...spoken.idle.map(fold)], 'g');
    this.#texts = texts;
    for (const name of names) for (const [word] of name.matchAll(/[a-z]+/g)) this.#named.add(word);
    this.#words = new Set(this.#named);
  }

  /** In the words of the book, each by itself: characters of two words are no pair. */
  said(text: string): string {
    return text.replace(this.#say, (one) => ` ${this.#alike.get(one) ?? one} `);
  }

  /** Without what says nothing. */
  bare(text: string): string {
    const left = text
      .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
      .replace(this.#idle, (one) => (this.#kept.has(one) ? one : ' '));
    return left.replace(/\s+/g, ' ').trim();
  }

  /** With words that the book does not have as the one that it has and that is a slip away. */
  spelt(text: string): string {
    this.#learn();
    return text.replace(/[a-z]{4,}/g, (word) => {
      if (this.#words.has(word) || this.#in.has(stem(word))) return word;
      const near = [...this.#words].filter((one) => one.length > 3 && slip(word, one));
      // of several a name, then the one that is said most
      const rank = (one: string): number => this.#often(one) + (this.#named.has(one) ? this.#texts.length : 0);
      return near.sort((a, b) => rank(b) - rank(a))[0] ?? word;
    });
  }

  /** The texts that say most of it, the best first, by their places. */
  nearest(names: readonly Meant[], words: string, has: (at: number, name: Meant) => boolean): number[] {
    const read = this.#learn();
    const asked = [...new Set(pieces(words))];
    const weight = (n: number): number => Math.log(1 + this.#texts.length / (n + RARE));
    const worth = asked.map((piece) => weight(this.#often(piece)));
    const called = names.map((name) => {
      const holds = this.#texts.map((_, at) => has(at, name));
      return { holds, worth: NAMED * weight(holds.filter(Boolean).length) };
    });
    const all = [...worth, ...called.map((one) => one.worth)].reduce((a, b) => a + b, 0);
    if (!all) return [];
    const rated = this.#texts.map((text, at) => {
      const { all: has, asked: question } = read[at]!;
      const parts = asked.map((piece, i) => (has.has(piece) ? worth[i]! * (question.has(piece) ? ASKED : 1) : 0));
      const by = called.map((one) => (one.holds[at] ? one.worth : 0));
      const sum = [...parts, ...by].reduce((a, b) => a + b, 0);
      // what is about few things, and short, says it more plainly
      const plain = 1 + 0.04 * text.about.length + 0.0015 * text.text.length;
      return { at, part: sum / all, n: (sum / plain) * (text.written ? WRITTEN : 1) };
    });
    const enough = rated.filter((one) => one.part >= ENOUGH).sort((a, b) => b.n - a.n);
    return enough
      .filter((one) => one.n >= NEAR * enough[0]!.n)
      .slice(0, MOST)
      .map((one) => one.at);
  }

  #often(piece: string): number {
    return this.#in.get(piece) ?? this.#in.get(stem(piece)) ?? 0;
  }

  /** All texts are read when somebody first asks a question. */
  #learn(): Read[] {
    if (this.#read) return this.#read;
    this.#read = this.#texts.map((one) => {
      const [text, ask] = [this.said(one.text), this.said(one.ask)];
      for (const [word] of one.text.matchAll(/[a-z]{4,}/g)) this.#words.add(word);
      return { all: new Set([...pieces(text), ...pieces(ask)]), asked: new Set(pieces(ask)) };
    });
    for (const { all } of this.#read) for (const piece of all) this.#in.set(piece, (this.#in.get(piece) ?? 0) + 1);
    return this.#read;
  }
}
