/** Looking things up: names in every language and script, pinyin, IDs, words; two names find the rulings in which both
 *  occur. Where little has all of it, what comes nearest to it. */
import { Asking, type Meant } from './asking';
import type { BookData, Entry, Page, Scene, Term } from './book';

export interface Found {
  pages: Page[];
  rulings: (Entry | Scene)[];
  rules: Entry[];
  terms: Term[];
  /** What comes nearest, where hardly anything has all that was asked. */
  near: (Entry | Scene)[];
  /** What was looked for, to be marked in texts. */
  marks: string[];
}

interface Named {
  /** Without spaces at its ends, in one script and case. */
  name: string;
  id: string;
}

interface PageNames {
  of: Page;
  id: string;
  names: string[];
}

interface Doc<T> {
  of: T;
  text: string;
  /** The question in it, if it is one. */
  ask: string;
  about: readonly string[];
  /** Whether somebody wrote it for readers, in their language. */
  written: boolean;
}

/** The same for all scripts, cases and widths: what is compared. */
export function folder(fold: readonly [string, string], variants = ''): (text: string) => string {
  const to = [...fold[1]];
  const table = new Map([...fold[0]].map((from, i) => [from, to[i] as string]));
  for (const [pair, from, into] of variants.matchAll(/(.)(.)/gu)) if (pair) table.set(from!, into!);
  return (text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u3400-\u9fff]/g, (char) => table.get(char) ?? char);
}

const HAN = /[\u3400-\u9fff]/;
const MOST = 60;
/** With fewer of rulings and rules than this, what comes nearest is shown too. */
const FEW = 4;
/** A name in English may have an ending: locked, intercepts. */
const ENDINGS = ['', 's', 'ed', 'd', 'es', 'ing'];

/** Whether a text has a word: anywhere in Chinese, at the beginning of a word in letters (`tie`, not `identities`). */
function says(text: string, word: string): boolean {
  if (!/^[a-z0-9]/.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[a-z0-9]/.test(text[at - 1]!)) return true;
  return false;
}

export class Lookup {
  readonly fold: (text: string) => string;
  readonly #names: Named[];
  readonly #pages: PageNames[];
  readonly #terms: { of: Term; names: string[]; text: string }[];
  readonly #rulings: Doc<Entry | Scene>[];
  readonly #rules: Doc<Entry>[];
  readonly #docs: Doc<Entry | Scene>[];
  readonly #asking: Asking;

  constructor(data: BookData) {
    this.fold = folder(data.fold, data.spoken.characters);
    const { fold } = this;
    this.#pages = data.pages.map((page) => ({
      of: page,
      id: `${page.kind}/${page.key}`,
      names: [page.name, ...page.names].map(fold),
    }));
    // the longest first: 調虎離山 before anything that is a part of it
    this.#names = this.#pages
      .flatMap(({ id, names, of }) => [...names, ...of.sounds].map((name) => ({ name, id })))
      .filter(({ name }) => name.length > 1)
      .sort((a, b) => b.name.length - a.name.length);
    this.#terms = data.terms.map((term) => ({
      of: term,
      names: Object.values(term.words).map(fold),
      text: fold(term.text),
    }));
    const doc = (entry: Entry): Doc<Entry> => ({
      of: entry,
      text: fold(`${entry.id} ${entry.text}`),
      ask: entry.kind === 'ruling' ? fold(/^[^?？]*[?？]/.exec(entry.text)?.[0] ?? '') : '',
      about: entry.about ?? [],
      written: !entry.lang,
    });
    this.#rulings = [
      ...data.entries.filter((entry) => entry.kind === 'ruling').map(doc),
      ...data.scenes.map((scene) => ({
        of: scene,
        text: fold(`${scene.id} ${scene.ask ?? scene.title ?? ''} ${scene.answer ?? ''}`),
        ask: fold(scene.ask ?? scene.title ?? ''),
        about: scene.about,
        written: scene.ask !== undefined,
      })),
    ];
    this.#rules = data.entries.filter((entry) => entry.kind !== 'ruling').map(doc);
    this.#docs = [...this.#rulings, ...this.#rules];
    const names = this.#names.map((one) => one.name);
    this.#asking = new Asking(data.spoken, fold, this.#docs, names);
  }

  /** A query as the names in it, each with the pages it may mean, and the words that are left. */
  read(query: string): { names: Meant[]; words: string[] } {
    let rest = ` ${this.fold(query).replace(/\s+/g, ' ').trim()} `;
    const names: Meant[] = [];
    for (const { name } of this.#names) {
      // Latin letters are whole words: `jh`, but not within `jhx`
      const found = HAN.test(name)
        ? [name].find((one) => rest.includes(one))
        : ENDINGS.map((end) => ` ${name}${end} `).find((one) => rest.includes(one));
      if (found === undefined) continue;
      const ids = new Set(this.#names.filter((one) => one.name === name).map((one) => one.id));
      names.push({ text: name, ids });
      rest = rest.replace(found, ' ');
    }
    return { names, words: rest.split(' ').filter(Boolean) };
  }

  find(query: string): Found {
    const all = this.fold(query).trim().replace(/\s+/g, ' ');
    if (!all) return { pages: [], rulings: [], rules: [], terms: [], near: [], marks: [] };
    const asWritten = this.#exact(all);
    if (asWritten.rulings.length + asWritten.rules.length >= FEW && asWritten.pages.length) return asWritten;
    // a name by its sound, in syllables: `jie huo`
    const joined = all.replace(/ /g, '');
    if (joined !== all && this.#names.some((one) => one.name === joined)) return this.#exact(joined);
    const said = this.#asking.said(this.#asking.spelt(all));
    const bare = this.#asking.bare(said);
    const exact = asWritten.rulings.length + asWritten.rules.length || !bare ? asWritten : this.#exact(bare);
    const { names, words } = this.read(bare);
    const shown = new Set<Entry | Scene>([...exact.rulings, ...exact.rules]);
    const near = shown.size < FEW ? this.#nearest(names, words.join(' ')).filter((one) => !shown.has(one)) : [];
    const ids = names.flatMap((one) => [...one.ids]);
    const terms = this.#terms.filter((one) => one.names.some((name) => name.length > 1 && says(bare, name)));
    return {
      ...exact,
      pages: exact.pages.length ? exact.pages : this.#ranked(bare, ids),
      terms: exact.terms.length ? exact.terms : terms.map((one) => one.of),
      near,
      marks: [...new Set([...exact.marks, ...names.map((one) => one.text), ...words.filter((one) => one.length > 1)])],
    };
  }

  /** What has all of it. */
  #exact(all: string): Found {
    const { names, words } = this.read(all);
    const begun = names.length > 0 ? this.#begun(words) : [];
    const matches = ({ text, about }: Doc<unknown>): boolean =>
      [...names, ...begun].every((name) => says(text, name.text) || about.some((id) => name.ids.has(id))) &&
      (begun.length > 0 || words.every((word) => says(text, word)));
    // what is about all of them stands first, then what asks about them, then what is about little else
    const nearness = ({ about }: Doc<unknown>): number =>
      names.filter((name) => about.some((id) => name.ids.has(id))).length;
    const asks = ({ ask }: Doc<unknown>): number =>
      names.filter((name) => says(ask, name.text)).length + words.filter((word) => says(ask, word)).length;
    const sorted = <T>(docs: Doc<T>[]): T[] =>
      docs
        .filter(matches)
        .map((doc) => ({ doc, near: nearness(doc), asks: asks(doc) }))
        .sort(
          (a, b) =>
            b.near - a.near ||
            Number(b.doc.written) - Number(a.doc.written) ||
            b.asks - a.asks ||
            a.doc.about.length - b.doc.about.length,
        )
        .slice(0, MOST)
        .map((one) => one.doc.of);
    return {
      pages: this.#ranked(
        all,
        [...names, ...begun].flatMap((one) => [...one.ids]),
      ),
      rulings: sorted(this.#rulings),
      rules: sorted(this.#rules),
      terms: this.#terms
        .filter((one) => one.names.some((name) => name.includes(all)) || one.of.sounds.includes(all))
        .map((one) => one.of),
      near: [],
      marks: [...names.map((one) => one.text), ...words],
    };
  }

  /** The first words of names, if they all are: `lure` is the card as well as `lure away`. In a sentence they may
   *  be anything. */
  #begun(words: readonly string[]): Meant[] {
    const found = words.map((word) => ({
      text: word,
      ids: new Set(this.#names.filter((one) => one.name.startsWith(`${word} `)).map((one) => one.id)),
    }));
    return found.every((one) => one.ids.size > 0) ? found : [];
  }

  #nearest(names: readonly Meant[], words: string): (Entry | Scene)[] {
    const has = (at: number, name: Meant): boolean => {
      const { text, about } = this.#docs[at]!;
      return about.some((id) => name.ids.has(id)) || says(text, name.text);
    };
    return this.#asking.nearest(names, words, has).map((at) => this.#docs[at]!.of);
  }

  #ranked(all: string, ids: readonly string[]): Page[] {
    const rank = ({ id, names, of }: PageNames): number => {
      if (names[0] === all || names.includes(all)) return 4;
      if (ids.includes(id)) return 3;
      if (names.some((name) => name.startsWith(all)) || of.sounds.some((one) => one.startsWith(all))) return 2;
      return all.length > 1 && names.some((name) => name.includes(all)) ? 1 : 0;
    };
    return this.#pages
      .map((page) => ({ page, n: rank(page) }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n)
      .slice(0, 12)
      .map(({ page }) => page.of);
  }

  /** Two pages whose names are most like what was written, for whoever has found nothing. */
  nearest(query: string): Page[] {
    const wanted = this.fold(query).replace(/\s+/g, '');
    return this.#pages
      .map(({ of, names }) => ({ of, n: Math.max(...[...names, ...of.sounds].map((name) => alike(wanted, name))) }))
      .sort((a, b) => b.n - a.n)
      .slice(0, 2)
      .map(({ of }) => of);
  }
}

/** How much two words have in common: characters, and pairs of them. */
function alike(a: string, b: string): number {
  const pairs = (text: string): string[] => [...text, ...[...text].map((char, i) => char + (text[i + 1] ?? ''))];
  const have = new Set(pairs(b));
  const same = pairs(a).filter((one) => have.has(one)).length;
  return same / Math.max(1, a.length + b.length);
}

/** A text in pieces, those that were looked for marked. */
export function marked(
  text: string,
  marks: readonly string[],
  fold: (text: string) => string,
): { text: string; hit: boolean }[] {
  const low = fold(text);
  if (low.length !== text.length || marks.length === 0) return [{ text, hit: false }];
  const hits = new Uint8Array(text.length);
  for (const mark of marks)
    for (let at = low.indexOf(mark); at >= 0; at = low.indexOf(mark, at + mark.length))
      hits.fill(1, at, at + mark.length);
  const pieces: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = pieces.at(-1);
    if (last && last.hit === (hits[i] === 1)) last.text += text[i];
    else pieces.push({ text: text[i] as string, hit: hits[i] === 1 });
  }
  return pieces;
}
