import { FakeSocket } from '../net/fake-socket';
import type { GameEvent, GameView } from '../net/protocol';
import { Session } from '../net/session.svelte';
import recorded from './fixtures/tables.json';

type Recorded = Record<string, { view: GameView; events: GameEvent[] }>;

/** For tests: 老周 sits there with two cards; which question is open is said by each test. */
export const { view, events } = Object.entries(recorded as unknown as Recorded).findLast(([name]) =>
  name.endsWith('refused'),
)![1];
export const ME = view.me!;

export const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

/** What the server says to somebody who comes to that table, at which so many people play. */
export function tellTable(more: object = {}, people = 2): void {
  const chairs = view.names.map((name, seat) =>
    seat >= view.names.length - people ? { guest: `g${seat}`, name } : { bot: 'novice', name },
  );
  const settings = { edition: view.edition, seats: view.seats.length };
  socket().say({
    t: 'table',
    code: 'ABCDEF',
    phase: 'playing',
    owner: 'g3',
    settings,
    chairs,
    people: [],
    fair: { sha256: 'h' },
    me: 'g3',
    seat: ME,
    game: 1,
    ...more,
  });
}

/** A session of theirs. */
export function sitDown(seq: number, more: object = {}, people = 2): Session {
  const session = new Session({
    code: 'ABCDEF',
    name: '老周',
    lang: 'zh-Hant',
    connect: () => new FakeSocket() as unknown as WebSocket,
  });
  socket().open();
  socket().say({ t: 'welcome', guest: 'g3', table: 'ABCDEF' });
  tellTable(more, people);
  socket().say({ t: 'view', seq, view, events });
  return session;
}
