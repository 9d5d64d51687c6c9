/** Playing a finished game: where we are in it, forwards and backwards, at which speed. What it shows is read like a
 *  session's, so the same table can draw it. */
import type { Ask, Chair, GameEvent, GameView, Prompt, TableMessage } from '../net/protocol';
import type { Deadline } from '../net/asked.svelte';
import type { Reaction, Step } from '../net/session.svelte';
import { type Mark, nextThatMatters, partAt, type Part, partsOf } from './chapters';
import { type Asked, type Story, viewsOf } from './story';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Not a speed: only what matters is shown. */
export const MATTERS = 0;

/** How long a step is looked at: one that says more, longer. */
const BASE_MS = 900;
const EVENT_MS = 450;
const MOST_MS = 3600;

export class Player {
  story = $state.raw<Story | null>(null);
  /** Which view is shown; 0 is the first. */
  at = $state(0);
  playing = $state(false);
  /** How many times as fast, or only what matters. */
  speed = $state(1);
  /** The turning points that an analysis has found. */
  points = $state.raw<readonly Mark[]>([]);

  #views = $derived(this.story ? viewsOf(this.story) : []);
  /** How many events have happened at each view. */
  #counts = $derived.by((): number[] => {
    const counts = [this.story?.events.length ?? 0];
    for (const step of this.story?.steps ?? []) counts.push(counts[counts.length - 1]! + step.events.length);
    return counts;
  });
  #all = $derived.by((): GameEvent[] => [
    ...(this.story?.events ?? []),
    ...(this.story?.steps ?? []).flatMap((step) => step.events),
  ]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hooks = new Set<(step: Step) => void>();

  last = $derived(Math.max(0, this.#views.length - 1));
  /** The chapters, with their steps. */
  parts = $derived.by((): Part[] =>
    this.#views.length ? partsOf(this.story?.chapters ?? [], this.#views, this.points) : [],
  );
  /** The one shown. */
  chapter = $derived(partAt(this.parts, this.at));

  // What the table draws.

  view = $derived.by((): GameView | null => this.#views[this.at] ?? null);
  events = $derived.by((): GameEvent[] => (this.#views.length ? this.#all.slice(0, this.#counts[this.at]) : this.#all));
  /** What the step to this view told. */
  news = $derived.by((): GameEvent[] => {
    const from = this.at === 0 ? 0 : this.#counts[this.at - 1]!;
    return this.#all.slice(from, this.#counts[this.at]).filter((event) => event.text);
  });
  /** What the seat whose eyes these are was asked at this view. */
  asked = $derived.by((): Asked | null => this.askedAt(this.at));
  /** The question the rules were at; -1: it was over. */
  moment = $derived(this.asked?.number ?? this.view?.decision?.number ?? -1);
  table = $derived.by((): TableMessage | null => (this.story ? tableOf(this.story) : null));
  ask: Ask | null = null;
  clock: Deadline | null = null;
  prompt: Prompt | null = null;
  answered = false;
  owner = false;
  guest = '';
  reactions: Reaction[] = [];
  get seat(): number | null {
    return this.story?.seat ?? null;
  }
  get code(): string {
    return this.story?.game ?? '';
  }

  askedAt(step: number): Asked | null {
    const frame = step === 0 ? this.story : this.story?.steps?.[step - 1];
    return frame?.asked ?? null;
  }

  /** What the step to a view told. */
  eventsAt(step: number): GameEvent[] {
    return (step === 0 ? this.story?.events : this.story?.steps?.[step - 1]?.events) ?? [];
  }

  /** Show another story of the same game, at the same moment. */
  show(story: Story): void {
    const moment = this.view?.decision?.number;
    const over = this.view !== null && this.at === this.last;
    this.story = story;
    if (moment === undefined || this.#views.length === 0) this.at = over ? this.last : 0;
    else if (over) this.at = this.last;
    else this.goTo(moment);
  }

  /** To the view at which that question was put to these eyes, or else the first at which one that far on was open. */
  goTo(moment: number): void {
    const mine = this.#views.findIndex((_, step) => this.askedAt(step)?.number === moment);
    const same = this.#views.findIndex((view) => view.decision === null || view.decision.number >= moment);
    this.at = mine >= 0 ? mine : same < 0 ? this.last : same;
  }

  go(to: number): void {
    const next = Math.min(this.last, Math.max(0, Math.round(to)));
    const before = this.view;
    const forward = next === this.at + 1;
    this.at = next;
    const after = this.view;
    const events = this.story?.steps?.[next - 1]?.events;
    if (forward && before && after && events) for (const hook of this.#hooks) hook({ events, before, after });
    if (next === this.last) this.pause();
    else if (this.playing) this.#wait();
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** To the beginning of this chapter, or of the one before or after. */
  turn(by: -1 | 1): void {
    const now = this.parts[this.chapter];
    if (!now) return;
    const inside = by < 0 && this.at > now.first;
    const to = inside ? now.first : (this.parts[this.chapter + by]?.first ?? (by < 0 ? 0 : this.last));
    this.pause();
    this.go(to);
  }

  play(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  /** What is called after every step forward, as a session does it. */
  onStep(hook: (step: Step) => void): () => void {
    this.#hooks.add(hook);
    return () => this.#hooks.delete(hook);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const matters = this.speed === MATTERS;
    const ms = Math.min(MOST_MS, BASE_MS + EVENT_MS * Math.max(1, this.news.length)) / (matters ? 1 : this.speed);
    const next = (): number => (matters ? nextThatMatters(this.parts, this.at, this.last) : this.at + 1);
    this.#timer = setTimeout(() => this.go(next()), ms);
  }
}

/** The table of a game that is over, as far as a replay knows it. */
function tableOf(story: Story): TableMessage {
  const chairs: Chair[] = Array.from({ length: story.seats }, (_, seat) => ({
    guest: '',
    bot: '',
    name: story.names[seat] ?? '',
  }));
  return {
    t: 'table',
    code: story.game,
    phase: 'over',
    owner: '',
    settings: {
      edition: story.edition,
      seats: story.seats,
      options: story.options,
      banned: [],
      pace: '',
      speed: '',
      clock: false,
      relaxed: false,
      spectators: true,
      public: false,
      random_seats: false,
      coach: false,
      coached: false,
      bot: '',
    },
    chairs,
    people: [],
    fair: { sha256: story.seed_sha256, seed: story.seed },
    me: '',
    seat: story.seat,
    game: 0,
    paused: false,
    pause: null,
    swaps: [],
    replay: story.game,
    winners: [],
    reason: '',
    sent_away: [],
  };
}
