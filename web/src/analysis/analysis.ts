/** The analysis of a finished game as the server tells it. Shares of a game are from 0 to 1, errors are half the width
 *  of a 95 % interval. */
import { getJson } from '../net/http';
import type { Lang } from '../net/session.svelte';

export type State = 'none' | 'queued' | 'running' | 'part' | 'ready' | 'stale' | 'paused' | 'failed' | 'off';

export interface Side {
  /** 0 and 1 collect red and blue; 2 plays alone. */
  faction: number;
  seats: number[];
}

export interface TurnPoint {
  turn: number;
  /** Whose turn begins; -1: the game is over. */
  seat: number;
  moment: number;
  /** Of every side, with its error; empty: not known yet. */
  chances: [number, number][];
  plays: number;
}

export interface Seen {
  moment: number;
  turn: number;
  odds: [number, number, number][];
}

/** Faction, how likely, and how it was known: by `rule`, from `private` evidence too, or by `behaviour` alone. */
export type Belief = [number, number, string];

export interface Answer {
  notation: string;
  label: string;
  reason: string;
  done: boolean;
  chance: number;
  error: number;
  behind: number;
  behind_error: number;
}

export interface Choice {
  moment: number;
  turn: number;
  seat: number;
  question: string;
  verdict: string;
  told: string;
  loss: number;
  error: number;
  answers: Answer[];
  about: number;
  believed: string[];
  /** The questions that were open when those things had happened; -1, or none: it cannot be said. */
  believed_at?: number[];
  worlds: number;
  done: string;
}

export interface TurningPoint {
  turn: number;
  moment: number;
  side: number;
  before: number;
  after: number;
  error: number;
  title: string;
  happened: string[];
  picture: { actor: number; target: number; card: string };
  choice: Choice | null;
}

export interface Review {
  key: { level: string; bot: string; bot_version: string; seat: number };
  edition: string;
  names: string[];
  truth: number[];
  identities: string[];
  characters: string[];
  winners: number[];
  turns: TurnPoint[];
  sides: Side[];
  suspicion: Seen[];
  /** By turn, viewer and viewed. */
  knowing: Belief[][][];
  turning_points: TurningPoint[];
  choices: Choice[];
  counted: { seat: number; key: number; like: number }[];
  ready: boolean;
  /** Whether what was believed is told in tens. */
  rough: boolean;
  honest: string[];
}

export interface Told {
  game: string;
  level: string;
  state: State;
  /** How many come first. */
  place: number;
  /** In a hundred. */
  done: number;
  stage?: string;
  turn?: number;
  error?: string;
  review?: Review;
}

export const LEVELS = ['standard', 'deep'] as const;
export type Level = (typeof LEVELS)[number];
export type Verb = 'GET' | 'POST' | 'DELETE';

export interface Wanted {
  /** Whose choices are judged; null: nobody's. */
  seat: number | null;
  level: string;
  lang: Lang;
  /** Whether players are called by their seats. */
  hidden: boolean;
}

/** The address of an analysis. */
export function analysisPath(id: string, { seat, level, lang, hidden }: Wanted): string {
  const query = `seat=${seat ?? ''}&level=${level}&lang=${lang}${hidden ? '&names=hidden' : ''}`;
  return `api/replays/${encodeURIComponent(id)}/analysis?${query}`;
}

export function analysis(verb: Verb, id: string, wanted: Wanted): Promise<Told> {
  return getJson<Told>(analysisPath(id, wanted), { method: verb });
}

/** Whether more will come without anybody asking. */
export function goesOn(state: State): boolean {
  return state === 'queued' || state === 'running' || state === 'paused';
}

/** Choices that cost something, bluffs not counted. */
export function mistakes(choices: Choice[]): Choice[] {
  return choices.filter((choice) => !['like', 'same', 'bluff'].includes(choice.verdict));
}
