/** A finished game as the server tells it: a first view, then what happened and how the view changed. */
import { asksOnce } from '../net/once';
import { applied } from '../net/patch';
import type { Change, GameEvent, GameView } from '../net/protocol';
import type { Lang } from '../net/session.svelte';
import type { Chapter } from './chapters';

/** Through whose eyes: a seat, a spectator's, or with everything open. */
export type Eyes = number | 'spectator' | 'all';

/** What an address or a list says; null: nothing that there is. */
export function eyesOf(text: string | null): Eyes | null {
  if (text === 'spectator' || text === 'all') return text;
  return text !== null && /^\d$/.test(text) ? Number(text) : null;
}

/** What the seat whose eyes these are was asked, with a choice, and what it answered. */
export interface Asked {
  /** Which question it was. */
  number: number;
  kind: string;
  text?: string;
  /** In notation, and in words. */
  options: string[];
  labels?: string[];
  /** Which of them. */
  chose: number;
}

export interface Frame {
  events: GameEvent[];
  patch: Change[];
  asked?: Asked;
}

export interface Story {
  game: string;
  edition: string;
  options: Record<string, string>;
  seats: number;
  names: string[];
  seed_sha256: string;
  seed: string;
  rules_versions: string[];
  /** Milliseconds since 1970, UTC. */
  started_at: number;
  ended_at: number;
  seat: number | null;
  everything: boolean;
  /** What happened before the first view; the whole log where there are no views. */
  events: GameEvent[];
  /** Missing for games that today's rules play differently. */
  view?: GameView;
  steps?: Frame[];
  /** The question that was open at the first view. */
  asked?: Asked;
  chapters?: Chapter[];
}

const ask = asksOnce<Story>(12);

/** Fetch a replay. Finished games do not change, so each is asked for once. `hidden`: without the players' names. */
export function loadStory(id: string, eyes: Eyes, lang: Lang, hidden = false): Promise<Story> {
  const path = `api/replays/${encodeURIComponent(id)}?seat=${eyes}&lang=${lang}${hidden ? '&names=hidden' : ''}`;
  return ask(path);
}

/** Every view of the story; what did not change is shared between them. */
export function viewsOf(story: Story): GameView[] {
  if (!story.view || !story.steps) return [];
  const views = [story.view];
  for (const step of story.steps) views.push(applied(views[views.length - 1]!, step.patch));
  return views;
}
