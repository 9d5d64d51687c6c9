/** Where something of the book has happened in the games that were played in this browser. */
import { knownReplays } from '../net/kept';
import type { Lang } from '../net/session.svelte';
import { loadStory, type Eyes, type Story } from '../replay/story';

/** A moment of a game, and the sentence of its log. */
export interface Happened {
  game: string;
  eyes: Eyes;
  step: number;
  turn: number;
  text: string;
}

const GAMES = 3; // the latest
const MOST = 4;
/** Games that the server no longer has: nobody asks for them again. */
const gone = new Set<string>();

/** What is looked for: rules, and what is used (a card or a skill, by its key). */
export interface Sought {
  rules: readonly string[];
  use?: string;
}

/** The moments of a story in which it happened, the latest first. */
export function happenedIn(story: Story, eyes: Eyes, { rules, use }: Sought): Happened[] {
  const found: Happened[] = [];
  let turn = 0;
  [story.events, ...(story.steps ?? []).map((frame) => frame.events)].forEach((events, step) => {
    for (const event of events) {
      if (event.kind === 'turn') turn = event.x ?? turn + 1;
      const used = use !== undefined && event.kind === 'play' && event.word === use;
      if (event.text && (used || rules.includes(event.rule ?? '')))
        found.push({ game: story.game, eyes, step, turn, text: event.text });
    }
  });
  return found.reverse();
}

/** In the latest games of these presets, seen as they were seen then. Games that cannot be had are left out. */
export async function happenedLately(presets: ReadonlySet<string>, sought: Sought, lang: Lang): Promise<Happened[]> {
  const games = knownReplays()
    .filter((one) => presets.has(one.edition) && !gone.has(one.id))
    .slice(0, GAMES);
  const found: Happened[] = [];
  for (const one of games) {
    const eyes = one.seat ?? 'spectator';
    const story = await loadStory(one.id, eyes, lang).catch(() => null);
    if (story === null) gone.add(one.id);
    if (story?.view) found.push(...happenedIn(story, eyes, sought));
    if (found.length >= MOST) break;
  }
  return found.slice(0, MOST);
}
