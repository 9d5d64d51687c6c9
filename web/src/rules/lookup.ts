/** Looking things up: names in every language and script, pinyin, IDs, words; two names find the rulings in which both
 *  occur. */
import type { BookData, Entry, Page, Scene, Term } from './book';

export interface Found {
  pages: Page[];
  rulings: (Entry | Scene)[];
  rules: Entry[];
  terms: Term[];
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
  about: readonly string[];
}

/** The same for all scripts, cases and widths: what is compared. */
export function folder(fold: readonly [string, string]): (text: string) => string {
  const to = [...fold[1]];
  const table = new Map([...fold[0]].map((from, i) => [from, to[i] as string]));
  return (text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u3400-\u9fff]/g, (char) => table.get(char) ?? char);
}

const HAN = /[\u3400-\u9fff]/;
const MOST = 60;

export class Lookup {
  readonly fold: (text: string) => string;
  readonly #names: Named[];
  readonly #pages: PageNames[];
  readonly #terms: { of: Term; names: string[]; text: string }[];
  readonly #rulings: Doc<Entry | Scene>[];
  readonly #rules: Doc<Entry>[];

  constructor(data: BookData) {
    this.fold = folder(data.fold);
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
      about: entry.about ?? [],
    });
    this.#rulings = [
      ...data.entries.filter((entry) => entry.kind === 'ruling').map(doc),
      ...data.scenes.map((scene) => ({
        of: scene,
        text: fold(`${scene.id} ${scene.ask ?? scene.title ?? ''} ${scene.answer ?? ''}`),
        about: scene.about,
      })),
    ];
    this.#rules = data.entries.filter((entry) => entry.kind !== 'ruling').map(doc);
  }

  /** A query as the names in it, each with the pages it may mean, and the words that are left. */
  read(query: string): { names: { text: string; ids: Set<string> }[]; words: string[] } {
    let rest = ` ${this.fold(query).replace(/\s+/g, ' ').trim()} `;
    const names: { text: string; ids: Set<string> }[] = [];
    for (const { name } of this.#names) {
      // Latin letters are whole words: `jh`, but not within `jhx`
      const at = HAN.test(name) ? rest.indexOf(name) : rest.indexOf(` ${name} `);
      if (at < 0) continue;
      const ids = new Set(this.#names.filter((one) => one.name === name).map((one) => one.id));
      names.push({ text: name, ids });
      rest = rest.replace(name, ' ');
    }
    return { names, words: rest.split(' ').filter(Boolean) };
  }

  find(query: string): Found {
    const { names, words } = this.read(query);
    const all = this.fold(query).trim().replace(/\s+/g, ' ');
    const marks = [...names.map((one) => one.text), ...words];
    if (!all) return { pages: [], rulings: [], rules: [], terms: [], marks: [] };
    const matches = ({ text, about }: Doc<unknown>): boolean =>
      names.every((name) => text.includes(name.text) || about.some((id) => name.ids.has(id))) &&
      words.every((word) => text.includes(word));
    // what is about all of them stands first, and of those what is about little else
    const nearness = ({ about }: Doc<unknown>): number =>
      names.filter((name) => about.some((id) => name.ids.has(id))).length;
    const sorted = <T>(docs: Doc<T>[]): T[] =>
      docs
        .filter(matches)
        .sort((a, b) => nearness(b) - nearness(a) || a.about.length - b.about.length)
        .slice(0, MOST)
        .map((one) => one.of);
    return {
      pages: this.#ranked(
        all,
        names.flatMap((one) => [...one.ids]),
      ),
      rulings: sorted(this.#rulings),
      rules: sorted(this.#rules),
      terms: this.#terms
        .filter((one) => one.names.some((name) => name.includes(all)) || one.of.sounds.includes(all))
        .map((one) => one.of),
      marks,
    };
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
