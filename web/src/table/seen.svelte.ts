/** What is seen at the table: what the session tells, from the reader's place, with people and things in words. */
import type { GameView, TableMessage } from '../net/protocol';
import type { Session } from '../net/session.svelte';
import type { Catalogue } from '../words';
import { t } from '../words';
import { journeyOf } from './model/journey';
import type { PlateModel } from './model/plate';
import { isWindow, nameOf, plateOf } from './model/plate';
import { fromBottom, placeOf } from './model/seats';

/** What a table is drawn from. A session has all of it; a replay brings its own. */
export type Source = Pick<
  Session,
  | 'view'
  | 'events'
  | 'table'
  | 'ask'
  | 'clock'
  | 'prompt'
  | 'answered'
  | 'seat'
  | 'owner'
  | 'guest'
  | 'code'
  | 'reactions'
  | 'onStep'
>;

export class Seen {
  readonly source: Source;
  /** Null where nobody plays: in a replay. */
  readonly session: Session | null;
  #words: () => Catalogue | null;

  phone = $state(false);
  /** A phone that is turned: stage and seats on the left, what is asked and the hand on the right. */
  lying = $state(false);
  /** A phone on which everything has to be a little lower. */
  short = $state(false);
  /** Lines of chat that were on the screen. */
  seen = $state(0);
  #bottom = $state<number | null>(null);

  constructor(source: Source, words: () => Catalogue | null, session: Session | null = null) {
    this.source = source;
    this.session = session;
    this.#words = words;
  }

  view = $derived.by((): GameView | null => this.source.view);
  table = $derived.by((): TableMessage | null => this.source.table);
  me = $derived.by((): number | null => this.view?.me ?? null);
  count = $derived.by((): number => this.view?.seats.length ?? 0);
  /** Whose seat is at the bottom: the reader's, or the one a spectator has chosen. */
  bottom = $derived.by((): number => this.me ?? this.#bottom ?? 0);
  order = $derived.by((): number[] => fromBottom(this.bottom, this.count));
  // by way of a text: names hardly ever change, views all the time
  #named = $derived.by((): string =>
    Array.from({ length: this.count }, (_, seat) => nameOf(seat, this.view, this.table)).join('\n'),
  );
  names = $derived.by((): string[] => (this.#named ? this.#named.split('\n') : []));
  journey = $derived.by(() => (this.view ? journeyOf(this.view, this.source.events) : null));
  window = $derived.by((): boolean => this.view !== null && isWindow(this.view));

  get words(): Catalogue | null {
    return this.#words();
  }

  /** The house rules of this table. */
  get options(): Record<string, string> {
    const { table } = this;
    if (!table) return {};
    return this.words?.options(table.settings.edition, table.settings.options) ?? table.settings.options;
  }

  place(seat: number): number {
    return placeOf(seat, this.bottom, this.count);
  }

  plate(seat: number): PlateModel {
    return plateOf(seat, this.view as GameView, this.table, this.source.ask);
  }

  /** A player in words: the reader is “you”, at the head of a sentence “You”. */
  who(seat: number, head = false): string {
    if (seat !== this.me) return this.names[seat] ?? '';
    return t(head ? 'web-table-you-head' : 'web-table-you');
  }

  /** A player in the forms that sentences need: who, whose (`who_s`), and whether it is the reader (`who_me`), for a
   *  verb that agrees. Whoever is the `actor` of the same sentence does it to themselves. */
  forms(seat: number, actor = -1): { who: string; who_s: string; who_me: string } {
    const mine = seat === this.me;
    const who_me = mine ? 'yes' : 'no';
    if (seat === actor) {
      const who = t('web-table-self', { me: who_me });
      return { who, who_s: t('web-table-self-s', { me: who_me }), who_me };
    }
    const who = this.who(seat);
    return { who, who_s: t('web-table-who-s', { me: who_me, who }), who_me };
  }

  /** A function or skill in words. */
  use(key: string): string {
    return this.words?.functionName(key) ?? key;
  }

  sitAt(seat: number): void {
    this.#bottom = seat;
  }

  /** Lines of chat that nobody has looked at yet. */
  get unread(): number {
    return Math.max(0, (this.session?.chat.length ?? 0) - this.seen);
  }
}
