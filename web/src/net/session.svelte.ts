/** One place at one table: everything the server has told us, kept up to date, and everything we may say.
 *
 *  Fields are reactive and replaced as a whole, never changed in place. Nothing here knows a rule of the game. */
import { Asked, type Deadline, deadline } from './asked.svelte';
import { Backlog } from './backlog';
import { Connection } from './connection';
import { Errand, type Wanted } from './errand';
import { message } from './fill';
import { forgetTable, rememberGame, token } from './kept';
import { applied } from './patch';
import type {
  Ask,
  ClientMessage,
  ErrorMessage,
  ExplainedMessage,
  GameEvent,
  GameView,
  Line,
  Prompt,
  Reason,
  ServerMessage,
  TableMessage,
} from './protocol';
import { type Coaching, Queries } from './queries';
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

export interface Options extends Wanted {
  code: string;
  name: string;
  lang: Lang;
  /** Deal as soon as we are in: for a quick game against bots. */
  start?: boolean;
  /** For tests. */
  connect?: (url: string) => WebSocket;
}

const REACTION_MS = 4000;

export class Session extends Asked {
  status = $state<Status>('connecting');
  /** Why the connection is closed for good: a code of docs/protocol.md, to be said in the reader's words. */
  closedBy = $state('');
  view = $state.raw<GameView | null>(null);
  /** The whole story, oldest first. */
  events = $state.raw<GameEvent[]>([]);
  /** While the table is paused: when it goes on by itself. */
  pauseClock = $state.raw<Deadline | null>(null);
  chat = $state.raw<Line[]>([]);
  reactions = $state.raw<Reaction[]>([]);
  /** The last thing the server refused; `id` grows, so that the same error twice is noticed twice. */
  error = $state.raw<(ErrorMessage & { id: number }) | null>(null);
  /** When questions wait for me at this table. */
  prefs = $state.raw<Wishes>(AS_USUAL);
  code: string;
  name: string;
  lang: Lang;

  #errand: Errand;
  #start: boolean;
  #seq = 0;
  #count = 0;
  #syncing = false;
  /** The game of which the server knows when questions are to wait for me. */
  #told = 0;
  #hooks = new Set<(step: Step) => void>();
  #line: Connection;
  #queries = new Queries();
  #backlog = new Backlog((said) => this.#hear(said));

  constructor(options: Options) {
    super();
    this.code = options.code;
    this.name = options.name;
    this.lang = options.lang;
    this.#errand = new Errand(options);
    this.#start = options.start ?? false;
    this.#line = new Connection(options.connect ?? ((url) => new WebSocket(url)), {
      table: () => (this.#errand.lesson ? '' : this.code),
      opened: () => this.#hello(),
      heard: (text) => this.#frame(text),
      lost: (code, final) => this.#lost(code, final),
    });
    this.chat = [];
    this.#line.open();
  }

  // The connection.

  #hello(): void {
    const { code, name, lang } = this;
    this.send(this.#errand.hello({ code, name, lang, answers: this.trial?.answers ?? [] }));
  }

  #lost(code: number, final: boolean): void {
    this.#backlog.drop();
    this.#queries.fail(new Error('the connection was lost'));
    if (!final) {
      this.status = 'lost';
      return;
    }
    this.status = 'closed';
    this.closedBy ||= code === 4403 ? 'kicked' : code === 4404 ? 'no-table' : 'left';
    if (code === 4403 || code === 4404) forgetTable(this.code);
  }

  /** Try again at once, not after the usual delay. */
  reconnect(): void {
    this.#line.hasten();
  }

  /** Leave the page, not the table. */
  close(): void {
    this.status = 'closed';
    this.#line.close();
  }

  protected send(what: ClientMessage): void {
    this.#line.send(what);
  }

  // What the server says.

  #frame(text: string): void {
    const said = message(JSON.parse(text)) as ServerMessage | null;
    if (said !== null) this.#backlog.take(said);
  }

  /** Let what has just happened stand for a while: what comes meanwhile is heard afterwards. Only where nobody else
   *  waits for me. */
  linger(ms: number): void {
    this.#backlog.linger(ms);
  }

  /** Hear what has come meanwhile, up to the next thing that stands for a while. */
  goOn(): void {
    this.#backlog.goOn();
  }

  #hear(said: ServerMessage): void {
    switch (said.t) {
      case 'welcome':
        this.status = 'open';
        this.closedBy = '';
        this.#line.welcomed();
        this.guest = said.guest;
        if (!this.#errand.lesson) this.code = said.table;
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
        this.hearAskAnew(said.ask, said.prompt, said.answered);
        break;
      case 'step':
        this.#hearStep(said.seq, said.events, said.patch, said.ask, said.prompt);
        break;
      case 'asked':
        // said before an answer had arrived that is on its way
        this.hearAsk(said.ask, said.prompt, said.answered || (this.given !== null && said.ask?.id === this.ask?.id));
        break;
      case 'lapsed':
        this.hearLapsed(said.label || said.option);
        break;
      case 'accepted':
        this.hearAccepted(said.prompt);
        break;
      case 'chat':
        if (!this.chat.some((line) => line.line === said.line.line)) this.chat = [...this.chat, said.line].slice(-300);
        break;
      case 'reaction':
        this.#hearReaction(said.guest, said.what);
        break;
      case 'explained':
        this.#queries.explained(said);
        break;
      case 'reasons':
        this.#queries.reasoned(said.cards);
        break;
      case 'effect':
        this.#queries.effected(said.prompt, said.option, said.text);
        break;
      case 'hint':
      case 'why_asked':
      case 'topics':
        this.#queries.coached(said.t, said);
        break;
      case 'weighed':
        this.#queries.coached('weigh', said);
        break;
      case 'error':
        this.#hearError(said);
        break;
      case 'bye':
        if (said.code !== 'restart') this.closedBy ||= said.code;
        break;
      case 'lesson':
        this.lesson = said;
        this.#errand.reached(said.step);
        // not offered: nothing has happened, and the question is as it was
        if (said.tried === 'why' || said.tried === 'illegal') this.answered = false;
        break;
      case 'trial':
        this.trial = said;
        break;
      case 'pong':
        break;
    }
  }

  /** A game in which I play: tell the server when questions are to wait for me, as this browser remembers it. */
  #tellPrefs(table: TableMessage): void {
    if (table.phase !== 'playing' || table.seat === null || table.game === this.#told || this.#errand.trial) return;
    this.#told = table.game;
    const wanted = wishes(this.relaxed);
    if (JSON.stringify(wanted) !== JSON.stringify(this.prefs)) this.setPrefs(wanted);
    // what was hurried to the end of the last game was meant for that game
    const speed = wishedSpeed() || (table.settings.speed && table.settings.pace);
    if (speed && this.alone && speed !== table.settings.speed) this.send({ t: 'speed', speed });
  }

  #hearTable(table: TableMessage): void {
    const game = this.table?.game ?? table.game;
    this.table = table;
    this.pauseClock = deadline(table.pause);
    if (table.phase === 'lobby') {
      // a rematch: the last game is over and gone
      this.view = null;
      this.events = [];
      this.hearAsk(null, null, false);
    } else if (table.game !== game) {
      this.events = [];
    }
    if (this.#errand.lesson) return; // kept nowhere
    this.#tellPrefs(table);
    rememberGame(this.code, table);
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
    this.hearAsk(ask, prompt, false);
    for (const hook of this.#hooks) hook({ events, before, after });
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
        this.#line.again();
        return;
      }
      this.closedBy = said.code;
      if (said.code === 'no-table') forgetTable(this.code);
    }
    this.#queries.refused(said);
    this.hearRefusal(said);
    this.error = { ...said, id: ++this.#count };
  }

  // What we say.

  /** What is called after every step, with the view before and after it. Returns how to stop that. */
  onStep(hook: (step: Step) => void): () => void {
    this.#hooks.add(hook);
    return () => this.#hooks.delete(hook);
  }

  /** Why a card of my hand (鎖定/red) or a skill (skill 老槍 2) cannot be used now. */
  explain(what: string): Promise<ExplainedMessage> {
    return this.#query({ t: 'explain', what }, () => this.#queries.explain(what));
  }

  /** Why the cards of my hand that cannot be used now cannot. */
  explainHand(): Promise<Reason[]> {
    return this.#query({ t: 'explain', what: 'hand' }, () => this.#queries.reasons());
  }

  /** What an option of the open prompt would do. */
  effect(option: string): Promise<string> {
    const { prompt } = this;
    const known = prompt?.options.find((choice) => choice.n === option)?.effect;
    if (known) return Promise.resolve(known);
    if (prompt === null) return Promise.reject(new Error('offline'));
    return this.#query({ t: 'effect', prompt: prompt.id, option }, () => this.#queries.effect(prompt.id, option));
  }

  /** Ask the coach about the open question, or about an answer to it. */
  consult(t: 'hint' | 'why_asked' | 'topics'): Promise<Coaching[typeof t]>;
  consult(t: 'weigh', option: string): Promise<Coaching['weigh']>;
  consult(t: keyof Coaching, option = ''): Promise<Coaching[keyof Coaching]> {
    const prompt = this.prompt?.id ?? '';
    if (!prompt) return Promise.reject(new Error('nothing is asked'));
    const what: ClientMessage = t === 'weigh' ? { t, prompt, option } : { t, prompt };
    return this.#query(what, () => this.#queries.coach(t, prompt));
  }

  #query<T>(what: ClientMessage, waiting: () => Promise<T>): Promise<T> {
    if (this.status !== 'open') return Promise.reject(new Error('offline'));
    const answer = waiting();
    this.send(what);
    return answer;
  }

  sync(): void {
    this.#syncing = true;
    this.send({ t: 'sync' });
  }

  setLang(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.status === 'open') this.send({ t: 'lang', lang, words: 'full' });
  }

  profile(profile: { name?: string; gender?: '' | 'male' | 'female' | 'both' | 'none' }): void {
    if (profile.name) this.name = profile.name;
    this.send({ t: 'profile', ...profile });
  }

  /** How quick bots are from now on, here and at tables like this one; at a table of somebody else only movements. */
  setSpeed(speed: Speed): void {
    keepSpeed(speed);
    if (this.owner) this.send({ t: 'speed', speed });
  }

  /** When questions are to wait for me, here and at tables like this one. */
  setPrefs(prefs: Wishes): void {
    this.prefs = prefs;
    keepWishes(this.relaxed, prefs);
    this.send({ t: 'prefs', ...prefs });
  }
}
