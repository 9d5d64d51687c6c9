import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../net/fake-socket';
import { keep } from '../net/kept';
import type { Session } from '../net/session.svelte';
import TablePage from '../pages/TablePage.svelte';
import { speak } from '../words';
import { events, ME, sitDown, socket, tellTable, view } from './fake-table';
import Table from './Table.svelte';

// What concerns the reader stops for them: at least 1.2 seconds, or a click.
const LEAST = 1200;
const OTHER = view.seats.findIndex((seat, i) => i !== ME && seat.status === 'in');
const THIRD = view.seats.findIndex((_, i) => i !== ME && i !== OTHER);

const strip = (): HTMLElement => document.querySelector<HTMLElement>('[data-testid=prompt]')!;
const sends = (seat: number): object[] => [[['transit'], { ...view.transit, sender: seat }]];

let session: Session | null = null;
let shown: Record<string, unknown> | null = null;
let seq = 1;

function step(told: object[], patch: object[] = []): void {
  socket().say({ t: 'step', seq: ++seq, events: told, patch, ask: null, prompt: null });
}

function sit(settings: object, people = 1): void {
  const more = { settings: { edition: 'spywar', seats: view.seats.length, pace: 'normal', ...settings } };
  // whoever sits at the reader's seat is the only person
  session = sitDown(seq, more, people);
  shown = mount(Table, { target: document.body, props: { session } });
  flushSync();
}

/** What was told last. */
const last = (): string => session!.events.at(-1)?.text ?? '';

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  await speak('zh-Hant', false);
});
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.all = [];
  seq = 1;
});
afterEach(() => {
  session?.close();
  session = null;
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const CASES: [string, object[], object[]][] = [
  ['somebody aims at them', [{ kind: 'play', by: OTHER, target: ME, text: '鎖定了你。' }], []],
  ['their hand is taken', [{ kind: 'take', by: OTHER, target: ME, text: '拿走你的手牌。' }], []],
  ['their hand is looked at', [{ kind: 'look', by: OTHER, target: ME, text: '查看你的手牌。' }], []],
  ['the card they sent is turned up', [{ kind: 'gain', by: OTHER, target: ME, text: '收下你的情報。' }], []],
  [
    'somebody is one card from winning',
    [{ kind: 'gain', by: OTHER, target: THIRD, text: '收下第二張紅。' }],
    [
      [
        ['seats', OTHER, 'colours'],
        [2, 0, 0],
      ],
    ],
  ],
];

describe('the table stands still for the reader', () => {
  it.each(CASES)('when %s', (_, told, patch) => {
    sit({});
    step(
      [],
      [
        [
          ['seats', OTHER, 'colours'],
          [1, 0, 0],
        ],
        ...sends(ME),
      ],
    );
    step(told, patch);
    expect(strip().dataset['moment']).toBe('stops');
    const before = last();
    step([{ kind: 'draw', by: THIRD, text: '下一件事。' }]);
    vi.advanceTimersByTime(LEAST);
    flushSync();
    expect(last()).toBe(before);
    expect(strip().dataset['moment']).toBe('stops');
    vi.advanceTimersByTime(800);
    flushSync();
    expect(last()).toBe('下一件事。');
    expect(strip().dataset['moment']).toBe('');
  });

  it('until they click', () => {
    sit({});
    step(CASES[1]![1]);
    step([{ kind: 'draw', by: THIRD, text: '下一件事。' }]);
    expect(last()).toBe('拿走你的手牌。');
    document.body.click();
    flushSync();
    expect(last()).toBe('下一件事。');
  });

  it('not for what others do to each other', () => {
    sit({});
    step([{ kind: 'play', by: OTHER, target: THIRD, text: '不關你的事。' }], sends(OTHER));
    expect(strip().dataset['moment']).toBe('');
    step([{ kind: 'draw', by: THIRD, text: '下一件事。' }]);
    expect(last()).toBe('下一件事。');
  });

  it('a few times; if more happens before they are asked it is a line, or they would wait for long', () => {
    sit({});
    for (const word of ['一', '二', '三', '四']) step([{ kind: 'take', by: OTHER, target: ME, text: word }]);
    for (const word of ['一', '二', '三']) {
      expect([last(), strip().dataset['moment']]).toEqual([word, 'stops']);
      vi.advanceTimersByTime(1300);
      flushSync();
    }
    expect([last(), strip().dataset['moment']]).toEqual(['四', 'stays']);
    expect(strip().textContent).toContain('四');
  });

  it.each([
    ['at once', { speed: 'instant' }, 1],
    ['with others, who would have to wait', {}, 2],
  ] as const)('%s there is a line instead, which stays', (_, settings, people) => {
    sit(settings, people);
    step(CASES[1]![1]);
    step([{ kind: 'draw', by: THIRD, text: '下一件事。' }]);
    expect(last()).toBe('下一件事。');
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(strip().dataset['moment']).toBe('stays');
    expect(strip().textContent).toContain('拿走你的手牌。');
  });
});

describe('the end of a game', () => {
  const result = { winners: [OTHER], reason: '', rule: '', declarers: [], usurper: -1, usurped: [] };

  function end(speed: string): void {
    vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1, CLOSED: 3 }));
    keep('name', '老周');
    shown = mount(TablePage, { target: document.body, props: { code: 'ABCDEF' } });
    socket().open();
    socket().say({ t: 'welcome', guest: 'g3', table: 'ABCDEF' });
    const settings = { edition: 'spywar', seats: view.seats.length, pace: 'normal', speed };
    tellTable({ settings }, 1);
    socket().say({ t: 'view', seq, view, events });
    step([{ kind: 'end', text: '結束。' }], [[['result'], result]]);
    tellTable({ settings, phase: 'over', winners: [OTHER] }, 1);
    flushSync();
  }

  /** The last page is loaded when it is wanted. */
  async function told(): Promise<void> {
    vi.useRealTimers();
    const page = (): Element | null => document.querySelector('[data-testid=result]');
    await vi.waitFor(() => expect(page()).not.toBeNull(), { timeout: 20_000 });
  }

  it('leaves the table where it was, until they go on', async () => {
    end('normal');
    vi.advanceTimersByTime(LEAST);
    flushSync();
    expect(document.querySelector('[data-testid=table]')).not.toBeNull();
    expect(document.querySelector('[data-testid=result]')).toBeNull();
    document.querySelector<HTMLElement>('[data-testid=to-result]')!.click();
    flushSync();
    await told();
  });

  it('is told on its own page at once where everything is, with a way back', async () => {
    end('instant');
    expect(document.querySelector('[data-testid=table]')).toBeNull();
    await told();
    expect(document.querySelector('[data-testid=final-table]')).not.toBeNull();
  });
});
