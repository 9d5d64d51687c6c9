/** The rulebook of an edition in one language, as the server tells it, with what belongs together found once. */
import type { Lang } from '../net/session.svelte';
import { once } from '../words/catalogue';
import type { Spoken } from './asking';

export interface When {
  /** The steps of a turn in which it can be used. */
  steps: string[];
  /** Whose turns it is for: own, others, any (empty). */
  turns: string;
  phrase: string;
}

/** A lesson that meets these rules. */
export interface Lesson {
  number: number;
  minutes: number;
  title: string;
  rules: string[];
}

export interface Page {
  kind: 'card' | 'character' | 'identity';
  key: string;
  name: string;
  /** Other names: in other languages, in full, of its skills. */
  names: string[];
  /** How it sounds in pinyin, whole and by initials. */
  sounds: string[];
  rules: string[];
  when?: When & { otherwise?: (When & { option: string; value: string })[] };
  on?: string;
  stops?: string;
  lesson?: { number: number; minutes: number; title: string };
  /** When its skills can be used at will, by their keys. */
  skills?: Record<string, string>;
}

export interface Term {
  key: string;
  name: string;
  words: Record<Lang, string>;
  sounds: string[];
  text: string;
  rules: string[];
  beside: string[];
}

export interface Entry {
  id: string;
  kind: 'rule' | 'ruling' | 'option';
  text: string;
  lang?: Lang;
  source?: string;
  see?: string[];
  changes?: string[];
  /** Of an option: the house rule it is. */
  option?: string;
  about?: string[];
}

export interface Scene {
  id: string;
  rules: string[];
  about: string[];
  /** In English, where nobody has written question and answer. */
  title?: string;
  ask?: string;
  answer?: string;
}

export interface Chapter {
  key: string;
  title: string;
  said: { text: string; rule: string }[];
  rules: string[];
}

export interface BookData {
  edition: string;
  lang: Lang;
  chapters: Chapter[];
  steps: Record<string, string>;
  pages: Page[];
  terms: Term[];
  sections: { title: string; ids: string[] }[];
  entries: Entry[];
  scenes: Scene[];
  lessons: Lesson[];
  /** Characters of 繁體, and those of 简体 in their places. */
  fold: [string, string];
  spoken: Spoken;
}

function gathered<T>(pairs: Iterable<readonly [string, T]>): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const [key, value] of pairs) {
    const list = found.get(key);
    if (list) list.push(value);
    else found.set(key, [value]);
  }
  return found;
}

export class Book {
  readonly #entries: Map<string, Entry>;
  readonly #pages: Map<string, Page>;
  readonly #scenes: Map<string, Scene>;
  readonly #scenesOf: Map<string, Scene[]>;
  readonly #scenesBy: Map<string, Scene[]>;
  readonly #home: Map<string, Page>;
  readonly #citedBy: Map<string, Entry[]>;
  readonly #changedBy: Map<string, Entry[]>;

  constructor(readonly data: BookData) {
    this.#entries = new Map(data.entries.map((entry) => [entry.id, entry]));
    this.#pages = new Map(data.pages.map((page) => [`${page.kind}/${page.key}`, page]));
    this.#scenes = new Map(data.scenes.map((scene) => [scene.id.toUpperCase(), scene]));
    this.#scenesOf = gathered(data.scenes.flatMap((scene) => scene.about.map((id) => [id, scene] as const)));
    this.#scenesBy = gathered(data.scenes.flatMap((scene) => scene.rules.map((id) => [id, scene] as const)));
    this.#home = new Map(data.pages.flatMap((page) => page.rules.map((id) => [id, page] as const)));
    this.#citedBy = gathered(data.entries.flatMap((entry) => (entry.see ?? []).map((id) => [id, entry] as const)));
    this.#changedBy = gathered(
      data.entries.flatMap((entry) => (entry.changes ?? []).map((id) => [id, entry] as const)),
    );
  }

  entry(id: string): Entry | undefined {
    return this.#entries.get(id.toUpperCase()) ?? this.#entries.get(id);
  }

  page(kind: string, key: string): Page | undefined {
    return this.#pages.get(`${kind}/${key}`);
  }

  scene(id: string): Scene | undefined {
    return this.#scenes.get(id.toUpperCase());
  }

  term(key: string): Term | undefined {
    return this.data.terms.find((one) => one.key === key);
  }

  pagesOf(kind: Page['kind']): Page[] {
    return this.data.pages.filter((page) => page.kind === kind);
  }

  /** The card or person a rule belongs to. */
  home(id: string): Page | undefined {
    return this.#home.get(id);
  }

  /** Scenes about a card or person: those with a question first, and of those the ones that show its own rules, the
   *  plainest before those in which many others play. */
  scenesOf(page: Page): Scene[] {
    const own = new Set(page.rules);
    const others = (one: Scene): number => one.about.length + (one.rules.some((id) => own.has(id)) ? 0 : 100);
    const found = this.#scenesOf.get(`${page.kind}/${page.key}`) ?? [];
    return asked([...found].sort((a, b) => others(a) - others(b)));
  }

  /** Scenes that show a rule. */
  scenesBy(id: string): Scene[] {
    return asked(this.#scenesBy.get(id) ?? []);
  }

  /** Scenes by the card or person whose rules they show, as the book has them; first those about none. */
  grouped(scenes: readonly Scene[]): { page: Page | undefined; scenes: Scene[] }[] {
    const of = (one: Scene): Page | undefined =>
      one.rules.map((id) => this.home(id)).find((page) => page) ??
      (one.about.length === 1 ? this.about(one)[0] : undefined);
    return [undefined, ...this.data.pages]
      .map((page) => ({ page, scenes: scenes.filter((one) => of(one) === page) }))
      .filter((group) => group.scenes.length > 0);
  }

  /** Rulings about a card or person, in the words of the catalogue. */
  rulingsOf(page: Page): Entry[] {
    const id = `${page.kind}/${page.key}`;
    return this.data.entries.filter((entry) => entry.kind === 'ruling' && entry.about?.includes(id));
  }

  /** Entries that mention this one, and those it mentions. */
  related(entry: Entry): Entry[] {
    const ids = new Set([...(entry.see ?? []), ...(this.#citedBy.get(entry.id) ?? []).map((one) => one.id)]);
    return this.data.entries.filter((one) => ids.has(one.id) && one.id !== entry.id);
  }

  /** The house rules that change a rule: names of options. */
  changing(id: string): Entry[] {
    const own = this.#entries.get(id);
    return [...(own?.option ? [own] : []), ...(this.#changedBy.get(id) ?? [])];
  }

  /** The cards and persons that a scene or entry is about, but for one. */
  about(of: { about?: string[] }, but?: Page): Page[] {
    const pages = (of.about ?? []).map((id) => this.#pages.get(id));
    return pages.filter((page): page is Page => page !== undefined && page !== but);
  }

  /** Whom a card or person meets most in the scenes about it: in those that players ask about before all, and in the
   *  ones about few. */
  meets(page: Page, most: number): Page[] {
    const count = new Map<Page, number>();
    for (const scene of this.scenesOf(page))
      for (const other of this.about(scene, page))
        count.set(other, (count.get(other) ?? 0) + (scene.ask ? 1 : 0.01) / (scene.about.length - 1));
    return [...count]
      .sort((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([other]) => other);
  }

  /** Chapters and terms that stand on a rule. */
  chaptersOf(id: string): Chapter[] {
    return this.data.chapters.filter((one) => one.said.some((said) => said.rule === id) || one.rules.includes(id));
  }

  termsOf(id: string): Term[] {
    return this.data.terms.filter((one) => one.rules.includes(id));
  }

  /** When a card can be used where these house rules hold. */
  when(page: Page, house: Record<string, string>): When | undefined {
    return page.when?.otherwise?.find((one) => house[one.option] === one.value) ?? page.when;
  }
}

function asked(scenes: Scene[]): Scene[] {
  return [...scenes.filter((one) => one.ask), ...scenes.filter((one) => !one.ask)];
}

/** Fetched once a page; the browser keeps it and asks whether it is still the same. */
export function loadBook(edition: string, lang: Lang): Promise<Book> {
  return once(`api/rules/${encodeURIComponent(edition)}?lang=${lang}`, (data) => new Book(data));
}
