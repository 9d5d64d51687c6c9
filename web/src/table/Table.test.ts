import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reason } from '../net/protocol';
import type { Session } from '../net/session.svelte';
import { speak, t } from '../words';
import { closingOption } from './model/choose';
import { Board } from './board.svelte';
import { session as standing, TABLES } from './fake-recorded';
import Table from './Table.svelte';

const all = (id: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-testid="${id}"]`)];
const click = (node: HTMLElement | undefined): void => {
  node?.click();
  flushSync();
};

let shown: Record<string, unknown> | null = null;
let why: Reason[] = [];
const answer = vi.fn<(option: string, quiet?: boolean) => void>();
const session = (name: string, on: typeof answer): Session => standing(name, on, () => why);

function show(name: string): void {
  shown = mount(Table, { target: document.body, props: { session: session(name, answer) } });
  flushSync();
}

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  await speak('zh-Hant', false);
});

/** As if the page were as narrow as a phone's. */
function phone(): void {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const found = wide.call(window, query);
    if (query.includes('759px')) Object.defineProperty(found, 'matches', { value: true });
    return found;
  });
}

beforeEach(() => {
  answer.mockReset();
  localStorage.clear();
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.restoreAllMocks();
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

  it('selects with a click in the list, and answers with the button beside it', () => {
    show('classic own turn');
    const option = all('option')[1];
    expect(all('option-confirm')).toHaveLength(0);
    click(option);
    click(option);
    expect(answer).not.toHaveBeenCalled();
    expect(option?.getAttribute('aria-pressed')).toBe('true');
    expect(all('option-confirm')[0]?.parentElement).toBe(option?.parentElement);
    // the second of two quick clicks was meant for the row
    all('option-confirm')[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(answer).not.toHaveBeenCalled();
    click(all('option-confirm')[0]);
    expect(answer).toHaveBeenCalledWith(option?.dataset['notation']);
  });

  it('takes back with one Esc what was selected in the list', () => {
    show('classic own turn');
    const picked = (): HTMLElement[] => all('hand-card').filter((node) => node.dataset['state'] === 'picked');
    const escape = (): void => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      flushSync();
    };
    const { prompt } = TABLES['classic own turn']!;
    const aimed = prompt.options.find((option) => option.card && option.target !== null && !option.elsewhere)!;
    click(all('option').find((node) => node.dataset['notation'] === aimed.n));
    expect(picked()).toHaveLength(1);
    escape();
    expect(picked()).toHaveLength(0);
    expect(all('option-confirm')).toHaveLength(0);
  });

  it('shows on a phone what the card that was tapped can do', () => {
    phone();
    show('classic own turn');
    const { options } = TABLES['classic own turn']!.prompt;
    const card = options.find((one) => one.card && !one.elsewhere)!.card;
    const of = (name: string): string[] => options.filter((one) => one.card === name).map((one) => one.n);
    expect(of(card).length).toBeLessThan(options.length);
    const listed = (): (string | undefined)[] => all('option').map((node) => node.dataset['notation']);
    expect(listed()).toHaveLength(options.length);
    const hand = (): HTMLElement | undefined => all('hand-card').find((node) => node.dataset['card'] === card);
    click(hand());
    expect(listed()).toEqual(of(card));
    click(all('option')[0]);
    expect(answer).not.toHaveBeenCalled();
    expect(listed()).toEqual(of(card)); // what is pointed at changes nothing
    click(all('option-confirm')[0]);
    expect(answer).toHaveBeenCalledWith(of(card)[0]);
    click(hand());
    click(hand());
    expect(listed()).toHaveLength(options.length); // put back
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

  it('does not propose to accept what is seen to be black', () => {
    const { view, events, prompt } = TABLES['spywar to the left']!;
    const comes = (card: string): void => {
      TABLES['comes'] = { view: { ...view, transit: { ...view.transit!, card } }, events, prompt };
      show('comes');
    };
    const enter = (): void => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    try {
      comes('截获/blue+black/↑');
      expect(all('confirm')[0]?.hasAttribute('disabled')).toBe(true);
      enter();
      expect(answer).not.toHaveBeenCalled();
      click(all('pass')[0]);
      expect(answer).toHaveBeenLastCalledWith('decline');
      if (shown) void unmount(shown);
      comes('截获/blue/↑');
      enter();
      expect(answer).toHaveBeenLastCalledWith('accept');
    } finally {
      delete TABLES['comes'];
    }
  });

  it('shows at a seat what its player calls out', () => {
    const { view } = TABLES['spywar contest']!;
    const mine = session('spywar contest', answer);
    Object.assign(mine, { reactions: [{ id: 1, guest: 'me', what: 'wow' }] });
    Object.assign(mine.table!, { people: [{ guest: 'me', seat: view.me }] });
    shown = mount(Table, { target: document.body, props: { session: mine } });
    flushSync();
    expect(all(`seat-${view.me}`)[0]?.querySelector('[role=status]')?.textContent).toBe(t('web-table-react-wow'));
  });

  it('passes with one click at the far right', () => {
    show('spywar contest');
    click(all('pass')[0]);
    expect(answer).toHaveBeenCalledWith(closingOption(TABLES['spywar contest']!.prompt.options)?.n);
  });

  it('says that the character card of who is out has left the game', async () => {
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
      await vi.waitFor(() => expect(all('removed')).toHaveLength(1), { timeout: 20_000 }); // the sheet is loaded then
      expect(all('removed')[0]?.textContent).toBe('這張角色牌已移出遊戲，不再有任何作用。');
    } finally {
      Object.assign(mine, { status: 'in' });
      delete mine.removed;
    }
  });

  it('says on grey cards why they cannot be used, at once and never with nothing', async () => {
    const name = 'classic own turn';
    const { prompt, view } = TABLES[name]!;
    const mine = view.seats[view.me!]!;
    const known = mine.known;
    try {
      mine.known = [...known, '識破/red', '截獲/blue'];
      expect(prompt.options.some((option) => ['識破/red', '截獲/blue'].includes(option.card))).toBe(false);
      why = [
        { what: '識破/red', text: '識破（紅）', rule: '' },
        { what: '截獲/blue', text: '截獲（藍）只能在別人的回合使用。', rule: 'CL-CARD-INTERCEPT-01' },
      ];
      show(name);
      await Promise.resolve();
      flushSync();
      const told = [...document.querySelectorAll('.hand .why')].map((node) => node.textContent);
      expect(told).toEqual(['識破（紅）', '只能在別人的回合使用。']);
    } finally {
      mine.known = known;
      why = [];
    }
  });

  it('says to whom the card goes, not where cards go in general', () => {
    const name = 'spywar to the left';
    const { prompt } = TABLES[name]!;
    show(name);
    const decline = prompt.options.find((option) => option.kind === 'decline')!;
    const row = all('option').find((node) => node.dataset['notation'] === decline.n)!;
    click(row);
    const said = all('prompt')[0]?.textContent;
    expect(said).toContain('傳到松面前');
    expect(said).not.toContain(decline.effect);
  });

  it('shows the last table with who has won, and the way on', () => {
    const name = 'spywar contest';
    const { view } = TABLES[name]!;
    const onward = vi.fn();
    const before = view.result;
    try {
      Object.assign(view, { result: { winners: [1], reason: 'collected', rule: '' } });
      shown = mount(Table, { target: document.body, props: { session: session(name, answer), onresult: onward } });
      flushSync();
      expect(all('prompt')[0]?.textContent).toContain(view.names[1]);
      click(all('to-result')[0]);
      expect(onward).toHaveBeenCalledTimes(1);
    } finally {
      Object.assign(view, { result: before });
    }
  });

  it('opens the rulebook over the table, and says in the title that one is asked', async () => {
    const opened = vi.spyOn(window, 'open');
    show('classic own turn');
    expect(document.title).toBe('● 在問你 – ABCDEF 號桌');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
    flushSync();
    await vi.waitFor(() => expect(all('rules-sheet')).toHaveLength(1), { timeout: 20_000 }); // it is loaded when opened
    expect(opened).not.toHaveBeenCalled();
  });

  it('has a notebook of what the reader has seen', async () => {
    show('classic own turn');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
    flushSync();
    await vi.waitFor(() => expect(all('notebook')).toHaveLength(1), { timeout: 20_000 }); // it is loaded when opened
    const { view } = TABLES['classic own turn']!;
    expect(all('note')).toHaveLength(view.seats.length - 1);
    expect(all('notebook')[0]?.textContent).toContain('只記你看過的事');
  });

  it('draws the way of the card that is about to be sent', () => {
    const board = new Board(session('classic own turn', answer), () => null);
    const { prompt, view } = TABLES['classic own turn']!;
    expect(board.preview).toBeNull();
    const send = prompt.options.find((option) => option.kind === 'send')!;
    board.point(send);
    const way = board.preview!.ahead.map((leg) => leg.to);
    if (send.target === null) expect(way.at(-1)).toBe(view.me);
    else expect(way).toEqual([send.target]);
  });

  it('keeps the order of the hand over a reload', () => {
    const name = 'classic own turn';
    const mine = TABLES[name]!.view.seats[TABLES[name]!.view.me!]!;
    const before = mine.known;
    const hand = (): (string | undefined)[] => all('hand-card').map((node) => node.dataset['card']);
    try {
      mine.known = ['識破/red'];
      show(name);
      mine.known = ['截獲/red', '識破/red']; // one more is drawn; a view names them in another order
      void unmount(shown!);
      show(name);
      expect(hand()).toEqual(['識破/red', '截獲/red']);
    } finally {
      mine.known = before;
    }
  });

  it('numbers ten cards, on the side that the next card does not cover', () => {
    const name = 'classic own turn';
    const { view, prompt } = TABLES[name]!;
    const mine = view.seats[view.me!]!;
    const known = mine.known;
    const { options } = prompt;
    const card = options.find((one) => one.card && !one.elsewhere)!.card;
    try {
      mine.known = Array.from({ length: 11 }, () => card);
      show(name);
      const keys = [...document.querySelectorAll('.hand .key')];
      expect(keys.map((node) => node.textContent)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']);
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }));
      flushSync();
      expect(all('hand-card').filter((node) => node.dataset['state'] === 'picked')).toHaveLength(1);
    } finally {
      mine.known = known;
    }
  });

  it('confirms a clicked card with Enter and passes with Space', () => {
    const name = 'classic own turn';
    const { options } = TABLES[name]!.prompt;
    const single = options.find(
      (option) => option.card && !option.elsewhere && options.filter((one) => one.card === option.card).length === 1,
    )!;
    const card = (): HTMLElement => all('hand-card').find((node) => node.dataset['card'] === single.card)!;
    const key = (node: Element, name: string): boolean =>
      node.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    show(name);
    card().focus();
    card().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    flushSync();
    expect(document.activeElement).toBe(document.body); // what was clicked does not keep the keyboard
    key(document.activeElement!, 'Enter');
    expect(answer).toHaveBeenCalledWith(single.n);
    // with Tab and Enter: the first picks, the second confirms, and does not put it back
    answer.mockReset();
    card().focus();
    click(card()); // a click of the keyboard has no detail
    expect(document.activeElement).toBe(card());
    expect(key(card(), 'Enter')).toBe(false);
    expect(answer).toHaveBeenCalledWith(single.n);
  });

  it('is played with keys', async () => {
    show('spywar contest');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    expect(answer).toHaveBeenCalledWith('pass');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    flushSync();
    await vi.waitFor(() => expect(all('keys-sheet')).toHaveLength(1), { timeout: 20_000 });
  });
});
