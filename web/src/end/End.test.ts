import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameView, SeatView, TableMessage } from '../net/protocol';
import type { Session } from '../net/session.svelte';
import { speak } from '../words';
import End from './End.svelte';

const seat = (n: number, identity: string, more: Partial<SeatView> = {}): SeatView => ({
  seat: n,
  status: 'in',
  hand: 0,
  known: [],
  intel: [],
  colours: [0, 0, 0],
  face_up: true,
  character: '老鳖',
  identity,
  identity_up: true,
  ...more,
});

const seats = [
  seat(0, '篡夺者'),
  seat(1, '潜伏战线'),
  seat(2, '特工机关'),
  seat(3, '潜伏战线'),
  seat(4, '特工机关', { status: 'lost', removed: true }),
];

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];

/** As much of a session as the page reads. */
function session(result: Partial<GameView['result'] & object>): Session {
  const view = {
    edition: 'spywar',
    me: 0,
    names: NAMES,
    seats,
    turn: 0,
    turn_no: 9,
    result: {
      winners: [1, 3],
      reason: 'collected',
      rule: 'SW-WIN-13',
      declarer: 3,
      faction: 'qianfu',
      declarers: [3, 1],
      usurper: -1,
      usurped: [],
      ...result,
    },
  };
  const table: Partial<TableMessage> = {
    settings: { edition: 'spywar', seats: 5, options: {} } as TableMessage['settings'],
    chairs: NAMES.map((name) => ({ guest: '', bot: 'novice', name })),
    people: [],
    fair: { sha256: '', seed: '' } as TableMessage['fair'],
  };
  return { view, table, events: [], chat: [], owner: true, code: 'ABCDEF', guest: 'me' } as unknown as Session;
}

const text = (id: string): string => document.querySelector(`[data-testid="${id}"]`)?.textContent.trim() ?? '';
const dossier = (n: number): string =>
  document.querySelector(`[data-seat="${n}"]`)?.textContent.replace(/\s+/g, ' ') ?? '';

let shown: Record<string, unknown> | null = null;

function show(result: Partial<GameView['result'] & object>): void {
  shown = mount(End, { target: document.body, props: { session: session(result) } });
  flushSync();
}

const usurped = {
  winners: [0],
  reason: 'usurped',
  rule: 'SW-WIN-09',
  declarer: 1,
  faction: 'cuanduozhe',
  declarers: [1, 2],
  usurper: 0,
  usurped: [1, 2, 3],
};

beforeAll(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('no server'))));

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

describe.each([
  [
    'zh-Hant',
    'Dan、Bob宣告勝利。',
    'Bob、Cid宣告勝利，Ann取而代之。',
    ['勝·宣告', '勝·篡奪', '宣告·被奪', '勝利被奪'],
    '（已移出）',
  ],
  [
    'zh-Hans',
    'Dan、Bob宣告胜利。',
    'Bob、Cid宣告胜利，Ann取而代之。',
    ['胜·宣告', '胜·篡夺', '宣告·被夺', '胜利被夺'],
    '（已移出）',
  ],
  [
    'en',
    'Dan, Bob declared victory.',
    'Victory was declared by Bob, Cid and taken by Ann.',
    ['won · declared', 'won · usurped', 'declared · usurped', 'victory usurped'],
    '(removed)',
  ],
] as const)('the end in %s', (lang, several, taken, [declared, usurper, robbedDeclared, robbed], removed) => {
  beforeAll(() => speak(lang, false));

  it('names all who declared', () => {
    show({});
    expect(text('reason')).toBe(several);
    expect(dossier(1)).toContain(declared);
    expect(dossier(3)).toContain(declared);
    expect(dossier(0)).not.toContain(declared);
  });

  it('names who declared, who took that victory and from whom', () => {
    show(usurped);
    expect(text('reason')).toBe(taken);
    expect(dossier(0)).toContain(usurper);
    expect(dossier(1)).toContain(robbedDeclared);
    expect(dossier(2)).toContain(robbedDeclared);
    expect(dossier(3)).toContain(robbed);
    expect(dossier(4)).not.toContain(robbed);
  });

  it('says that the character of who is out was removed', () => {
    show({});
    expect(dossier(4)).toContain(removed);
    expect(dossier(1)).not.toContain(removed);
  });

  it('says nothing of a declaration where there was none', () => {
    show({ declarer: -1, declarers: [], reason: 'one faction is left' });
    expect(text('reason')).toBe('');
  });
});
