import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../net/fake-socket';
import type { Session } from '../net/session.svelte';
import { polite } from '../ui/live.svelte';
import { speak } from '../words';
import { ME, sitDown, socket, view } from './fake-table';
import Table from './Table.svelte';

const [FIRST, SECOND] = view.seats[ME]!.known as [string, string];
const brief = { id: '1.7', kind: 'contest', seats: [ME, 0], clock: { left: 800, total: 800 }, lasting: true };
const held = { ...brief, held: true, clock: { left: 10_000, total: 10_000 } };
const pass = { n: 'pass', kind: 'pass', label: '略過' };
const use = { n: `play ${FIRST}`, kind: 'play', label: '使用截獲', card: FIRST, effect: '情報移到你面前。' };
const choice = { id: '1.7', kind: 'contest', text: '要出手嗎？', options: [pass, use] };

const all = (id: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-testid="${id}"]`)];
const strip = (): HTMLElement => all('prompt')[0] as HTMLElement;
const card = (name: string): HTMLElement | undefined => all('hand-card').find((node) => node.dataset['card'] === name);
const sent = (t: string): unknown[] => socket().sent.filter((one) => one['t'] === t);
const press = (key: string): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};
const click = (node: HTMLElement | undefined): void => {
  node?.click();
  flushSync();
};

let session: Session;
let shown: Record<string, unknown> | null = null;
let seq = 1;

function sit(more: object = {}, people = 2): void {
  session = sitDown(seq, more, people);
  shown = mount(Table, { target: document.body, props: { session } });
  flushSync();
}

function rise(): void {
  session.close();
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
  seq = 1;
}

/** The next question. */
function ask(open: object, prompt: object | null = null): void {
  socket().say({ t: 'step', seq: ++seq, events: [], patch: [], ask: open, prompt });
}

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  await speak('zh-Hant', false);
});
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.all = [];
});
afterEach(() => {
  rise();
  vi.useRealTimers();
});

describe('what keeps the game from the reader', () => {
  const people = (more: object): object => ({ people: [{ guest: 'g3', name: '老周', seat: ME, here: true, ...more }] });

  it('is said in the strip, with the reason and the one button that ends it', () => {
    sit(people({ away: true }));
    expect(strip().textContent).toContain('你連續兩次沒有回答，由電腦代打。');
    click(all('back')[0]);
    expect(sent('back')).toHaveLength(1);
    expect(document.querySelector('.notice')).toBeNull(); // nothing lies over a seat
  });

  it('says what was answered when time ran out', () => {
    sit(people({}));
    ask({ ...brief, lasting: false, seats: [ME] }, choice);
    socket().say({ t: 'lapsed', prompt: '1.7', option: 'pass', label: '略過' });
    ask({ ...brief, id: '1.8', seats: [0] });
    flushSync();
    expect(strip().textContent).toContain('時間到，已替你回答：略過。');
    vi.advanceTimersByTime(9100);
    flushSync();
    expect(strip().textContent).not.toContain('時間到');
  });

  it('gives two more clocks, and tells the others', () => {
    sit(people({ longer: 1 }));
    const open = { ...brief, lasting: false, seats: [ME], clock: { left: 9000, total: 20_000 } };
    ask(open, choice);
    flushSync();
    click(all('longer')[0]);
    expect(sent('longer')).toEqual([{ t: 'longer', prompt: '1.7' }]);
    ask({ ...open, id: '1.8', seats: [0], longer: true });
    flushSync();
    expect(strip().textContent).toMatch(/延長了這一問的時間/);
    expect(all('longer')).toHaveLength(0);
  });

  it('has pause in sight, for the owner', () => {
    sit(people({}));
    click(all('pause')[0]);
    expect(sent('pause')).toHaveLength(1);
    sit({ ...people({}), paused: true, pause: { left: 60_000, total: 600_000 } });
    click(all('resume')[0]);
    expect(sent('resume')).toHaveLength(1);
  });
});

describe('speed', () => {
  it('is a slider of its own, remembered and told to the server', async () => {
    sit({}, 1);
    click(all('prefs')[0]);
    vi.useRealTimers(); // the sheet is loaded when it is opened
    await vi.waitFor(() => expect(all('speed')).toHaveLength(1), { timeout: 20_000 });
    const slider = all('speed')[0] as HTMLInputElement;
    expect(slider.getAttribute('aria-valuetext')).toBe('一般');
    slider.value = '2';
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(sent('speed')).toEqual([{ t: 'speed', speed: 'quick' }]);
    rise();
    sit({}, 1); // another visit: the table has a speed of its own
    expect(sent('speed')).toEqual([{ t: 'speed', speed: 'quick' }]);
    rise();
    sit({ settings: { edition: 'spywar', seats: view.seats.length, speed: 'quick' } }, 1);
    expect(sent('speed')).toEqual([]);
  });

  it('takes whoever is out of the game to its end', () => {
    const mine = view.seats[ME]!;
    Object.assign(mine, { status: 'dead' });
    try {
      sit({}, 1);
      click(all('forward')[0]);
      expect(sent('speed').at(-1)).toEqual({ t: 'speed', speed: 'instant' });
    } finally {
      Object.assign(mine, { status: 'in' });
    }
  });
});

describe('thinking', () => {
  it('is asked once for the same: pass, and not again this turn', () => {
    sit({}, 1);
    ask(brief, choice);
    expect(all('not-again')).toHaveLength(0); // it passes by itself
    ask({ ...held, id: '1.8' }, { ...choice, id: '1.8', holding: true });
    flushSync();
    expect(all('not-again')[0]?.textContent).toContain('這回合不再問');
    click(card(FIRST));
    expect(all('not-again')).toHaveLength(0); // its room is needed
    press('Escape');
    press('q');
    expect(sent('answer')).toEqual([{ t: 'answer', prompt: '1.8', option: 'pass', quiet: true }]);
    ask({ ...held, id: '1.9' }, { ...choice, id: '1.9', holding: true });
    flushSync();
    click(all('pass')[0]);
    expect(sent('answer').at(-1)).toEqual({ t: 'answer', prompt: '1.9', option: 'pass' });
  });

  it('is a key and a button also for those who have nothing to choose; then the table waits and passing is all there is', () => {
    sit();
    ask(brief);
    expect(strip().dataset['prompt']).toBe('');
    expect(all('think')).toHaveLength(1);
    press('t');
    expect(sent('hold')).toEqual([{ t: 'hold', prompt: '1.7' }]);
    socket().say({ t: 'asked', ask: held, prompt: { ...choice, options: [pass], holding: true } });
    expect(strip().textContent).toContain('正在等你。');
    expect(strip().textContent).toContain('要出手嗎？');
    expect(all('think')).toHaveLength(0);
    expect(polite()).toContain('正在等你。');
    press('t');
    expect(sent('hold')).toHaveLength(1);
    press(' ');
    expect(sent('answer')).toEqual([{ t: 'answer', prompt: '1.7', option: 'pass' }]);
  });

  it('begins with a touch of any own card, whether it can be used or not', () => {
    for (const name of [FIRST, SECOND]) {
      sit();
      ask(brief, choice);
      expect([card(FIRST)?.dataset['state'], card(SECOND)?.dataset['state']]).toEqual(['legal', '']);
      click(card(name));
      expect(sent('hold')).toEqual([{ t: 'hold', prompt: '1.7' }]);
      socket().say({ t: 'asked', ask: held, prompt: { ...choice, holding: true } });
      expect(card(name)?.dataset['state']).toBe(name === FIRST ? 'picked' : 'off');
      rise();
    }
    sit();
    ask(brief); // nothing can be used at all
    click(card(SECOND));
    expect(sent('hold')).toHaveLength(1);
  });

  it('has a place beside the primary button where that has something to do without a card', () => {
    sit();
    ask(brief, { ...choice, options: [pass, { n: 'declare', kind: 'declare', label: '宣告勝利' }] });
    expect(all('confirm')[0]?.textContent).toContain('宣告勝利');
    expect(all('think')).toHaveLength(1);
    click(all('think')[0]);
    expect(sent('hold')).toHaveLength(1);
  });

  it('does not begin where a question waits anyway', () => {
    sit();
    ask({ ...brief, lasting: false, seats: [ME], clock: { left: 20_000, total: 20_000 } }, choice);
    expect(all('think')).toHaveLength(0);
    press('t');
    click(card(FIRST));
    click(all('confirm')[0]);
    expect(sent('hold')).toEqual([]);
    expect(sent('answer')).toHaveLength(1);
  });

  it('can be said beforehand: the next question waits; said twice it is taken back', () => {
    sit();
    ask({ ...brief, id: '1.6', lasting: false, seats: [0] });
    click(all('think')[0]);
    expect(all('think')[0]?.getAttribute('aria-pressed')).toBe('true');
    expect(strip().textContent).toContain('下次問到你');
    ask({ ...brief, id: '1.7', seats: [0] }); // not put to me
    expect(sent('hold')).toEqual([]);
    ask({ ...brief, id: '1.8' });
    expect(sent('hold')).toEqual([{ t: 'hold', prompt: '1.8' }]);
    ask({ ...brief, id: '1.9' }); // that was too late: then this one
    socket().say({ t: 'error', code: 'stale-prompt', text: 'too late', re: 'hold' });
    expect(sent('hold')).toHaveLength(2);
    socket().say({ t: 'asked', ask: { ...held, id: '1.9' }, prompt: { ...choice, id: '1.9', holding: true } });
    ask({ ...brief, id: '1.10', lasting: false, seats: [0] });
    expect(all('think')[0]?.getAttribute('aria-pressed')).toBe('false');
    press('T');
    press('T');
    ask({ ...brief, id: '1.11' });
    expect(sent('hold')).toHaveLength(2);
  });

  it('is not begun by the second of two clicks on the button that was there before', () => {
    sit();
    ask({ ...brief, lasting: false, seats: [ME], clock: null }, choice);
    click(card(FIRST));
    click(all('confirm')[0]);
    ask({ ...brief, id: '1.8' });
    click(all('think')[0]);
    expect(sent('hold')).toEqual([]);
    vi.advanceTimersByTime(600);
    click(all('think')[0]);
    expect(sent('hold')).toEqual([{ t: 'hold', prompt: '1.8' }]);
  });

  it('of somebody else is told to all, by name where one alone was asked', () => {
    sit();
    ask(brief);
    socket().say({ t: 'asked', ask: held });
    expect(strip().textContent).toContain('有人在想。');
    expect(polite()).toContain('有人在想。');
    ask({ ...held, id: '1.8', seats: [0] });
    expect(strip().textContent).toContain(`${view.names[0]}在想。`);
    expect(polite()).toContain(`${view.names[0]}在想。`);
    ask({ ...held, id: '1.9' }, { ...choice, id: '1.9' });
    expect(all('waiting')[0]?.textContent).toBe('有人在想。');
    press('t'); // whoever has something to choose cannot rely on the other's clock
    expect(sent('hold')).toEqual([{ t: 'hold', prompt: '1.9' }]);
  });

  it('leaves the strip as it is while questions pass by in which there is nothing to choose', () => {
    sit();
    ask({ ...brief, id: '1.6' });
    const before = strip().outerHTML;
    for (let number = 7; number < 12; number++) {
      // windows, questions to one seat, and bots that do not take long
      const seats = number % 2 ? [ME, 0, 1] : [number % 3];
      ask({ ...brief, id: `1.${number}`, seats, lasting: number % 3 > 0 });
      vi.advanceTimersByTime(700);
      flushSync();
      expect(strip().outerHTML).toBe(before);
    }
    ask({ ...brief, id: '1.20', lasting: false, seats: [1], clock: { left: 45_000, total: 45_000 } });
    vi.advanceTimersByTime(2600);
    flushSync();
    expect(strip().textContent).toContain(`正在等${view.names[1]}`);
  });

  it('shows what was given until it takes effect', () => {
    sit();
    ask(brief, choice);
    session.answer(use.n);
    socket().say({ t: 'accepted', prompt: '1.7' });
    expect(strip().textContent).toContain('已選好：使用截獲。');
    expect(card(FIRST)?.dataset['state']).toBe('picked');
    socket().say({ t: 'asked', ask: held, prompt: choice, answered: true });
    expect(strip().textContent).toContain('已選好：使用截獲。');
    expect(strip().textContent).toContain('有人在想。');
    ask({ ...brief, id: '1.8' });
    expect(strip().textContent).not.toContain('已選好');
    expect(card(FIRST)?.dataset['state']).toBe('');
  });

  it('is nothing for spectators, the dead, and where the table is paused', () => {
    const dead = view.seats.map((seat, i) => (i === ME ? { ...seat, status: 'dead' } : seat));
    for (const [more, seen] of [
      [{}, { ...view, me: null }],
      [{}, { ...view, seats: dead }],
      [{ paused: true }, view],
    ] as const) {
      sit(more);
      socket().say({ t: 'view', seq, view: seen, events: [], ask: brief });
      expect(all('think')).toHaveLength(0);
      press('t');
      expect(sent('hold')).toEqual([]);
      rise();
    }
  });

  it('is not hurried alone with bots: no clock, and nobody who waits', () => {
    sit({}, 1);
    ask({ ...held, clock: null }, { ...choice, holding: true });
    expect(strip().querySelector('[role=timer]')?.textContent).toContain('∞');
    expect(all('waiting')).toHaveLength(0);
  });
});
