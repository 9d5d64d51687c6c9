/** What the parts of the table share: what is seen and picked, which panels are open, what stands in the way. */
import { getContext, setContext } from 'svelte';
import { followTable } from '../cards/called.svelte';
import { keep, read } from '../net/kept';
import type { GameEvent, GameView } from '../net/protocol';
import type { Coach } from '../coach/coach.svelte';
import { levelAt } from '../coach/level.svelte';
import { t } from '../words';
import type { Filter } from './model/log';
import type { Mark, Marks } from './model/marks';
import { NO_MARK, readMarks, writeMark } from './model/marks';
import { momentsOf } from './model/moments';
import { rulingWay } from './model/trial';
import { Picking } from './picking.svelte';

export type Sheet = '' | 'notes' | 'rules' | 'keys' | 'menu' | 'prefs';

const KEY = Symbol('board');
const MOMENT_MS = 1300;
const STAYS_MS = 7000;
const MOST_STANDS = 3; // between two questions to the reader: what is more is a line, or one would wait for long
const EXTENSIONS = 2; // of the clock, in a game

export class Board extends Picking {
  /** Whether log and chat are a drawer, and whether it is open. */
  narrow = $state(false);
  drawer = $state(false);
  sheet = $state<Sheet>('');
  /** At which rule the rulebook over the table is open; empty: at its beginning. */
  rule = $state('');
  openSeat = $state<number | null>(null);
  filter = $state<Filter>('all');
  /** Whether the list of all options is unfolded. */
  list = $state(read('table.list', true));
  /** The open question has been open for a moment: short ones are not worth telling whom they wait for. */
  lingers = $state(false);
  /** The reader's own notes on the others: whom they take them for. They stay in this browser. */
  marks = $state.raw<Marks>({});

  /** What keeps the game from the reader, said in the strip with the button that ends it: the table is closed or
   *  paused, or a bot plays for them. */
  notice = $derived.by((): '' | 'ended' | 'paused' | 'away' => {
    const { table, session } = this;
    if (!session || !table) return '';
    if (table.phase === 'ended') return 'ended';
    if (table.paused) return 'paused';
    const mine = table.people.find((one) => one.guest === session.guest);
    return mine?.away && !mine.conceded && mine.seat !== null && table.phase === 'playing' ? 'away' : '';
  });
  /** When a paused table goes on by itself, in words. */
  goesOn = $state('');

  /** Alone with bots and out of the game: the end can come at once. */
  forward = $derived.by((): boolean => {
    const { view, session, me } = this;
    if (!session?.alone || !view || me === null || view.result || this.table?.phase !== 'playing') return false;
    return this.notice === '' && view.seats[me]?.status !== 'in' && this.table.settings.speed !== 'instant';
  });

  /** Where the game is over and its last table is shown: how to go on. */
  onresult: (() => void) | null = null;

  /** Whether something else stands in the place of the primary button. */
  remedied = $derived.by((): boolean => {
    if (this.view?.result) return this.onresult !== null;
    if (this.notice === 'paused') return this.session?.owner === true;
    return this.notice === 'away' || this.forward;
  });

  /** What concerns the reader and stands for a moment, or as a line that stays: where, in words, and in those of them
   *  that matter most: that somebody may win soon, or what came first. */
  moment = $state.raw<{ seats: number[]; text: string; gist: string; stops: boolean } | null>(null);
  #momentEnds: ReturnType<typeof setTimeout> | undefined;
  /** How often the table has stood still since the reader was asked, or has clicked. */
  #stands = 0;

  /** Something has happened: if it concerns the reader it gets its moment. Alone with bots the table stands still for
   *  it; at once, with others, or when it has done so again and again, it is a line that stays for a while. */
  happened(step: { events: GameEvent[]; before: GameView; after: GameView }): void {
    const { me, session, table } = this;
    if (me === null || !session || !table || step.after.result) return;
    if (this.prompt !== null) this.#stands = 0;
    const goal = Number(this.options['faction_goal'] ?? 3);
    const found = momentsOf(step.events, step.before, step.after, me, goal);
    if (found.length === 0) return;
    const text = found.map((one) => (one.short ? this.#short(one.short) : one.text)).slice(0, 2);
    const quick = (table.settings.speed || table.settings.pace) === 'instant';
    const stops = session.alone && this.prompt === null && !quick && this.#stands < MOST_STANDS;
    if (stops) this.#stands++;
    const warning = found.findIndex((one) => one.short !== null);
    const gist = (warning < text.length ? text[warning] : undefined) ?? text[0] ?? '';
    this.moment = { seats: [...new Set(found.map((one) => one.seat))], text: text.join(' '), gist, stops };
    const ms = stops ? MOMENT_MS : STAYS_MS;
    if (stops) session.linger(ms);
    clearTimeout(this.#momentEnds);
    this.#momentEnds = setTimeout(() => (this.moment = null), ms);
  }

  #short({ seat, colour }: { seat: number; colour: 'red' | 'blue' }): string {
    return t('web-table-one-short', { who: this.who(seat, true), colour: t(`colour-${colour}`) });
  }

  /** A click or a key: whoever has seen it goes on. Whether there was anything. */
  goOn(): boolean {
    if (!this.moment?.stops) return false;
    clearTimeout(this.#momentEnds);
    this.#stands = 0;
    this.moment = null;
    this.session?.goOn();
    return true;
  }

  /** How near the coach sits, and the coach itself once it is there. */
  coachLevel = $derived.by(() => levelAt(this.session));
  coach = $state.raw<Coach | null>(null);

  /** How often the reader may still ask for one more clock; 0 where no clock runs for them. */
  extensions = $derived.by((): number => {
    const { source, session } = this;
    const waits = this.prompt !== null && source.clock !== null && (!source.ask?.lasting || this.holding);
    if (!session || !waits) return 0;
    const mine = this.table?.people.find((one) => one.guest === session.guest);
    return Math.max(0, EXTENSIONS - (mine?.longer ?? 0));
  });

  /** Key E or the link. */
  longer(): void {
    if (this.extensions > 0) this.session?.longer();
  }

  /** Of a ruling that is played: what is answered there, or that it was left. */
  way = $derived.by(() => rulingWay(this.session?.trial ?? null, this.prompt));
  /** The reader wants to do something else there, and is no longer shown what it does. */
  otherwise = $state(false);
  /** What the ruling answers, to be marked; nothing if that is not wanted. */
  wanted = $derived.by(() => (this.otherwise ? null : (this.way?.wanted ?? null)));

  /** Whether the reader is to look at a seat: something has happened there, or a ruling aims at it now. */
  looksAt(seat: number): boolean {
    const aimed = this.wanted?.target === seat && this.step.seats.has(seat);
    return aimed || (this.moment?.seats.includes(seat) ?? false);
  }

  /** “Try something else”, and back. Once it was left the way back is the beginning. */
  goOtherwise(otherwise: boolean): void {
    if (this.way?.left) this.session?.tryAgain();
    this.otherwise = otherwise;
  }

  /** Whether the reader may say that they want to think: always, but where a question waits for them anyway. */
  thinks = $derived.by((): boolean => {
    const { view, table, me, session } = this;
    if (!session || session.lesson || !view || me === null || table?.phase !== 'playing' || table.paused || view.result)
      return false;
    if (view.phase === 'setup' || view.seats[me]?.status !== 'in' || this.holding) return false;
    if (table.people.some((one) => one.seat === me && (one.away || one.conceded))) return false;
    return this.prompt === null || this.source.ask?.lasting === true;
  });

  /** Where the button for it is: in the place of the primary one, or beside it if that has something to do. */
  thinkPlace = $derived.by((): '' | 'primary' | 'aside' => (!this.thinks ? '' : this.ready ? 'aside' : 'primary'));

  /** Key T or the button. */
  think(): void {
    // where the primary button was a moment ago: its second click is not meant
    if (!this.thinks || this.justAnswered()) return;
    this.session?.think();
  }

  /** Open the rulebook at a rule, or close it. */
  lookUp(rule: string, sheet: Sheet = 'rules'): void {
    this.rule = rule;
    this.sheet = sheet;
  }

  unfold(open: boolean): void {
    this.list = open;
    keep('table.list', open);
  }

  // What the browser keeps.

  loadMarks(): void {
    if (this.table) this.marks = readMarks(this.source.code, this.table.game);
  }

  mark(seat: number): Mark {
    return this.marks[seat] ?? NO_MARK;
  }

  setMark(seat: number, mark: Mark): void {
    if (this.table) this.marks = writeMark(this.source.code, this.table.game, this.marks, seat, mark);
  }
}

export function provideBoard(board: Board): Board {
  followTable(() => board.options);
  return setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
