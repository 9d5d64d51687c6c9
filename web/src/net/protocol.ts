// Made from the types of the server by tools/web_types.py; do not edit it by hand.
// `docs/protocol.md` says what everything means.

export const PROTOCOL = 1;

/** One change of a patch; see docs/protocol.md. */
export type Change =
  | [path: (string | number)[]]
  | [path: (string | number)[], value: unknown]
  | [path: (string | number)[], start: number, count: number, items: unknown[]];

/** Kinds of events, of every edition. */
export type EventKind =
  | 'accept'
  | 'arrive'
  | 'banned'
  | 'burn'
  | 'chosen'
  | 'confined'
  | 'countered'
  | 'cover'
  | 'declare'
  | 'decline'
  | 'die'
  | 'discard'
  | 'doomed'
  | 'draw'
  | 'drop'
  | 'dying'
  | 'end'
  | 'exchange'
  | 'fizzle'
  | 'flip'
  | 'gain'
  | 'give'
  | 'identity'
  | 'intercepted'
  | 'lay_out'
  | 'learn_identity'
  | 'leave_identity'
  | 'locked'
  | 'look'
  | 'look_identity'
  | 'lose'
  | 'lured'
  | 'moved'
  | 'named'
  | 'partner'
  | 'play'
  | 'put_on_pile'
  | 'react'
  | 'replace'
  | 'rescued'
  | 'reshuffle'
  | 'returned'
  | 'say'
  | 'send'
  | 'set_aside'
  | 'show'
  | 'show_hand'
  | 'show_top'
  | 'skill'
  | 'skip_draw'
  | 'surplus'
  | 'swapped'
  | 'take'
  | 'take_back'
  | 'take_identity'
  | 'to_hand'
  | 'turn'
  | 'turn_up'
  | 'usurp'
  | 'void';

/** Everything one reader may see of a game. */
export interface GameView {
  /** Edition or preset. */
  edition: string;
  /** Every house rule of the table and its value, by name. */
  house: Record<string, string>;
  /** How many collect red, collect blue or play alone; several: one of them. */
  sides: [number, number, number][];
  /** What those who play alone may be; empty: they are all alike. */
  tasks: string[];
  /** The reader's seat; null: a spectator. */
  me: number | null;
  /** Names of the seats. */
  names: string[];
  /** The seats in playing order; see below. */
  seats: SeatView[];
  /** Whose turn it is. */
  turn: number;
  /** Turns so far. */
  turn_no: number;
  /** Phase of the turn. */
  phase: string;
  /** Whether the turn player has sent. */
  sent: boolean;
  /** The last who acted: windows begin to their right. */
  anchor: number;
  /** The pile: how many cards, and those the reader knows with their depth. */
  deck: DeckView;
  /** The discard pile. */
  discard: Pile;
  /** Cards set aside. */
  aside: Pile;
  /** The intelligence on its way; see below. */
  transit: TransitView | null;
  /** What is being resolved, oldest first; see below. */
  stack: StackItem[];
  /** Probes and the reactions everybody saw; see below. */
  probes: ProbeView[];
  /** Public counters of the edition. */
  marks: Record<string, number>;
  /** Seats that died, in order. */
  deaths: number[];
  /** Nothing has happened since everybody passed. */
  quiet: boolean;
  /** The question the rules are at; see below. */
  decision: DecisionView | null;
  /** After the end: who won and why; see below. */
  result: ResultView | null;
  /** The characters the reader was dealt to choose from. */
  offered?: string[];
}

/** A seat of a view. */
export interface SeatView {
  /** Number. */
  seat: number;
  /** In the game, dead, or has lost. */
  status: 'in' | 'dead' | 'lost';
  /** How many cards in the hand. */
  hand: number;
  /** Cards of that hand the reader knows. */
  known: string[];
  /** Intelligence in front of the seat. */
  intel: string[];
  /** Red, blue and black intelligence, counted. */
  colours: [number, number, number];
  /** Whether the character is open. */
  face_up: boolean;
  /** Its name, or what it can still be. */
  character: string | string[];
  /** Its name, or ?. */
  identity: string;
  /** Whether the identity is open to all. */
  identity_up: boolean;
  /** About to die. */
  dying?: boolean;
  /** Of the person: 1 male, 2 female, 3 both. */
  gender?: number;
  /** The character card has left the game. */
  removed?: boolean;
}

/** The pile. */
export interface DeckView {
  /** How many cards. */
  count: number;
  /** Those the reader knows, with how deep they lie (0 is the top). */
  known: [number, string][];
}

/** Cards that lie together. */
export interface Pile {
  /** How many. */
  count: number;
  /** Those of them the reader knows. */
  known: string[];
}

/** The intelligence on its way. */
export interface TransitView {
  /** Its name, or ?. */
  card: string;
  /** Who sent it. */
  sender: number;
  /** How it travels. */
  route: string;
  /** To whom it goes alone; -1: it goes round. */
  addressee: number;
  /** 1 to the right, -1 to the left. */
  direction: number;
  /** Where it is. */
  position: number;
  /** What it waits for. */
  stage: string;
  /** Whether the addressee has declined it. */
  refused: boolean;
  /** Who must take it: a bit a seat. */
  locked: number;
  /** Who takes no part: a bit a seat. */
  lured: number;
  /** Whether the card itself is locked: whoever it reaches must take it. */
  locked_card: boolean;
}

/** Something that is being resolved: a card or a skill in use, or a window in which all are asked. */
export interface StackItem {
  /** Its place, by which `on` names it. */
  frame: number;
  /** What is in use; `window`. */
  name: string;
  /** The same under its old name, for this version of the protocol only. */
  rule: string;
  /** Who uses it. */
  by: number;
  /** Of a window: what it is for. */
  kind?: string;
  /** Of a window: whom it asks. */
  asked?: number;
  /** On whom. */
  target?: number;
  /** The card in use, or ?. */
  card?: string;
  /** Further cards that lie there. */
  cards?: string[];
  /** A card lying open that is meant; * behind it: one that was named before. */
  aim?: string;
  /** What it answers, by `frame`. */
  on?: number;
  /** Whether it has been countered. */
  cancelled?: boolean;
}

/** A probe and the reaction everybody saw. */
export interface ProbeView {
  /** Who asked. */
  by: number;
  /** Whom. */
  target: number;
  /** Which of its effects is printed on it. */
  effect: number;
  /** Whether the printed action was done. */
  acted: boolean;
  /** Whether the one who was asked had to tell the truth. */
  sure: boolean;
  /** Whom it named, for the two involved. */
  named?: string;
}

/** The question the rules are at. */
export interface DecisionView {
  /** Who is asked. */
  seat: number;
  /** What. */
  kind: string;
  /** Questions so far. */
  number: number;
  /** Events that skills may answer. */
  about?: Happened[];
}

/** What skills may answer with the open question. */
export interface Happened {
  /** What happened. */
  kind: string;
  /** Who did it. */
  by?: number;
  /** To whom. */
  target?: number;
  /** With which card, if everybody knows it. */
  card?: string;
  /** A name that belongs to it. */
  word?: string;
}

/** How the game ended. */
export interface ResultView {
  /** Who won. */
  winners: number[];
  /** Why it ended. */
  reason: string;
  /** The ID of the rule. */
  rule: string;
  /** Who declared victory; -1: nobody. */
  declarer: number;
  /** Which faction won, by its code. */
  faction: string;
  /** All who declared victory. */
  declarers: number[];
  /** Who took a victory from others; -1: nobody. */
  usurper: number;
  /** Who was robbed of it. */
  usurped: number[];
}

/** Something that has happened. */
export interface GameEvent {
  /** What happened. */
  kind: EventKind;
  /** Who did it. */
  by?: number;
  /** To whom. */
  target?: number;
  /** Cards, those hidden from the reader as ?. */
  cards?: string[];
  /** A card lying open that is meant; * behind it: of several equal ones, one that was named before. */
  aim?: string;
  /** What is answered. */
  on?: string;
  /** A name that belongs to it. */
  word?: string;
  /** A number that belongs to it. */
  x?: number;
  /** The ID of the rule. */
  rule?: string;
  /** The sentence for the log, in the reader's language. */
  text?: string;
}

// Parts of messages. What the server leaves out has been filled in.

/** A table before the deal. What is not named is as the edition has it. */
export interface TableSettings {
  edition: string;
  seats: number;
  options: Record<string, string>;
  banned: string[];
  pace: string;
  speed: string;
  clock: boolean;
  relaxed: boolean;
  spectators: boolean;
  public: boolean;
  random_seats: boolean;
  coach: boolean;
  coached: boolean;
  bot: string;
}

/** Somebody at the table. */
export interface Person {
  guest: string;
  name: string;
  seat: number | null;
  here: boolean;
  away: boolean;
  conceded: boolean;
  gender: string;
  longer: number;
  coach: boolean;
}

/** A seat, in playing order. */
export interface Chair {
  guest: string;
  bot: string;
  name: string;
}

/** Somebody whom the owner has sent away. */
export interface SentAway {
  guest: string;
  name: string;
}

/** How the deal can be checked: `sha256` is the hash of the seed, `seed` is told after the end. */
export interface Fair {
  sha256: string;
  seed: string;
}

/** The clock of a question, in milliseconds. */
export interface Clock {
  left: number;
  total: number;
}

/** The open question, as everybody may know it. */
export interface Ask {
  id: string;
  kind: string;
  seats: number[];
  clock: Clock | null;
  lasting: boolean;
  held: boolean;
  longer: boolean;
  undo: boolean;
}

/** What I am asked. */
export interface Prompt {
  id: string;
  kind: string;
  options: Choice[];
  text: string;
  holding: boolean;
}

/** One option. */
export interface Choice {
  n: string;
  kind: string;
  label: string;
  effect: string;
  rule: string;
  card: string;
  target: number | null;
  aim: string;
  use: string;
  word: string;
  cards: string[];
  elsewhere: boolean;
}

/** Something of the table that the teacher points at. */
export interface Thing {
  sort: string;
  seat: number | null;
  word: string;
}

/** What the learner thinks of somebody when the lesson begins. */
export interface Pencil {
  seat: number;
  guess: string;
  sure: boolean;
}

/** One of the answers that the coach would consider. */
export interface Advice {
  n: string;
  label: string;
  effect: string;
  aim: string;
  because: string[];
  sure: string;
  clear: 'clear' | 'slightly' | 'equal';
}

/** Something that a learner meets. */
export interface Topic {
  name: string;
  text: string;
  rule: string;
}

/** A line of chat. */
export interface Line {
  line: number;
  guest: string;
  name: string;
  text: string;
  at: number;
}

/** Why one card cannot be used now. */
export interface Reason {
  what: string;
  text: string;
  rule: string;
}

// From the server.

/** You are in. Sent once, in answer to `hello`. */
export interface WelcomeMessage {
  t: 'welcome';
  guest: string;
  table: string;
  token: string;
  v: number;
  rules: string;
  prefs: Prefs | null;
  chat: Line[];
}

/** The table and its people, whenever something about them changes. */
export interface TableMessage {
  t: 'table';
  code: string;
  phase: 'lobby' | 'playing' | 'over' | 'ended';
  owner: string;
  settings: TableSettings;
  chairs: Chair[];
  people: Person[];
  fair: Fair;
  me: string;
  seat: number | null;
  game: number;
  paused: boolean;
  pause: Clock | null;
  swaps: number[][];
  replay: string;
  winners: number[];
  reason: string;
  sent_away: SentAway[];
}

/** The whole game as I may see it: at the start, and whenever I connect. */
export interface ViewMessage {
  t: 'view';
  seq: number;
  view: GameView;
  events: GameEvent[];
  ask: Ask | null;
  prompt: Prompt | null;
  answered: boolean;
}

/** Something has happened. */
export interface StepMessage {
  t: 'step';
  seq: number;
  events: GameEvent[];
  patch: Change[];
  ask: Ask | null;
  prompt: Prompt | null;
}

/** The question is as before, but its clock or what I am asked has changed: after a pause, when I am back, or because somebody thinks longer. */
export interface AskedMessage {
  t: 'asked';
  ask: Ask | null;
  prompt: Prompt | null;
  answered: boolean;
}

/** My answer is on the disk. It takes effect when the question ends and its turn comes, or is asked anew if somebody before me acts. */
export interface AcceptedMessage {
  t: 'accepted';
  prompt: string;
}

/** Somebody has said something. */
export interface ChatMessage {
  t: 'chat';
  line: Line;
}

/** Somebody reacts. */
export interface ReactionMessage {
  t: 'reaction';
  guest: string;
  what: string;
}

/** Where my lesson stands. It comes before the `step` or `view` that belongs to it, so that the sentence can be read while what it shows happens. */
export interface LessonMessage {
  t: 'lesson';
  lesson: string;
  title: string;
  step: number;
  steps: number;
  state: string;
  kind: string;
  text: string;
  at: Thing | null;
  where: string;
  tried: string;
  said: string;
  rule: string;
  offer: string;
  marks: Pencil[];
  rules: string[];
  about: string;
  wanted: string;
  following: string;
}

/** Where something that I try out stands. It comes before the `step` or `view` that belongs to it. */
export interface TrialMessage {
  t: 'trial';
  trial: string;
  answers: string[];
  wanted: string;
  left: boolean;
}

/** My time ran out: this was answered for me. */
export interface LapsedMessage {
  t: 'lapsed';
  prompt: string;
  option: string;
  label: string;
}

/** Why something cannot be used now. */
export interface ExplainedMessage {
  t: 'explained';
  what: string;
  text: string;
  rule: string;
  usable: boolean;
}

/** Why the cards in my hand that cannot be used now cannot, each once. */
export interface ReasonsMessage {
  t: 'reasons';
  cards: Reason[];
}

/** What an option would do. */
export interface EffectMessage {
  t: 'effect';
  prompt: string;
  option: string;
  text: string;
}

/** What the coach thinks of the open question, from what I can see and nothing else. */
export interface HintMessage {
  t: 'hint';
  prompt: string;
  state: 'shown' | 'equal' | 'unknown';
  at: Thing;
  look: string;
  text: string;
  options: Advice[];
}

/** Why I am asked. */
export interface WhyAskedMessage {
  t: 'why_asked';
  prompt: string;
  text: string;
  rule: string;
}

/** What a question is about. */
export interface TopicsMessage {
  t: 'topics';
  prompt: string;
  topics: Topic[];
}

/** What the coach thinks of an answer before it is given. */
export interface WeighedMessage {
  t: 'weighed';
  prompt: string;
  option: string;
  topics: string[];
  right: boolean | null;
  warning: string;
  text: string;
  rule: string;
}

/** Yes. */
export interface PongMessage {
  t: 'pong';
  n: number;
}

/** Something you sent was refused; nothing was changed. */
export interface ErrorMessage {
  t: 'error';
  code: string;
  text: string;
  re: string;
}

/** The server closes this connection, for this reason. `restart`: connect again in a moment. */
export interface ByeMessage {
  t: 'bye';
  code: string;
  text: string;
}

export type ServerMessage =
  | WelcomeMessage
  | TableMessage
  | ViewMessage
  | StepMessage
  | AskedMessage
  | AcceptedMessage
  | ChatMessage
  | ReactionMessage
  | LessonMessage
  | TrialMessage
  | LapsedMessage
  | ExplainedMessage
  | ReasonsMessage
  | EffectMessage
  | HintMessage
  | WhyAskedMessage
  | TopicsMessage
  | WeighedMessage
  | PongMessage
  | ErrorMessage
  | ByeMessage;

// From clients.

/** The first message on every connection: who I am and which table I want. With a token I am that guest; without one I am a new guest, and `welcome` brings my token. */
export interface HelloRequest {
  t: 'hello';
  table?: string;
  token?: string;
  name?: string;
  watch?: boolean;
  lang?: 'en' | 'zh-Hant' | 'zh-Hans';
  words?: 'none' | 'labels' | 'full';
  v?: number;
  lesson?: string;
  step?: number;
  trial?: string;
  answers?: string[];
}

/** Are you there? Answered by `pong`. */
export interface PingRequest {
  t: 'ping';
  n?: number;
}

/** Send me everything once more: table, view, log, prompt. */
export interface SyncRequest {
  t: 'sync';
}

/** Speak another language to me from now on; everything is sent anew. */
export interface LangRequest {
  t: 'lang';
  lang: 'en' | 'zh-Hant' | 'zh-Hans';
  words?: 'none' | 'labels' | 'full';
}

/** Before a game: take this free seat (or one with a bot), or move to it. */
export interface SitRequest {
  t: 'sit';
  seat: number;
}

/** Before a game: give up my seat and stay at the table. */
export interface StandRequest {
  t: 'stand';
}

/** Before a game: I would change seats with whoever sits there. Done when they say the same. */
export interface SwapRequest {
  t: 'swap';
  seat: number;
}

/** Before a game: change my name, or which gender I play as (some characters ask). */
export interface ProfileRequest {
  t: 'profile';
  name?: string;
  gender?: '' | 'male' | 'female' | 'both' | 'none';
}

/** Owner, before a game: the table is to be like this. */
export interface SettingsRequest {
  t: 'settings';
  settings: TableSettings;
}

/** Owner, before a game: this bot sits there; without a name the seat is open again. */
export interface BotRequest {
  t: 'bot';
  seat: number;
  bot?: string;
}

/** Owner, before a game: draw seats by lot now. */
export interface ShuffleRequest {
  t: 'shuffle';
}

/** Owner, before a game: this guest has to go, and cannot come back until the owner lets them. For half an hour nobody who is new at the table comes in from the same address either. */
export interface KickRequest {
  t: 'kick';
  guest: string;
}

/** Owner: this guest, who was sent away, may come back, and others from the same address. */
export interface ReadmitRequest {
  t: 'readmit';
  guest: string;
}

/** Owner: this guest is the owner from now on. */
export interface HandoverRequest {
  t: 'handover';
  guest: string;
}

/** Owner: deal. Empty seats are taken by bots. */
export interface StartRequest {
  t: 'start';
}

/** Owner, after a game: same people, same seats, a new deal to come. */
export interface RematchRequest {
  t: 'rematch';
}

/** Owner, in a game: all clocks stand still, nobody can answer. After 10 minutes at most the game goes on by itself; all pauses of a game together last at most 30 minutes. */
export interface PauseRequest {
  t: 'pause';
}

/** Owner, in a game: go on. */
export interface ResumeRequest {
  t: 'resume';
}

/** I go. Before a game my seat is free; in a game a bot plays on and I can take the seat back. */
export interface LeaveRequest {
  t: 'leave';
}

/** In a game: a bot plays my seat to the end. I cannot take it back in this game. */
export interface ConcedeRequest {
  t: 'concede';
}

/** In a game: I am here again; the bot that played for me stops. */
export interface BackRequest {
  t: 'back';
}

/** My answer to a prompt. */
export interface AnswerRequest {
  t: 'answer';
  prompt: string;
  option: string;
  quiet?: boolean;
}

/** In a coached game: I take my last answer back. Possible as long as the open question says so (`undo`): nobody has answered since, and I know nothing that I did not know before. Answered by `view`. */
export interface UndoRequest {
  t: 'undo';
}

/** I want to think longer about this question: it stays open until I answer, at most for my ordinary clock. Anybody who is asked may say so, with something to choose or without. Everybody is told that somebody thinks. */
export interface HoldRequest {
  t: 'hold';
  prompt: string;
}

/** I need one more full clock for this question, which waits for me. Twice in a game; all are told. */
export interface LongerRequest {
  t: 'longer';
  prompt: string;
}

/** Owner: bots, and all that only passes time, are to be so quick from now on. People's clocks stay as they are. */
export interface SpeedRequest {
  t: 'speed';
  speed: string;
}

/** When I want to think longer without saying so each time. Sent whole. */
export interface Prefs {
  hold?: ('targeted' | 'reached' | 'decisive' | 'named' | 'always' | 'can_act')[] | null;
  named?: string[];
}

/** A line of chat: plain text. */
export interface SayRequest {
  t: 'say';
  text: string;
}

/** A small reaction, shown for a moment and not kept. */
export interface ReactRequest {
  t: 'react';
  what: 'laugh' | 'wow' | 'think' | 'hurry' | 'sorry' | 'thanks' | 'well-played' | 'no';
}

/** Do not send me what this guest says (or, with `on` false, do again). */
export interface MuteRequest {
  t: 'mute';
  guest: string;
  on?: boolean;
}

/** Complain to whoever runs the server about a line of chat. */
export interface ReportRequest {
  t: 'report';
  line: number;
  reason?: string;
}

/** In a lesson: `next` sentence; `how` is it done (what I tried is taken back, and `lesson` names the answer that is `wanted`); `show` me, so that it is done; take `back` what I tried, or one step back; `restart`; or `skip` this step. Answered by `lesson`, and by `step` or `view` where the table has changed. */
export interface LessonRequest {
  t: 'lesson';
  do: 'next' | 'how' | 'show' | 'back' | 'restart' | 'skip';
}

/** In a trial: back to the position it began with. */
export interface TrialRequest {
  t: 'trial';
  do?: 'restart';
}

/** Why can I not use this card (鎖定/red) or skill (skill 老槍 2) now, or why is this answer not there (play 鎖定/red on 丙, send 鎖定/red to 丙, skill 老槍 2 on 丙, accept, end)? Answered by `explained`. `hand` asks for all cards of my hand that cannot be used now, and is answered by `reasons`. */
export interface ExplainRequest {
  t: 'explain';
  what: string;
}

/** What would happen if I chose this option? Answered by `effect`. */
export interface EffectRequest {
  t: 'effect';
  prompt: string;
  option: string;
}

/** What would the coach look at here, and which answers would it consider? Answered by `hint`. */
export interface HintRequest {
  t: 'hint';
  prompt: string;
}

/** Why am I asked this? Answered by `why_asked`. */
export interface WhyAskedRequest {
  t: 'why_asked';
  prompt: string;
}

/** What is this question about? Answered by `topics`. */
export interface TopicsRequest {
  t: 'topics';
  prompt: string;
}

/** What would the coach say before I give this answer? Nothing is answered yet. Answered by `weighed`. */
export interface WeighRequest {
  t: 'weigh';
  prompt: string;
  option: string;
}

export type ClientMessage =
  | HelloRequest
  | PingRequest
  | SyncRequest
  | LangRequest
  | SitRequest
  | StandRequest
  | SwapRequest
  | ProfileRequest
  | SettingsRequest
  | BotRequest
  | ShuffleRequest
  | KickRequest
  | ReadmitRequest
  | HandoverRequest
  | StartRequest
  | RematchRequest
  | PauseRequest
  | ResumeRequest
  | LeaveRequest
  | ConcedeRequest
  | BackRequest
  | AnswerRequest
  | UndoRequest
  | HoldRequest
  | LongerRequest
  | SpeedRequest
  | ({ t: 'prefs' } & Prefs)
  | SayRequest
  | ReactRequest
  | MuteRequest
  | ReportRequest
  | LessonRequest
  | TrialRequest
  | ExplainRequest
  | EffectRequest
  | HintRequest
  | WhyAskedRequest
  | TopicsRequest
  | WeighRequest;

// Over HTTP.

/** A table that somebody wants to open. */
export interface NewTable {
  name: string;
  settings: TableSettings;
}

/** A table that was opened. */
export interface OpenedTable {
  code: string;
  link: string;
  guest: string;
  token: string;
}

/** What anybody may know of a table. */
export interface TableInfo {
  code: string;
  phase: string;
  edition: string;
  seats: number;
  people: number;
  open_seats: number;
  spectators: boolean;
  pace: string;
  owner: string;
  turn: number;
  mine: boolean;
  asked: boolean;
}

/** How others in the same network reach this server. */
export interface Invitations {
  urls: string[];
}

/** Whether the server is well. */
export interface Health {
  ok: boolean;
  store: string;
  tables: number;
  warnings: string[];
  version: number;
  rules: string;
  draining: boolean;
  durable: string;
}

/** Codes of errors. */
export type ErrorCode =
  | 'bad-json'
  | 'bad-message'
  | 'too-fast'
  | 'busy'
  | 'no-table'
  | 'bad-token'
  | 'bad-name'
  | 'name-taken'
  | 'table-full'
  | 'kicked'
  | 'barred'
  | 'too-many'
  | 'not-owner'
  | 'not-now'
  | 'not-seated'
  | 'seat-taken'
  | 'no-seat'
  | 'no-guest'
  | 'bad-settings'
  | 'not-alone'
  | 'paused'
  | 'no-pause'
  | 'stale-prompt'
  | 'not-asked'
  | 'already-answered'
  | 'too-late'
  | 'illegal-action'
  | 'conceded'
  | 'moved'
  | 'not-saved'
  | 'no-space'
  | 'nothing-to-explain'
  | 'no-lesson'
  | 'no-ruling'
  | 'no-trial'
  | 'lesson-step'
  | 'no-coach'
  | 'no-line'
  | 'bad-text'
  | 'protocol'
  | 'server-error'
  | 'unknown-edition'
  | 'unknown-option'
  | 'bad-option-value'
  | 'bad-seats'
  | 'bad-deal'
  | 'unknown-bot'
  | 'bad-setup';

/** Default values that the server leaves out, by message and part. */
export const FILL: Record<string, { defaults: Record<string, unknown>; parts: Record<string, string> }> = {
  TableSettings: {"defaults":{"banned":[],"bot":"","clock":false,"coach":false,"coached":false,"edition":"classic","options":{},"pace":"normal","public":false,"random_seats":false,"relaxed":false,"seats":5,"spectators":true,"speed":""},"parts":{}},
  Person: {"defaults":{"away":false,"coach":false,"conceded":false,"gender":"","here":false,"longer":0,"seat":null},"parts":{}},
  Chair: {"defaults":{"bot":"","guest":"","name":""},"parts":{}},
  SentAway: {"defaults":{},"parts":{}},
  Fair: {"defaults":{"seed":""},"parts":{}},
  Clock: {"defaults":{},"parts":{}},
  Ask: {"defaults":{"clock":null,"held":false,"lasting":false,"longer":false,"undo":false},"parts":{"clock":"Clock"}},
  Prompt: {"defaults":{"holding":false,"text":""},"parts":{"options":"Choice"}},
  Choice: {"defaults":{"aim":"","card":"","cards":[],"effect":"","elsewhere":false,"kind":"","label":"","rule":"","target":null,"use":"","word":""},"parts":{}},
  Thing: {"defaults":{"seat":null,"word":""},"parts":{}},
  Pencil: {"defaults":{"sure":false},"parts":{}},
  Advice: {"defaults":{"aim":"","because":[],"clear":"clear","sure":""},"parts":{}},
  Topic: {"defaults":{"rule":""},"parts":{}},
  Line: {"defaults":{},"parts":{}},
  Reason: {"defaults":{"rule":""},"parts":{}},
  Welcome: {"defaults":{"chat":[],"prefs":null,"rules":"","token":"","v":1},"parts":{"chat":"Line","prefs":"Prefs"}},
  Table: {"defaults":{"game":0,"me":"","pause":null,"paused":false,"reason":"","replay":"","seat":null,"sent_away":[],"swaps":[],"winners":[]},"parts":{"chairs":"Chair","fair":"Fair","pause":"Clock","people":"Person","sent_away":"SentAway","settings":"TableSettings"}},
  View: {"defaults":{"answered":false,"ask":null,"prompt":null},"parts":{"ask":"Ask","prompt":"Prompt"}},
  Step: {"defaults":{"ask":null,"prompt":null},"parts":{"ask":"Ask","prompt":"Prompt"}},
  Asked: {"defaults":{"answered":false,"ask":null,"prompt":null},"parts":{"ask":"Ask","prompt":"Prompt"}},
  Accepted: {"defaults":{},"parts":{}},
  Chat: {"defaults":{},"parts":{"line":"Line"}},
  Reaction: {"defaults":{},"parts":{}},
  Lesson: {"defaults":{"about":"","at":null,"following":"","marks":[],"offer":"","rule":"","rules":[],"said":"","tried":"","wanted":"","where":""},"parts":{"at":"Thing","marks":"Pencil"}},
  Trial: {"defaults":{"left":false,"wanted":""},"parts":{}},
  Lapsed: {"defaults":{"label":""},"parts":{}},
  Explained: {"defaults":{},"parts":{}},
  Reasons: {"defaults":{},"parts":{"cards":"Reason"}},
  Effect: {"defaults":{},"parts":{}},
  Hint: {"defaults":{},"parts":{"at":"Thing","options":"Advice"}},
  WhyAsked: {"defaults":{"rule":""},"parts":{}},
  Topics: {"defaults":{},"parts":{"topics":"Topic"}},
  Weighed: {"defaults":{"right":null,"rule":"","text":"","warning":""},"parts":{}},
  Pong: {"defaults":{"n":0},"parts":{}},
  Error: {"defaults":{"re":""},"parts":{}},
  Bye: {"defaults":{},"parts":{}},
  Prefs: {"defaults":{"hold":null,"named":[]},"parts":{}},
  NewTable: {"defaults":{"settings":{}},"parts":{"settings":"TableSettings"}},
  OpenedTable: {"defaults":{},"parts":{}},
  TableInfo: {"defaults":{"asked":false,"mine":false,"turn":0},"parts":{}},
  Invitations: {"defaults":{},"parts":{}},
  Health: {"defaults":{"draining":false,"durable":"local","rules":"6","version":1},"parts":{}},
};
