// From the options of a question to choosing by hand: card → target → confirm. Purely by what the options say about
// themselves (verb, card, seat, aimed card, second seat, word); no rule is known here. Whatever two options differ in
// becomes a step; what they share is decided without asking.
import type { Choice } from '../../net/protocol';

/** What one holds and wants to do with it: use it, or send it as intelligence. */
export type Mode = 'use' | 'send';

/** What has been chosen so far; what is missing is open. */
export interface Picked {
  mode?: Mode;
  card?: string;
  act?: string;
  seat?: number | null;
  aim?: string;
  also?: number | null;
  rest?: string;
  /** All of it was chosen at once, in the list: it is taken back at once. */
  whole?: true;
}

export type Facet = 'card' | 'act' | 'seat' | 'aim' | 'also' | 'rest';

export interface Step {
  /** What has to be chosen next; null: everything is settled. */
  facet: Facet | null;
  /** Options that still fit. */
  remaining: Choice[];
  /** The option that is meant, once only one fits and something was chosen. */
  option: Choice | null;
  /** Cards of the hand that may be chosen now. */
  cards: Set<string>;
  /** Cards that lie elsewhere and may be chosen now. */
  loose: string[];
  /** Things to do without a card, grouped. */
  acts: Act[];
  /** Seats that may be chosen now. */
  seats: Set<number>;
  /** Intelligence that may be aimed at now. */
  aims: string[];
  /** Buttons for whatever else differs. */
  others: Choice[];
  /** Whether cards can be used and sent, so that one has to say which. */
  modes: Mode[];
}

export interface Act {
  key: string;
  kind: string;
  use: string;
  options: Choice[];
}

const SEATS = '甲乙丙丁戊己庚辛壬';
// Which option the button at the far right stands for, first found.
const CLOSING = ['pass', 'done', 'none', 'decline', 'skip', 'end'];
// What a moment can be about: only these are proposed before anything was chosen, where one could also let it be.
// Everything else spends or reveals something.
const ABOUT = ['accept', 'declare', 'draw'];

/** The verb and what carries it out: two options with the same act do the same thing to something else. */
export function actOf(option: Choice): string {
  return option.use ? `${option.kind} ${option.use}` : option.kind;
}

/** A second seat that an option names (send … lock 丙; skill … on 戊 甲). */
export function alsoOf(option: Choice): number | null {
  const last = option.word.split(' ').at(-1) ?? '';
  const seat = last.length === 1 ? SEATS.indexOf(last) : -1;
  return seat < 0 ? null : seat;
}

function modeOf(option: Choice): Mode {
  return option.kind === 'send' ? 'send' : 'use';
}

function restOf(option: Choice): string {
  return alsoOf(option) === null ? [option.word, ...option.cards].join(' ') : '';
}

/** The option that the button at the far right stands for: pass, or what comes closest to it. */
export function closingOption(options: readonly Choice[]): Choice | null {
  for (const kind of CLOSING) {
    const found = options.filter((option) => option.kind === kind && !option.card);
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}

/** Passing takes one tap. Ending a turn in which there is still something to do is asked back. */
export function closesAtOnce(option: Choice, options: readonly Choice[]): boolean {
  return option.kind !== 'end' || options.length === 1;
}

function fits(option: Choice, picked: Picked): boolean {
  if (picked.card !== undefined && option.card !== picked.card) return false;
  if (picked.mode !== undefined && option.card && !option.elsewhere && modeOf(option) !== picked.mode) return false;
  if (picked.act !== undefined && actOf(option) !== picked.act) return false;
  if (picked.seat !== undefined && option.target !== picked.seat) return false;
  if (picked.aim !== undefined && option.aim !== picked.aim) return false;
  if (picked.also !== undefined && alsoOf(option) !== picked.also) return false;
  return picked.rest === undefined || restOf(option) === picked.rest;
}

const VALUE: Record<Facet, (option: Choice) => string | number | null> = {
  card: (option) => option.card,
  act: actOf,
  seat: (option) => option.target,
  aim: (option) => option.aim,
  also: alsoOf,
  rest: restOf,
};
const ORDER: readonly Facet[] = ['card', 'act', 'seat', 'aim', 'also', 'rest'];

function values(options: readonly Choice[], facet: Facet): Set<string | number | null> {
  return new Set(options.map(VALUE[facet]));
}

/** Whether anything was chosen (how cards are meant to be used does not count). */
export function isEmpty(picked: Picked): boolean {
  return picked.card === undefined && picked.act === undefined && picked.seat === undefined;
}

/** What can be chosen now. Where it `hurts` to accept, that is not proposed either. */
export function step(options: readonly Choice[], chosen: Picked, hurts = false): Step {
  const closing = closingOption(options);
  const open = options.filter((option) => option !== closing);
  const picked: Picked = { ...chosen };
  // how cards are meant is remembered; where there is only one way it does not matter
  if (!bothWays(open)) delete picked.mode;
  const free = groups(open.filter((option) => !option.card));
  const modes = modesOf(open, picked);
  const first = Object.assign({}, picked);
  const whole = open.some((option) => option.card);
  // nothing but one kind of thing to do: it is meant
  if (isEmpty(picked) && !whole && free.length === 1 && free[0]) first.act = free[0].key;
  const blank = isEmpty(first);
  const remaining = open.filter((option) => fits(option, first));
  const facet = blank ? 'card' : (ORDER.find((f) => first[f] === undefined && values(remaining, f).size > 1) ?? null);
  const inHand = open.filter((option) => option.card && !option.elsewhere && fits(option, { mode: picked.mode }));
  const last = remaining.length === 1 && !blank ? (remaining[0] ?? null) : null;
  const shy = last !== null && (!ABOUT.includes(last.kind) || (hurts && last.kind === 'accept'));
  const proposed = shy && isEmpty(picked) && closing !== null;
  const only = proposed ? null : last;
  return {
    facet: proposed ? 'act' : only ? null : facet,
    remaining,
    option: only,
    cards: new Set(inHand.map((option) => option.card)),
    loose: [...new Set(open.filter((option) => option.card && option.elsewhere).map((option) => option.card))],
    acts: blank || proposed ? free : facet === 'act' ? groups(remaining) : [],
    seats: new Set(facet === 'seat' || facet === 'also' ? numbers(values(remaining, facet)) : []),
    aims: facet === 'aim' ? texts(values(remaining, 'aim')) : [],
    others: facet === 'rest' ? remaining : facet === 'seat' || facet === 'also' ? without(remaining, facet) : [],
    modes,
  };
}

function numbers(found: Iterable<string | number | null>): number[] {
  return [...found].filter((value): value is number => typeof value === 'number');
}

function texts(found: Iterable<string | number | null>): string[] {
  return [...found].filter((value): value is string => typeof value === 'string');
}

/** Options of a step for a seat that name none: a button says so. */
function without(options: readonly Choice[], facet: 'seat' | 'also'): Choice[] {
  return options.filter((option) => VALUE[facet](option) === null);
}

function groups(options: readonly Choice[]): Act[] {
  const found = new Map<string, Act>();
  for (const option of options) {
    const key = actOf(option);
    const group = found.get(key) ?? { key, kind: option.kind, use: option.use, options: [] };
    group.options.push(option);
    found.set(key, group);
  }
  return [...found.values()];
}

function inHandModes(open: readonly Choice[]): Set<Mode> {
  return new Set(open.filter((option) => option.card && !option.elsewhere).map(modeOf));
}

function bothWays(open: readonly Choice[]): boolean {
  return inHandModes(open).size > 1;
}

/** Both ways where cards can be used and sent; with a card picked, the ways it can be. */
function modesOf(open: readonly Choice[], picked: Picked): Mode[] {
  if (!bothWays(open)) return [];
  const mine = open.filter((option) => picked.card === undefined || option.card === picked.card);
  const found = inHandModes(mine);
  return (['use', 'send'] as const).filter((mode) => found.has(mode));
}

/** A card was tapped: pick it, with the mode it can be used in; tapped again it is put back. */
export function pickCard(options: readonly Choice[], picked: Picked, card: string): Picked {
  const closing = closingOption(options);
  const mine = options.filter((option) => option.card === card && option !== closing);
  if (mine.length === 0 || picked.card === card) return keepMode(picked);
  const wanted = picked.mode;
  if (step(options, keepMode(picked)).modes.length < 2) return { ...keepMode(picked), card };
  const fitting = wanted !== undefined && mine.some((option) => option.elsewhere || modeOf(option) === wanted);
  const first = mine[0];
  const mode = fitting || !first ? wanted : modeOf(first);
  return mode === undefined ? { card } : { mode, card };
}

/** How cards are meant from now on; a card that cannot be used so is put back. */
export function pickMode(options: readonly Choice[], picked: Picked, mode: Mode): Picked {
  const card = picked.card;
  const keeps = card !== undefined && options.some((option) => option.card === card && modeOf(option) === mode);
  return keeps ? { mode, card } : { mode };
}

/** Something without a card was tapped. */
export function pickAct(picked: Picked, key: string): Picked {
  return picked.act === key
    ? keepMode(picked)
    : { ...keepMode(picked), ...(picked.card ? { card: picked.card } : {}), act: key };
}

/** A seat was tapped: it is the target or, where the target is known, the second seat. */
export function pickSeat(options: readonly Choice[], picked: Picked, seat: number): Picked {
  const now = step(options, picked);
  if (now.facet === 'also' && now.seats.has(seat)) return { ...settled(now, picked), also: seat };
  if (now.facet === 'seat' && now.seats.has(seat)) return { ...settled(now, picked), seat };
  // another seat instead of the one chosen before
  const before: Picked = { ...picked };
  delete before.also;
  delete before.aim;
  delete before.rest;
  const second = picked.also !== undefined && step(options, { ...before }).facet === 'also';
  if (!second) delete before.seat;
  const again = step(options, before);
  if (again.seats.has(seat)) return pickSeat(options, before, seat);
  return picked;
}

/** An act that was meant because it is the only one is written down once something follows from it. */
function settled(now: Step, picked: Picked): Picked {
  const acts = values(now.remaining, 'act');
  const act = picked.act ?? (picked.card === undefined && acts.size === 1 ? (texts(acts)[0] ?? undefined) : undefined);
  const next: Picked = act === undefined ? { ...picked } : { ...picked, act };
  delete next.whole; // from here on it is chosen by hand
  return next;
}

/** An aimed card was tapped. */
export function pickAim(options: readonly Choice[], picked: Picked, aim: string): Picked {
  return { ...settled(step(options, picked), picked), aim };
}

/** A button for whatever else differs was tapped. */
export function pickOther(options: readonly Choice[], picked: Picked, option: Choice): Picked {
  const now = step(options, picked);
  const base = settled(now, picked);
  if (now.facet === 'seat') return { ...base, seat: null };
  if (now.facet === 'also') return { ...base, also: null };
  return { ...base, rest: restOf(option) };
}

/** Everything about one option, as if it had been chosen step by step. */
export function pickWhole(option: Choice): Picked {
  const whole: Picked = {
    act: actOf(option),
    seat: option.target,
    also: alsoOf(option),
    aim: option.aim,
    rest: restOf(option),
    whole: true,
  };
  return option.card ? { ...whole, card: option.card, mode: modeOf(option) } : whole;
}

/** Take back the last step. */
export function stepBack(picked: Picked): Picked {
  if (picked.whole) return keepMode(picked);
  const back: Picked = { ...picked };
  for (const facet of ['rest', 'also', 'aim', 'seat', 'act', 'card'] as const) {
    if (back[facet] !== undefined) {
      delete back[facet];
      // what was meant because it is the only act goes with it
      if (facet !== 'act' && facet !== 'card' && back.card === undefined && back.seat === undefined) delete back.act;
      return back;
    }
  }
  return back;
}

function keepMode(picked: Picked): Picked {
  return picked.mode === undefined ? {} : { mode: picked.mode };
}
