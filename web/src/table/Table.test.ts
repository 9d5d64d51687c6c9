import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, GameView, Prompt, TableMessage } from '../net/protocol';
import type { Session } from '../net/session.svelte';
import { speak } from '../words';
import recorded from './fixtures/tables.json';
import { closingOption } from './model/choose';
import Table from './Table.svelte';

const TABLES = recorded as unknown as Record<string, { view: GameView; events: GameEvent[]; prompt: Prompt }>;

/** As much of a session as the table reads, standing still. */
function session(name: string, answer: (option: string) => void): Session {
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
    answer,
    hold: () => undefined,
    explain: () => new Promise(() => undefined),
    onStep: () => () => undefined,
  } as unknown as Session;
}

const all = (id: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-testid="${id}"]`)];
const click = (node: HTMLElement | undefined): void => {
  node?.click();
  flushSync();
};

let shown: Record<string, unknown> | null = null;
const answer = vi.fn<(option: string) => void>();

function show(name: string): void {
  shown = mount(Table, { target: document.body, props: { session: session(name, answer) } });
  flushSync();
}

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  await speak('zh-Hant', false);
});

beforeEach(() => {
  answer.mockReset();
  localStorage.clear();
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

describe('the table', () => {
  for (const name of Object.keys(TABLES)) {
    it(`shows every option, every card and every seat: ${name}`, () => {
      const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      show(name);
      const { view, prompt } = TABLES[name]!;
      expect(
        all('option')
          .map((node) => node.dataset['notation'])
          .sort(),
      ).toEqual(prompt.options.map((option) => option.n).sort());
      expect(
        all('hand-card')
          .map((node) => node.dataset['card'])
          .sort(),
      ).toEqual([...view.seats[view.me!]!.known].sort());
      expect(all('prompt')[0]?.dataset['decision']).toBe(prompt.kind);
      // the desk itself is only laid out by a browser; the reader's own plate is always there
      expect(all(`seat-${view.me}`)[0]?.dataset['me']).toBe('true');
      expect(complaint).not.toHaveBeenCalled();
      complaint.mockRestore();
    });
  }

  it('answers with the option that is clicked in the list', () => {
    show('classic own turn');
    const option = all('option')[1];
    click(option);
    expect(answer).toHaveBeenCalledWith(option?.dataset['notation']);
  });

  it('answers by hand: card, then confirm, and says the effect before', () => {
    show('classic own turn');
    const { options } = TABLES['classic own turn']!.prompt;
    const single = options.find(
      (option) => option.card && !option.elsewhere && options.filter((one) => one.card === option.card).length === 1,
    );
    expect(single, 'the recorded moment has a card with one use').toBeDefined();
    click(all('hand-card').find((node) => node.dataset['card'] === single?.card));
    expect(all('prompt')[0]?.textContent).toContain(single?.effect);
    click(all('confirm')[0]);
    expect(answer).toHaveBeenCalledWith(single?.n);
  });

  it('tells the two of several equal cards apart, one of which something pending is aimed at', () => {
    const { view, events, prompt } = TABLES['classic own turn']!;
    const me = view.me!;
    const target = (me + 1) % view.seats.length;
    const burn = (aim: string) => ({
      ...prompt.options[0]!,
      n: `play 燒毀/red on 乙 ${aim}`,
      kind: 'play',
      use: 'burn',
      card: '燒毀/red',
      elsewhere: false,
      target,
      aim,
      word: '',
      cards: [],
      label: aim,
      effect: aim,
    });
    const pass = { ...burn(''), n: 'pass', kind: 'pass', use: '', card: '', target: null };
    const seats = view.seats.map((seat) => (seat.seat === me ? { ...seat, hand: 1, known: ['燒毀/red'] } : seat));
    TABLES['two equal cards'] = {
      view: { ...view, seats },
      events,
      prompt: { ...prompt, kind: 'respond', options: [pass, burn('識破/black'), burn('識破/black*')] },
    };
    show('two equal cards');
    expect(all('option')).toHaveLength(3);
    click(all('hand-card')[0]);
    const aims = all('aim');
    expect(aims.map((node) => node.dataset['card'])).toEqual(['識破/black', '識破/black*']);
    expect(aims.map((node) => node.getAttribute('aria-label'))).toEqual(['識破（黑）', '識破（黑）［已被指定］']);
    expect(aims.map((node) => node.parentElement?.querySelector('em')?.textContent)).toEqual([undefined, '已指定']);
    click(aims[1]);
    click(all('confirm')[0]);
    expect(answer).toHaveBeenCalledWith('play 燒毀/red on 乙 識破/black*');
    delete TABLES['two equal cards'];
  });

  it('passes with one click at the far right', () => {
    show('spywar contest');
    click(all('pass')[0]);
    expect(answer).toHaveBeenCalledWith(closingOption(TABLES['spywar contest']!.prompt.options)?.n);
  });

  it('says that the character card of who is out has left the game', () => {
    const name = 'spywar contest';
    const { view } = TABLES[name]!;
    const mine = view.seats[view.me!]!;
    expect(all('removed')).toHaveLength(0);
    Object.assign(mine, { status: 'lost', removed: true });
    try {
      show(name);
      const plate = all(`seat-${view.me}`)[0]!;
      expect(plate.textContent).toContain('（已移出）');
      click(plate.querySelector<HTMLElement>('button.hit') ?? plate.querySelector<HTMLElement>('button')!);
      expect(all('removed')[0]?.textContent).toBe('這張角色牌已移出遊戲，不再有任何作用。');
    } finally {
      Object.assign(mine, { status: 'in' });
      delete mine.removed;
    }
  });

  it('is played with keys', () => {
    show('spywar contest');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    expect(answer).toHaveBeenCalledWith('pass');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    flushSync();
    expect(all('keys-sheet')).toHaveLength(1);
  });
});
