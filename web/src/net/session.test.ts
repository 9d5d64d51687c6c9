import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session, type Step } from './session.svelte';
import { FakeSocket } from './fake-socket';
import { token } from './kept';

const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
const table = (more: object = {}): object => ({
  t: 'table',
  code: 'ABCDEF',
  phase: 'playing',
  owner: 'me',
  settings: {},
  chairs: [{ guest: 'me' }],
  people: [],
  fair: { sha256: 'h' },
  me: 'me',
  seat: 0,
  game: 1,
  ...more,
});
const ask = { id: 'q1', kind: 'play', seats: [0], clock: { left: 5000, total: 9000 } };
const lasting = { ...ask, seats: [0, 1], clock: { left: 800, total: 800 }, lasting: true };
const prompt = { id: 'q1', kind: 'play', options: [{ n: 'pass', effect: 'nothing happens' }, { n: 'end' }], text: '?' };
const view = { t: 'view', seq: 3, view: { turn: 0, seats: [{ hand: 2 }] }, events: [{ kind: 'deal' }], ask, prompt };

let session: Session;

function begin(options: object = {}): Session {
  session = new Session({
    code: 'ABCDEF',
    name: 'Ann',
    lang: 'en',
    connect: () => new FakeSocket() as unknown as WebSocket,
    ...options,
  });
  socket().open();
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  localStorage.clear();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe('a session', () => {
  it('names its table where whoever stands before several servers can read it', () => {
    const asked: string[] = [];
    begin({ connect: (url: string) => (asked.push(url), new FakeSocket()) as unknown as WebSocket });
    expect(new URL(asked[0]!).searchParams.get('table')).toBe('ABCDEF');
  });

  it('comes back by lot when its table has moved, within 300 ms and then twice as long each time', () => {
    const lot = vi.spyOn(Math, 'random').mockReturnValue(0.99);
    begin();
    for (const longest of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
      const before = FakeSocket.all.length;
      socket().onclose?.({ code: 1012 } as CloseEvent);
      vi.advanceTimersByTime(longest * 0.99 - 2);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(4);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    lot.mockRestore();
  });

  it('says hello with the kept token, and keeps the one it gets', () => {
    token.set('secret');
    begin({ watch: true });
    expect(socket().sent[0]).toMatchObject({
      t: 'hello',
      table: 'ABCDEF',
      name: 'Ann',
      token: 'secret',
      watch: true,
      words: 'full',
      lang: 'en',
    });
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF', token: 'other' });
    expect(session.status).toBe('open');
    expect(token.get()).toBe('other');
  });

  it('has the view, then the steps, and tells the hook about both sides of a step', () => {
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    socket().say(table());
    socket().say(view);
    expect(session.prompt?.options[0]?.effect).toBe('nothing happens');
    expect(session.clock!.endsAt - performance.now()).toBeCloseTo(5000);
    const steps: Step[] = [];
    const stop = session.onStep((step) => steps.push(step));
    socket().say({
      t: 'step',
      seq: 4,
      events: [{ kind: 'draw', by: 0, text: 'You draw.' }],
      patch: [[['seats', 0, 'hand'], 4]],
    });
    expect(session.view?.seats[0]?.hand).toBe(4);
    expect(session.events.map((event) => event.kind)).toEqual(['deal', 'draw']);
    expect([steps[0]!.before.seats[0]!.hand, steps[0]!.after.seats[0]!.hand]).toEqual([2, 4]);
    expect([session.ask, session.prompt, session.clock]).toEqual([null, null, null]);
    stop();
    socket().say({ t: 'step', seq: 5, events: [], patch: [] });
    expect(steps).toHaveLength(1);
  });

  it('asks for everything when a step is missing, and ignores steps until it has come', () => {
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    socket().say(view);
    socket().say({ t: 'step', seq: 5, events: [], patch: [[['turn'], 7]] });
    expect(socket().last('sync')).toBeDefined();
    expect(session.view?.turn).toBe(0);
    socket().say({ t: 'step', seq: 6, events: [], patch: [[['turn'], 8]] });
    socket().say({ ...view, seq: 6, view: { turn: 8, seats: [] } });
    socket().say({ t: 'step', seq: 7, events: [], patch: [[['turn'], 9]] });
    expect(session.view?.turn).toBe(9);
    expect(socket().sent.filter((one) => one.t === 'sync')).toHaveLength(1);
  });

  it('answers once, and may answer again when it is refused', () => {
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    socket().say(view);
    session.answer('end');
    session.answer('pass');
    expect(socket().sent.filter((one) => one.t === 'answer')).toEqual([{ t: 'answer', prompt: 'q1', option: 'end' }]);
    socket().say({ t: 'error', code: 'paused', text: 'The table is paused.', re: 'answer' });
    expect(session.answered).toBe(false);
    expect(session.error?.code).toBe('paused');
    session.answer('pass');
    socket().say({ t: 'accepted', prompt: 'q1' });
    expect([session.answered, session.prompt]).toEqual([true, null]);
  });

  it('connects again with patience, at once when asked, and never after being sent away', () => {
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    socket().drop(1006);
    expect(session.status).toBe('lost');
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    socket().drop(1006);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    session.reconnect();
    expect(FakeSocket.all).toHaveLength(3);
    socket().open().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    expect(session.status).toBe('open');
    socket().drop(4403);
    expect([session.status, session.closedBy]).toEqual(['closed', 'kicked']);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('tries a line that may have died when the reader comes back, and opens another if nobody answers', () => {
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    const wake = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
    wake();
    const ping = socket().last('ping');
    expect(ping).toBeDefined();
    socket().say({ t: 'pong', n: ping!['n'] });
    vi.advanceTimersByTime(10_000);
    expect([session.status, FakeSocket.all.length]).toEqual(['open', 1]);
    vi.spyOn(socket(), 'close').mockImplementation(() => undefined); // the good-bye of nobody takes for ever
    wake();
    vi.advanceTimersByTime(3900);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect([session.status, FakeSocket.all.length]).toEqual(['lost', 2]);
    socket().open().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    vi.advanceTimersByTime(10_000);
    expect([session.status, FakeSocket.all.length]).toEqual(['open', 2]);
  });

  it('begins as somebody new when the server does not know its token', () => {
    token.set('stale');
    begin();
    socket().say({ t: 'error', code: 'bad-token', text: 'no', re: 'hello' });
    expect(token.get()).toBe('');
    expect(FakeSocket.all).toHaveLength(2);
    socket().open();
    expect(socket().sent[0]).toMatchObject({ t: 'hello', token: '' });
  });

  it('stays closed with the reason when hello is refused', () => {
    begin();
    socket().say({ t: 'error', code: 'name-taken', text: 'no', re: 'hello' });
    socket().say({ t: 'bye', code: 'name-taken', text: 'no' });
    socket().drop(4401);
    expect([session.status, session.closedBy]).toEqual(['closed', 'name-taken']);
  });

  it('comes again when it came too often', () => {
    begin();
    socket().say({ t: 'error', code: 'too-fast', text: 'no', re: 'hello' });
    socket().say({ t: 'bye', code: 'too-fast', text: 'no' });
    socket().drop(4429);
    expect(session.status).toBe('lost');
  });

  it('deals at once where that was wanted, once', () => {
    begin({ start: true });
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    socket().say(table({ phase: 'lobby', game: 0 }));
    socket().say(table({ phase: 'lobby', game: 0 }));
    expect(socket().sent.filter((one) => one.t === 'start')).toHaveLength(1);
  });

  it('keeps promises about effects and explanations', async () => {
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    socket().say(view);
    await expect(session.effect('pass')).resolves.toBe('nothing happens');
    const effect = session.effect('end');
    const why = session.explain('鎖定/red');
    socket().say({ t: 'effect', prompt: 'q1', option: 'end', text: 'the turn ends' });
    socket().say({ t: 'explained', what: '鎖定/red', text: 'not now', rule: 'CL-1', usable: false });
    await expect(effect).resolves.toBe('the turn ends');
    await expect(why).resolves.toMatchObject({ rule: 'CL-1' });
    const broken = session.explain('x');
    socket().drop(1006);
    await expect(broken).rejects.toThrow();
  });

  it('shows a reaction for a moment, and a line of chat once', () => {
    begin();
    socket().say({
      t: 'welcome',
      guest: 'me',
      table: 'ABCDEF',
      chat: [{ line: 0, guest: 'g', name: 'G', text: 'hi', at: 1 }],
    });
    socket().say({ t: 'chat', line: { line: 0, guest: 'g', name: 'G', text: 'hi', at: 1 } });
    socket().say({ t: 'chat', line: { line: 1, guest: 'g', name: 'G', text: 'ho', at: 2 } });
    expect(session.chat.map((line) => line.text)).toEqual(['hi', 'ho']);
    socket().say({ t: 'reaction', guest: 'g', what: 'wow' });
    expect(session.reactions).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(session.reactions).toHaveLength(0);
  });

  it('has a lasting question wait, once, whether or not there is anything to choose', () => {
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    socket().say(table());
    socket().say({ ...view, ask: lasting, prompt: null });
    expect([session.mayHold, session.holding, session.prompt]).toEqual([true, false, null]);
    session.hold();
    session.hold();
    expect(socket().sent.filter((one) => one.t === 'hold')).toEqual([{ t: 'hold', prompt: 'q1' }]);
    expect([session.mayHold, session.holding]).toEqual([false, true]); // before the server has said so
    const held = { ...lasting, held: true, clock: { left: 10_000, total: 10_000 } };
    socket().say({ t: 'asked', ask: held, prompt: { ...prompt, options: [{ n: 'pass' }], holding: true } });
    expect([session.holding, session.prompt?.options.length, session.clock?.total]).toEqual([true, 1, 10_000]);
    session.answer('pass');
    expect([session.holding, session.mayHold]).toEqual([false, false]);
    socket().say({ t: 'step', seq: 4, events: [], patch: [], ask: { ...lasting, id: 'q2' } });
    expect([session.holding, session.mayHold]).toEqual([false, true]); // the next question is another one
  });

  it('holds nothing that is not put to it, waits anyway, is answered, stands still or was given up', () => {
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    const cases: [object, object, object][] = [
      [{}, {}, { ...lasting, seats: [1] }],
      [{}, {}, { ...lasting, lasting: false }],
      [{}, { answered: true }, lasting],
      [{ paused: true }, {}, lasting],
      [{ seat: null }, {}, lasting],
      [{ people: [{ guest: 'me', name: 'Ann', seat: 0, conceded: true }] }, {}, lasting],
    ];
    for (const [seated, more, open] of cases) {
      socket().say(table(seated));
      socket().say({ ...view, ...more, ask: open });
      session.hold();
      expect(session.mayHold).toBe(false);
    }
    expect(socket().last('hold')).toBeUndefined();
  });

  it('may hold again where that was refused', () => {
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    socket().say(table());
    socket().say({ ...view, ask: lasting });
    session.hold();
    socket().say({ t: 'error', code: 'too-fast', text: 'wait', re: 'hold' });
    expect([session.holding, session.mayHold]).toEqual([false, true]);
    session.think();
    socket().say({ t: 'error', code: 'too-fast', text: 'wait', re: 'hold' });
    expect(session.wanting).toBe(false); // and does not insist
    expect(socket().sent.filter((one) => one.t === 'hold')).toHaveLength(2);
  });

  it('keeps what was given until it takes effect, also when somebody else begins to think', () => {
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    socket().say(table());
    socket().say({ ...view, ask: lasting });
    session.answer('end');
    expect([session.answered, session.given?.n]).toEqual([true, 'end']);
    // told before the answer had arrived
    socket().say({ t: 'asked', ask: { ...lasting, held: true }, prompt });
    expect([session.answered, session.given?.n]).toEqual([true, 'end']);
    socket().say({ t: 'accepted', prompt: 'q1' });
    expect([session.answered, session.given?.n, session.ask?.held]).toEqual([true, 'end', true]);
    socket().say({
      t: 'step',
      seq: 4,
      events: [],
      patch: [],
      ask: { ...lasting, id: 'q2' },
      prompt: { ...prompt, id: 'q2' },
    });
    expect([session.answered, session.given]).toEqual([false, null]);
    // and what came too late for one question says nothing about the next
    session.answer('pass');
    socket().say({ t: 'error', code: 'stale-prompt', text: 'too late', re: 'answer' });
    expect([session.answered, session.given?.n]).toEqual([true, 'pass']);
    // what was on its way when the connection broke has not arrived
    socket().say({ ...view, seq: 4, ask: { ...lasting, id: 'q2' }, prompt: { ...prompt, id: 'q2' } });
    expect([session.answered, session.given]).toEqual([false, null]);
    session.answer('pass');
    socket().say({ t: 'error', code: 'already-answered', text: 'on another page', re: 'answer' });
    expect([session.answered, session.given]).toEqual([true, null]);
  });

  it('says at the beginning of a game when questions are to wait, apart for strict and relaxed tables', () => {
    const two = { chairs: [{ guest: 'me' }, { guest: 'other' }] };
    localStorage.setItem(
      'fengsheng.prefs',
      JSON.stringify({ auto_pass: false, until_concerned: true, named: ['截獲'] }),
    );
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF', prefs: { t: 'prefs' } });
    socket().say(table({ phase: 'lobby', ...two }));
    socket().say(table(two));
    expect(socket().last('prefs')).toBeUndefined(); // what was kept of old meant something else
    expect([session.alone, session.relaxed]).toEqual([false, false]);
    session.setPrefs({ hold: ['decisive', 'named'], named: ['截獲'] });
    expect(socket().last('prefs')).toEqual({ t: 'prefs', hold: ['decisive', 'named'], named: ['截獲'] });
    socket().say(table({ ...two, phase: 'over' }));
    socket().say(table({ game: 2, chairs: [{ guest: 'me' }, { bot: 'novice' }] }));
    expect([session.alone, session.relaxed]).toEqual([true, true]);
    expect(socket().last('prefs')).toEqual({ t: 'prefs', hold: null, named: [] });
    session.close();
    begin({ code: 'GHIJKL' });
    socket().say({ t: 'welcome', guest: 'me', table: 'GHIJKL', prefs: {} });
    socket().say(table({ code: 'GHIJKL', game: 1, settings: { relaxed: true }, ...two }));
    expect([session.alone, session.relaxed]).toEqual([false, true]);
    expect(socket().last('prefs')).toBeUndefined();
    socket().say(table({ code: 'GHIJKL', game: 2, ...two }));
    expect(socket().last('prefs')).toEqual({ t: 'prefs', hold: ['decisive', 'named'], named: ['截獲'] });
  });

  it('forgets the game when a new one is to be dealt', () => {
    begin();
    socket().say({ t: 'welcome', guest: 'me', table: 'ABCDEF' });
    socket().say(table());
    socket().say(view);
    socket().say(table({ phase: 'lobby' }));
    expect([session.view, session.prompt, session.events]).toEqual([null, null, []]);
  });
});
