/** What is open in the book, for all its parts: where the reader is, and the table it was opened from. */
import { getContext, setContext } from 'svelte';
import type { GameEvent } from '../net/protocol';
import { href } from '../router.svelte';
import type { Catalogue } from '../words';
import type { Book } from './book';
import type { Lookup } from './lookup';

/** A page: `card/lock`, `rule/CL-CARD-LOCK-04`, `term/`. */
export interface Place {
  kind: string;
  key: string;
}

export const START: Place = { kind: 'chapter', key: 'start' };

/** A house rule of the open table that differs from the printed game. */
export interface Differs {
  name: string;
  label: string;
  about: string;
  rule: string;
  was: string;
  now: string;
}

export class Reading {
  book = $state.raw<Book | null>(null);
  lookup = $state.raw<Lookup | null>(null);
  game = $state.raw<Catalogue | null>(null);
  here = $state.raw<Place>(START);
  /** The house rules in force; those of the printed game where no table is open. */
  house = $state.raw<Record<string, string>>({});
  /** What has happened at the open table. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** Whether it lies over a table. */
  over = $state(false);

  /**
   * @param move another page is wanted
   * @param titled what the page is called that is open now
   */
  constructor(
    readonly move: (place: Place) => void,
    readonly titled: (title: string) => void = () => undefined,
  ) {}

  /** The address of a page, which works alone too. */
  href(kind: string, key = ''): string {
    const edition = this.book?.data.edition ?? this.game?.data.edition ?? '';
    return href(`/rules/${edition}/${kind}${key ? `/${key}` : ''}`);
  }

  differs = $derived.by((): Differs[] => {
    const { game, house } = this;
    const printed = game?.data.presets[0]?.options;
    if (!game || !printed) return [];
    const said = (name: string, value: string): string =>
      game.house(name)?.values.find((one) => one.value === value)?.label ?? value;
    return game.data.house
      .filter((rule) => house[rule.name] !== undefined && house[rule.name] !== printed[rule.name])
      .map((rule) => ({
        name: rule.name,
        label: rule.label,
        about: rule.about,
        rule: rule.rule,
        was: said(rule.name, printed[rule.name] ?? ''),
        now: said(rule.name, house[rule.name] ?? ''),
      }));
  });

  /** What this table plays otherwise than a rule says. */
  marks(id: string): Differs[] {
    if (this.differs.length === 0) return [];
    const names = new Set(this.book?.changing(id).map((entry) => entry.option));
    return this.differs.filter((one) => names.has(one.name) || one.rule === id);
  }

  /** The pages in their order, for those who turn them. */
  order = $derived.by((): Place[] => {
    const { book } = this;
    if (!book) return [];
    return [
      ...book.data.chapters.map((one) => ({ kind: 'chapter', key: one.key })),
      ...book.data.pages.map((one) => ({ kind: one.kind as string, key: one.key })),
      ...(['ruling', 'term', 'house', 'rule'] as const).map((kind) => ({ kind: kind as string, key: '' })),
    ];
  });

  turn(by: number): void {
    const at = this.order.findIndex((one) => one.kind === this.here.kind && one.key === this.here.key);
    const next = this.order[at < 0 ? 0 : at + by];
    if (next) this.move(next);
  }
}

const KEY = Symbol('reading');

export function provideReading(reading: Reading): Reading {
  return setContext(KEY, reading);
}

export function useReading(): Reading {
  return getContext<Reading>(KEY);
}
