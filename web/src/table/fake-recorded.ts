// Tables that were recorded, standing still, for the tests.
import type { GameEvent, GameView, Prompt, Reason, TableMessage } from '../net/protocol';
import type { Session } from '../net/session.svelte';
import recorded from './fixtures/tables.json';

export const TABLES = recorded as unknown as Record<string, { view: GameView; events: GameEvent[]; prompt: Prompt }>;

/** As much of a session as the table reads, standing still. */
export function session(
  name: string,
  answer: (option: string, quiet?: boolean) => void,
  why: () => Reason[] = () => [],
): Session {
  const { view, events, prompt } = TABLES[name]!;
  const table: Partial<TableMessage> = {
    code: 'ABCDEF',
    phase: 'playing',
    owner: 'me',
    game: 1,
    paused: false,
    seat: view.me,
    settings: { edition: view.edition, seats: view.seats.length, options: {} } as TableMessage['settings'],
    chairs: view.names.map((one, seat) => ({
      guest: seat === view.me ? 'me' : '',
      bot: seat === view.me ? '' : 'novice',
      name: one,
    })),
    people: [],
  };
  return {
    view,
    events,
    prompt,
    table,
    ask: { id: prompt.id, kind: prompt.kind, seats: [view.me], clock: null },
    clock: null,
    pauseClock: null,
    answered: false,
    seat: view.me,
    owner: true,
    guest: 'me',
    code: 'ABCDEF',
    chat: [],
    reactions: [],
    error: null,
    prefs: { hold: null, named: [] },
    status: 'open',
    answer: (option: string, quiet: boolean) => (quiet ? answer(option, quiet) : answer(option)),
    hold: () => undefined,
    explain: () => new Promise(() => undefined),
    explainHand: () => Promise.resolve(why()),
    onStep: () => () => undefined,
  } as unknown as Session;
}
