// What a seat's plate shows, read from the view, the table and the open question.
import type { Ask, GameView, SeatView, TableMessage } from '../../net/protocol';

export type Tag = 'holder' | 'locked' | 'lured' | 'dying' | 'turn' | 'away' | 'off' | 'coach';

export interface PlateModel {
  seat: number;
  name: string;
  me: boolean;
  alive: boolean;
  view: SeatView;
  /** Known by name, or null while it can be several. */
  character: string | null;
  turn: boolean;
  /** Asked alone; in a window for everybody nobody is marked. */
  asked: boolean;
  locked: boolean;
  lured: boolean;
  bot: boolean;
  /** Somebody who is not here: a bot may play for them. */
  gone: boolean;
  /** Place in the order in which a contest asks, or 0. */
  order: number;
  /** In the order of their importance: the first keeps its words. */
  tags: Tag[];
}

/** Whether everybody is asked at once. */
export function isWindow(view: GameView): boolean {
  return view.stack.at(-1)?.name === 'window';
}

/** The one seat that is asked, or null where several are, or nobody is. */
export function askedAlone(view: GameView, ask: Ask | null): number | null {
  return ask && ask.seats.length === 1 && !isWindow(view) ? (ask.seats[0] ?? null) : null;
}

/** Whether the intelligence lies in front of somebody and is fought for. */
export function inContest(view: GameView): boolean {
  return view.transit?.stage === 'contest';
}

export function plateOf(seat: number, view: GameView, table: TableMessage | null, ask: Ask | null): PlateModel {
  const row = view.seats[seat] as SeatView;
  const { transit } = view;
  const alive = row.status === 'in';
  const locked = alive && Boolean(transit && (transit.locked >> seat) & 1);
  const lured = alive && !locked && Boolean(transit && (transit.lured >> seat) & 1);
  const holder = alive && inContest(view) && transit?.position === seat;
  const turn = alive && view.turn === seat && view.phase !== 'setup';
  const chair = table?.chairs[seat];
  const person = table?.people.find((one) => one.seat === seat);
  const away = Boolean(person && (person.away || person.conceded));
  const off = Boolean(person && !person.here);
  const tags: Tag[] = [];
  if (holder) tags.push('holder');
  if (locked) tags.push('locked');
  if (lured) tags.push('lured');
  if (row.dying) tags.push('dying');
  if (turn) tags.push('turn');
  if (alive && away) tags.push('away');
  else if (alive && off) tags.push('off');
  if (alive && person?.coach) tags.push('coach');
  const n = view.seats.length;
  return {
    seat,
    name: nameOf(seat, view, table),
    me: view.me === seat,
    alive,
    view: row,
    character: typeof row.character === 'string' && row.character !== '?' ? row.character : null,
    turn,
    asked: alive && askedAlone(view, ask) === seat,
    locked,
    lured,
    bot: Boolean(chair?.bot),
    gone: alive && (away || off),
    order: inContest(view) && transit ? ((seat - transit.position + n) % n) + 1 : 0,
    tags,
  };
}

/** What a seat is called. */
export function nameOf(seat: number, view: GameView | null, table: TableMessage | null): string {
  return table?.chairs[seat]?.name || view?.names?.[seat] || '甲乙丙丁戊己庚辛壬'[seat] || '?';
}
