/** One place at one table: everything the server has told us, kept up to date, and everything we may say.
 *
 *  Fields are reactive and replaced as a whole, never changed in place. Nothing here knows a rule of the game. */
import { socketUrl } from './base';
import { message } from './fill';
import { forgetTable, rememberReplay, rememberTable, token } from './kept';
import { applied } from './patch';
import type {
  Ask,
  Choice,
  ClientMessage,
  Clock,
  ErrorMessage,
  ExplainedMessage,
  GameEvent,
  GameView,
  LessonMessage,
  LessonRequest,
  Line,
  Prompt,
  Reason,
  ServerMessage,
  TableMessage,
  TableSettings,
} from './protocol';
import { PROTOCOL } from './protocol';
import { keepSpeed, type Speed, wishedSpeed } from './speed.svelte';
import { AS_USUAL, keepWishes, type Wishes, wishes } from './wishes';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';
export type Lang = 'en' | 'zh-Hant' | 'zh-Hans';

/** What the animation gets: what happened, and the table before and after it. */
export interface Step {
  events: GameEvent[];
  before: GameView;
  after: GameView;
}

export interface Reaction {
  id: number;
  guest: string;
  what: string;
}

/** The clock of the open question; `endsAt` is in the time of performance.now(). */
export interface Deadline {
  endsAt: number;
  total: number;
}

export interface Options {
  code: string;
  name: string;
  lang: Lang;
  watch?: boolean;
  /** Deal as soon as we are in: for a quick game against bots. */
  start?: boolean;
  /** Instead of a table: a lesson, and the step at which we were. */
  lesson?: { name: string; step: number };
  /** For tests. */
  connect?: (url: string) => WebSocket;
}

interface Waiting<T> {
  done: (value: T) => void;
  failed: (reason: Error) => void;
}

const DELAYS = [400, 1000, 2000, 4000, 8000];
const REACTION_MS = 4000;
const LAPSED_MS = 9000;
/** What is heard at once, also while something stands. */
const ASIDE = new Set(['chat', 'reaction', 'pong', 'error', 'bye', 'explained', 'reasons', 'effect']);
const PING_MS = 20_000;
const SILENCE_MS = 45_000;

/** Closed for good: connecting again would bring the same answer. */
const FINAL = new Set([1000, 4400, 4401, 4403, 4404]);

/** A clock of the server, in our own time. */
function deadline(clock: Clock | null): Deadline | null {
  return clock === null ? null : { endsAt: performance.now() + clock.left, total: clock.total };
}

export class Session {
  status = $state<Status>('connecting');
  /** Why the connection is closed for good: a code of docs/protocol.md, to be said in the reader's words. */
  closedBy = $state('');
  table = $state.raw<TableMessage | null>(null);
  view = $state.raw<GameView | null>(null);
  /** The whole story, oldest first. */
  events = $state.raw<GameEvent[]>([]);
  ask = $state.raw<Ask | null>(null);
  clock = $state.raw<Deadline | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  /** My answer to the open question is in (or on its way). */
  answered = $state(false);
  /** What was answered for me because my time ran out, for a while. */
  lapsed = $state('');
  /** While the table is paused: when it goes on by itself. */
  pauseClock = $state.raw<Deadline | null>(null);
  /** What I answered, until it takes effect; unknown after a reload. */
  given = $state.raw<Choice | null>(null);
  chat = $state.raw<Line[]>([]);
  reactions = $state.raw<Reaction[]>([]);
  /** The last thing the server refused; `id` grows, so that the same error twice is noticed twice. */
  error = $state.raw<(ErrorMessage & { id: number }) | null>(null);
  /** When questions wait for me at this table. */
  prefs = $state.raw<Wishes>(AS_USUAL);
  /** Where the lesson stands, if this is one. */
  lesson = $state.raw<LessonMessage | null>(null);
  /** My public id. */
  guest = $state('');
  seat = $derived(this.table?.seat ?? null);
  owner = $derived(this.table !== null && this.table.owner === this.guest);
  /** Nobody but me plays: the others are bots. */
  alone = $derived(this.table !== null && this.table.chairs.filter((chair) => chair.guest).length <= 1);
  /** Whether questions may wait because of what I hold: nobody is there who could tell, or nobody minds. */
  relaxed = $derived(this.alone || (this.table?.settings.relaxed ?? false));
  /** I want to think, about the open question or the next one that is put to me; until one waits. */
  wanting = $state(false);
  /** The question that I have asked to wait, before the server has said so. */
  #wanted = $state('');
  /** The open question waits for me. */
  holding = $derived(
    this.ask !== null && !this.answered && (this.prompt?.holding === true || this.#wanted === this.ask.id),
  );
  /** Whether I may have the open question wait for me: it is put to me and would end by itself. */
  mayHold = $derived.by((): boolean => {
    const { ask, seat, table } = this;
    if (!ask?.lasting || seat === null || !ask.seats.includes(seat) || this.answered || this.holding) return false;
    return !table?.paused && !table?.people.some((one) => one.guest === this.guest && one.conceded);
  });
  code: string;
  name: string;
  lang: Lang;

  #watch: boolean;
  #start: boolean;
  #course: { name: string; step: number } | null;
  #connect: (url: string) => WebSocket;
  #socket: WebSocket | null = null;
  #seq = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #count = 0;
  #syncing = false;
  /** The game of which the server knows when questions are to wait for me. */
  #told = 0;
  #hooks = new Set<(step: Step) => void>();
  #explains: ({ what: string } & Waiting<ExplainedMessage>)[] = [];
  #lapse: ReturnType<typeof setTimeout> | undefined;
  #lingers: ReturnType<typeof setTimeout> | undefined;
  #backlog: ServerMessage[] = [];
  #reasons: Waiting<Reason[]>[] = [];
  #effects: ({ key: string } & Waiting<string>)[] = [];
  #online = (): void => this.reconnect();
  #visible = (): void => {
    if (document.visibilityState === 'visible') this.reconnect();
  };

  constructor(options: Options) {
    this.code = options.code;
    this.name = options.name;
    this.lang = options.lang;
    this.#watch = options.watch ?? false;
    this.#start = options.start ?? false;
    this.#course = options.lesson ?? null;
    this.#connect = options.connect ?? ((url) => new WebSocket(url));
    this.chat = [];
    window.addEventListener('online', this.#online);
    document.addEventListener('visibilitychange', this.#visible);
    this.#open();
  }

  // The connection.

  #open(): void {
    clearTimeout(this.#retry);
    const socket = this.#connect(socketUrl());
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = performance.now();
      if (this.#course) {
        const { name: lesson, step } = this.#course;
        this.#send({ t: 'hello', lesson, step, lang: this.lang, words: 'full', v: PROTOCOL });
        return;
      }
      this.#send({
        t: 'hello',
        table: this.code,
        token: token.get(),
        name: this.name,
        watch: this.#watch,
        lang: this.lang,
        words: 'full',
        v: PROTOCOL,
      });
    };
    socket.onmessage = (frame) => {
      if (socket === this.#socket) this.#frame(String(frame.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#pulse(), PING_MS);
  }

  /** A socket can be dead without saying so: a phone that slept, a network that changed. */
  #pulse(): void {
    if (this.status !== 'open') return;
    if (performance.now() - this.#heard > SILENCE_MS) this.#socket?.close();
    else this.#send({ t: 'ping', n: ++this.#count });
  }

  #lost(code: number): void {
    clearTimeout(this.#lingers);
    this.#lingers = undefined;
    this.#backlog = [];
    clearInterval(this.#beat);
    this.#socket = null;
    this.#fail(new Error('the connection was lost'));
    if (this.status === 'closed') return;
    if (FINAL.has(code)) {
      this.status = 'closed';
      this.closedBy ||= code === 4403 ? 'kicked' : code === 4404 ? 'no-table' : 'left';
      if (code === 4403 || code === 4404) forgetTable(this.code);
      return;
    }
    this.status = 'lost';
    const wait = DELAYS[Math.min(this.#tries++, DELAYS.length - 1)]! * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  /** Try again at once, not after the usual delay. */
  reconnect(): void {
    if (this.status === 'lost' && this.#socket === null) this.#open();
  }

  /** Leave the page, not the table. */
  close(): void {
    this.status = 'closed';
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    window.removeEventListener('online', this.#online);
    document.removeEventListener('visibilitychange', this.#visible);
    this.#socket?.close(1000);
    this.#socket = null;
  }

  #send(what: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(what));
  }

  #fail(reason: Error): void {
    for (const waiting of [...this.#explains, ...this.#reasons, ...this.#effects]) waiting.failed(reason);
    this.#explains = [];
    this.#reasons = [];
    this.#effects = [];
  }

  // What the server says.

  #frame(text: string): void {
    this.#heard = performance.now();
    const said = message(JSON.parse(text)) as ServerMessage | null;
    if (said === null) return;
    if (this.#lingers && !ASIDE.has(said.t)) this.#backlog.push(said);
    else this.#hear(said);
  }

  /** Let what has just happened stand for a while: what comes meanwhile is heard afterwards. Only where nobody else
   *  waits for me. */
  linger(ms: number): void {
    clearTimeout(this.#lingers);
    this.#lingers = setTimeout(() => this.goOn(), ms);
  }

  /** Hear what has come meanwhile, up to the next thing that stands for a while. */
  goOn(): void {
    clearTimeout(this.#lingers);
    this.#lingers = undefined;
    while (this.#backlog.length > 0 && !this.#lingers) this.#hear(this.#backlog.shift()!);
  }

  #hear(said: ServerMessage): void {
    switch (said.t) {
      case 'welcome':
        this.status = 'open';
        this.closedBy = '';
        this.#tries = 0;
        this.guest = said.guest;
        if (!this.#course) this.code = said.table;
        if (said.token) token.set(said.token);
        this.chat = said.chat;
        if (said.prefs !== null) this.prefs = { hold: said.prefs.hold ?? null, named: said.prefs.named ?? [] };
        this.#told = 0;
        break;
      case 'table':
        this.#hearTable(said);
        break;
      case 'view':
        this.#seq = said.seq;
        this.#syncing = false;
        this.view = said.view;
        this.events = said.events;
        // this is how things stand: what was on its way when the connection broke has not arrived
        if (!said.answered) this.given = null;
        this.#wanted = '';
        this.#hearAsk(said.ask, said.prompt, said.answered);
        break;
      case 'step':
        this.#hearStep(said.seq, said.events, said.patch, said.ask, said.prompt);
        break;
      case 'asked':
        // said before an answer had arrived that is on its way
        this.#hearAsk(said.ask, said.prompt, said.answered || (this.given !== null && said.ask?.id === this.ask?.id));
        break;
      case 'lapsed':
        this.lapsed = said.label || said.option;
        clearTimeout(this.#lapse);
        this.#lapse = setTimeout(() => (this.lapsed = ''), LAPSED_MS);
        break;
      case 'accepted':
        if (this.ask?.id === said.prompt) {
          this.answered = true;
          this.prompt = null;
        }
        break;
      case 'chat':
        if (!this.chat.some((line) => line.line === said.line.line)) this.chat = [...this.chat, said.line].slice(-300);
        break;
      case 'reaction':
        this.#hearReaction(said.guest, said.what);
        break;
      case 'explained': {
        const at = this.#explains.findIndex((waiting) => waiting.what === said.what);
        if (at >= 0) this.#explains.splice(at, 1)[0]!.done(said);
        break;
      }
      case 'reasons':
        this.#reasons.splice(0).forEach((waiting) => waiting.done(said.cards));
        break;
      case 'effect': {
        const key = `${said.prompt} ${said.option}`;
        this.#effects.filter((waiting) => waiting.key === key).forEach((waiting) => waiting.done(said.text));
        this.#effects = this.#effects.filter((waiting) => waiting.key !== key);
        break;
      }
      case 'error':
        this.#hearError(said);
        break;
      case 'bye':
        if (said.code !== 'restart') this.closedBy ||= said.code;
        break;
      case 'lesson':
        this.lesson = said;
        if (this.#course) this.#course.step = said.step; // a lost connection comes back here
        // not offered: nothing has happened, and the question is as it was
        if (said.tried === 'why' || said.tried === 'illegal') this.answered = false;
        break;
      case 'pong':
        break;
    }
  }

  /** A game in which I play: tell the server when questions are to wait for me, as this browser remembers it. */
  #tellPrefs(table: TableMessage): void {
    if (table.phase !== 'playing' || table.seat === null || table.game === this.#told) return;
    this.#told = table.game;
    const wanted = wishes(this.relaxed);
    if (JSON.stringify(wanted) !== JSON.stringify(this.prefs)) this.setPrefs(wanted);
    // what was hurried to the end of the last game was meant for that game
    const speed = wishedSpeed() || (table.settings.speed && table.settings.pace);
    if (speed && this.alone && speed !== table.settings.speed) this.#send({ t: 'speed', speed });
  }

  #hearTable(table: TableMessage): void {
    const game = this.table?.game ?? table.game;
    this.table = table;
    this.pauseClock = deadline(table.pause);
    if (table.phase === 'lobby') {
      // a rematch: the last game is over and gone
      this.view = null;
      this.events = [];
      this.#hearAsk(null, null, false);
    } else if (table.game !== game) {
      this.events = [];
    }
    if (this.#course) return; // kept nowhere
    this.#tellPrefs(table);
    if (table.phase === 'ended') forgetTable(this.code);
    else rememberTable(this.code, table.settings.edition);
    if (table.replay) {
      rememberReplay({
        id: table.replay,
        edition: table.settings.edition,
        seats: table.settings.seats,
        names: table.chairs.map((chair) => chair.name),
        seat: table.seat,
        winners: table.winners,
        at: Date.now(),
      });
    }
    if (this.#start && table.phase === 'lobby' && table.owner === this.guest) {
      this.#start = false;
      this.start();
    }
  }

  #hearStep(
    seq: number,
    events: GameEvent[],
    patch: Parameters<typeof applied>[1],
    ask: Ask | null,
    prompt: Prompt | null,
  ): void {
    const before = this.view;
    if (this.#syncing) return;
    if (before === null || seq !== this.#seq + 1) {
      this.sync();
      return;
    }
    let after: GameView;
    try {
      after = applied(before, patch);
    } catch {
      this.sync(); // what we have is not what the server thinks we have
      return;
    }
    this.#seq = seq;
    this.view = after;
    if (events.length > 0) this.events = [...this.events, ...events];
    this.#hearAsk(ask, prompt, false);
    for (const hook of this.#hooks) hook({ events, before, after });
  }

  #hearAsk(ask: Ask | null, prompt: Prompt | null, answered: boolean): void {
    if (ask?.id !== this.ask?.id) {
      this.given = null;
      this.#wanted = '';
    }
    this.ask = ask;
    this.prompt = prompt;
    this.answered = answered;
    this.clock = deadline(ask?.clock ?? null);
    if (ask === null || prompt?.holding) this.wanting = false;
    else if (this.wanting) this.hold();
  }

  #hearReaction(guest: string, what: string): void {
    const id = ++this.#count;
    this.reactions = [...this.reactions, { id, guest, what }];
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.id !== id)), REACTION_MS);
  }

  #hearError(said: ErrorMessage): void {
    if (said.re === 'hello') {
      if (said.code === 'bad-token' && token.get()) {
        token.drop(); // the server does not know us any more: come as somebody new
        this.#socket?.close();
        this.#socket = null;
        this.#open();
        return;
      }
      this.closedBy = said.code;
      if (said.code === 'no-table') forgetTable(this.code);
    }
    if (said.re === 'explain') (this.#explains.shift() ?? this.#reasons.shift())?.failed(new Error(said.code));
    if (said.re === 'effect') this.#effects.shift()?.failed(new Error(said.code));
    if (said.re === 'answer' && said.code !== 'stale-prompt') {
      this.answered = said.code === 'already-answered'; // on another page
      this.given = null;
    }
    if (said.re === 'hold' && said.code !== 'stale-prompt') {
      this.#wanted = '';
      this.wanting = false;
    }
    this.error = { ...said, id: ++this.#count };
  }

  // What we say.

  /** What is called after every step, with the view before and after it. Returns how to stop that. */
  onStep(hook: (step: Step) => void): () => void {
    this.#hooks.add(hook);
    return () => this.#hooks.delete(hook);
  }

  /** `quiet`: pass, and do not wait for me again this turn for the same. */
  answer(option: string, quiet = false): void {
    if (this.prompt === null || this.answered) return;
    this.answered = true;
    this.lapsed = '';
    this.given = this.prompt.options.find((choice) => choice.n === option) ?? null;
    this.#send({ t: 'answer', prompt: this.prompt.id, option, ...(quiet ? { quiet } : {}) });
  }

  /** An answer that is not among the options: in a lesson the teacher may know why. */
  attempt(option: string): void {
    if (this.lesson && this.prompt) this.#send({ t: 'answer', prompt: this.prompt.id, option });
  }

  /** The next sentence of a lesson, one step back, … */
  learn(what: LessonRequest['do']): void {
    this.#send({ t: 'lesson', do: what });
  }

  /** I want to think: if the open question is not put to me, or is over too soon, about the next one. Said twice it is
   *  taken back. */
  think(): void {
    this.wanting = !this.wanting;
    if (this.wanting) this.hold();
  }

  /** The open question is to wait for me, if it is put to me and would end by itself. */
  hold(): void {
    if (this.ask === null || !this.mayHold) return;
    this.#wanted = this.ask.id;
    this.#send({ t: 'hold', prompt: this.ask.id });
  }

  /** One more full clock for the question that waits for me. */
  longer(): void {
    if (this.ask !== null) this.#send({ t: 'longer', prompt: this.ask.id });
  }

  /** Why a card of my hand (鎖定/red) or a skill (skill 老槍 2) cannot be used now. */
  explain(what: string): Promise<ExplainedMessage> {
    return new Promise((done, failed) => {
      if (this.status !== 'open') return failed(new Error('offline'));
      this.#explains.push({ what, done, failed });
      this.#send({ t: 'explain', what });
    });
  }

  /** Why the cards of my hand that cannot be used now cannot. */
  explainHand(): Promise<Reason[]> {
    return new Promise((done, failed) => {
      if (this.status !== 'open') return failed(new Error('offline'));
      this.#reasons.push({ done, failed });
      this.#send({ t: 'explain', what: 'hand' });
    });
  }

  /** What an option of the open prompt would do. */
  effect(option: string): Promise<string> {
    const prompt = this.prompt;
    const known = prompt?.options.find((choice) => choice.n === option)?.effect;
    if (known) return Promise.resolve(known);
    return new Promise((done, failed) => {
      if (this.status !== 'open' || prompt === null) return failed(new Error('offline'));
      this.#effects.push({ key: `${prompt.id} ${option}`, done, failed });
      this.#send({ t: 'effect', prompt: prompt.id, option });
    });
  }

  sync(): void {
    this.#syncing = true;
    this.#send({ t: 'sync' });
  }

  setLang(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.status === 'open') this.#send({ t: 'lang', lang, words: 'full' });
  }

  sit(seat: number): void {
    this.#send({ t: 'sit', seat });
  }

  stand(): void {
    this.#send({ t: 'stand' });
  }

  swap(seat: number): void {
    this.#send({ t: 'swap', seat });
  }

  profile(profile: { name?: string; gender?: '' | 'male' | 'female' | 'both' | 'none' }): void {
    if (profile.name) this.name = profile.name;
    this.#send({ t: 'profile', ...profile });
  }

  settings(settings: TableSettings): void {
    this.#send({ t: 'settings', settings });
  }

  bot(seat: number, bot = ''): void {
    this.#send({ t: 'bot', seat, bot });
  }

  shuffle(): void {
    this.#send({ t: 'shuffle' });
  }

  kick(guest: string): void {
    this.#send({ t: 'kick', guest });
  }

  readmit(guest: string): void {
    this.#send({ t: 'readmit', guest });
  }

  handover(guest: string): void {
    this.#send({ t: 'handover', guest });
  }

  start(): void {
    this.#send({ t: 'start' });
  }

  rematch(): void {
    this.#send({ t: 'rematch' });
  }

  pause(): void {
    this.#send({ t: 'pause' });
  }

  resume(): void {
    this.#send({ t: 'resume' });
  }

  leave(): void {
    this.#send({ t: 'leave' });
  }

  concede(): void {
    this.#send({ t: 'concede' });
  }

  back(): void {
    this.#send({ t: 'back' });
  }

  /** How quick bots are from now on, here and at tables like this one; at a table of somebody else only movements. */
  setSpeed(speed: Speed): void {
    keepSpeed(speed);
    if (this.owner) this.#send({ t: 'speed', speed });
  }

  /** The rest of this game at once; what is remembered stays as it is. */
  hurry(): void {
    this.#send({ t: 'speed', speed: 'instant' });
  }

  /** When questions are to wait for me, here and at tables like this one. */
  setPrefs(prefs: Wishes): void {
    this.prefs = prefs;
    keepWishes(this.relaxed, prefs);
    this.#send({ t: 'prefs', ...prefs });
  }

  say(text: string): void {
    this.#send({ t: 'say', text });
  }

  react(what: 'laugh' | 'wow' | 'think' | 'hurry' | 'sorry' | 'thanks' | 'well-played' | 'no'): void {
    this.#send({ t: 'react', what });
  }

  mute(guest: string, on = true): void {
    this.#send({ t: 'mute', guest, on });
  }

  report(line: number, reason = ''): void {
    this.#send({ t: 'report', line, reason });
  }
}
