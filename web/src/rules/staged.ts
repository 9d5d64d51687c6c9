/** A ruling laid out, as the server tells it: a first view with everything open, then one step after the other. */
import { asksOnce } from '../net/once';
import { applied } from '../net/patch';
import type { Change, GameEvent, GameView } from '../net/protocol';
import type { Lang } from '../net/session.svelte';

/** A sentence and the rule behind it; empty: none is cited. */
export interface Line {
  text: string;
  rule: string;
}

interface Told {
  /** Who acted. */
  actors: number[];
  events: GameEvent[];
  told: Line[];
  /** What follows. */
  so: string[];
}

export interface Staged extends Told {
  ruling: string;
  edition: string;
  /** In English, as the scenario has it. */
  title: string;
  names: string[];
  /** Where the point is made: this seat lies below. */
  seat: number;
  /** Whom it is about. */
  concerned: number[];
  view: GameView;
  steps: (Told & { patch: Change[] })[];
}

/** The table after a step. */
export interface Moment extends Told {
  view: GameView;
}

const ask = asksOnce<Staged>(24);

/** Fetch a ruling. It does not change while the page is open, so each is asked for once. */
export function loadStaged(edition: string, ruling: string, lang: Lang): Promise<Staged> {
  const path = `api/rulings/${encodeURIComponent(edition)}/${encodeURIComponent(ruling)}?lang=${lang}`;
  return ask(path);
}

/** Every moment; what did not change is shared between their views. */
export function momentsOf(story: Staged): Moment[] {
  const moments: Moment[] = [story];
  for (const step of story.steps) {
    moments.push({ ...step, view: applied(moments[moments.length - 1]!.view, step.patch) });
  }
  return moments;
}

/** Where a seat lies on the stage, in percent: the asking one below, its right neighbour to the right of it. */
export function placeOnStage(seat: number, bottom: number, seats: number): { x: number; y: number } {
  const angle = (2 * Math.PI * ((seat - bottom + seats) % seats)) / seats;
  return { x: 50 + 31 * Math.sin(angle), y: 50 + 36 * Math.cos(angle) };
}

interface Point {
  x: number;
  y: number;
}

/** Half of a plate and of a card on the stage, in pixels, with a little room between them. */
const PLATE = { x: 54, y: 24 };
const CARD = { x: 17, y: 24 };
const GAP = 3;

/** Where the card lies that has reached somebody, in pixels: towards the middle, just beyond their plate. */
export function beforePlate(seat: Point, middle: Point): Point {
  const [dx, dy] = [middle.x - seat.x, middle.y - seat.y];
  const along = Math.min((PLATE.x + CARD.x + GAP) / Math.abs(dx), (PLATE.y + CARD.y + GAP) / Math.abs(dy), 1);
  return { x: seat.x + dx * along, y: seat.y + dy * along };
}

/** How far what is in use moves aside, so that the card under way does not lie on it. */
export function aside(card: Point | null, middle: Point): number {
  if (!card) return 0;
  const room = Math.max(0, 46 - Math.abs(card.x - middle.x));
  return card.x >= middle.x ? -room : room;
}

/** What is marked at a seat: out of the game, dying, locked, lured away, or nothing. */
export function markOf(view: GameView, seat: number): 'dead' | 'lost' | 'dying' | 'locked' | 'lured' | '' {
  const one = view.seats[seat];
  if (!one) return '';
  if (one.status !== 'in') return one.status;
  if (one.dying) return 'dying';
  const { transit } = view;
  if (transit && (transit.locked >> seat) & 1) return 'locked';
  return transit && (transit.lured >> seat) & 1 ? 'lured' : '';
}

/** The cards and skills in use, the latest first. */
export function inUse(view: GameView): { by: number; card: string }[] {
  return view.stack
    .filter((item) => item.name !== 'window')
    .map((item) => ({ by: item.by, card: item.card ?? '' }))
    .reverse();
}
