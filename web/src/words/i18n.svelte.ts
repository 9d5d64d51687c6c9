/** The client's own words. `t('key', args)` reads the current language and is reactive: when the language
 *  changes, everything on the screen does, without a reload. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import parts, { type Part } from 'virtual:parts';
import { keep, read } from '../net/kept';
import type { Lang } from '../net/session.svelte';

export const LANGUAGES: readonly Lang[] = ['zh-Hant', 'zh-Hans', 'en'];

const FILES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  'zh-Hant': () => import('virtual:words/zh-Hant'),
  'zh-Hans': () => import('virtual:words/zh-Hans'),
};

/** What only some pages say, and comes with them. */
const wanted = new Set<Part>();
const have = new Set<string>();

const GAP = 0xe000; // characters from here on are private: no sentence has them

const bundles = new Map<Lang, FluentBundle>();
let current = $state<Lang>('zh-Hant');
let bundle = $state.raw<FluentBundle | null>(null);

/** The language this browser would like: what was chosen before, else what it says of itself. */
export function wantedLanguage(): Lang {
  const kept = read<Lang | ''>('lang', '');
  if (kept && LANGUAGES.includes(kept)) return kept;
  for (const tag of navigator.languages ?? [navigator.language]) {
    const low = tag.toLowerCase();
    if (/^zh\b/.test(low)) return /hans|-cn|-sg|-my/.test(low) ? 'zh-Hans' : 'zh-Hant';
    if (/^en\b/.test(low)) return 'en';
  }
  return 'zh-Hant';
}

export function lang(): Lang {
  return current;
}

export function words(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(text))) console.error(`${lang}: ${error.message}`);
  return made;
}

async function addParts(to: Lang, made: FluentBundle): Promise<void> {
  for (const part of wanted) {
    const name = `${to}/${part}`;
    if (have.has(name)) continue;
    const text = (await parts[part][to]()).default;
    if (have.has(name)) continue; // asked for twice at the same time
    have.add(name);
    for (const error of made.addResource(new FluentResource(text))) console.error(`${name}: ${error.message}`);
  }
}

/** From now on the words of these parts are there too, in whatever language is spoken. */
export async function alsoSay(...more: Part[]): Promise<void> {
  for (const part of more) wanted.add(part);
  if (bundle !== null) await addParts(current, bundle);
}

/** Speak this language from now on. */
export async function speak(next: Lang, remember = true): Promise<void> {
  let made = bundles.get(next);
  if (made === undefined) {
    made = words(next, (await FILES[next]()).default);
    bundles.set(next, made);
  }
  await addParts(next, made);
  current = next;
  bundle = made;
  document.documentElement.lang = next;
  if (remember) keep('lang', next);
}

function formatted(from: FluentBundle | null, key: string, args?: Record<string, FluentVariable>): string {
  const pattern = from?.getMessage(key)?.value;
  if (from === null || pattern === null || pattern === undefined) {
    if (from !== null) console.error(`there are no words for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, args, errors);
  if (errors.length > 0) console.error(`${key}: ${errors[0]!.message}`);
  return text;
}

/** Sentences one after the other, with room between them where the language has any; empty ones are left out. */
export function sentences(told: readonly string[]): string {
  return told.filter(Boolean).join(lang() === 'en' ? ' ' : '');
}

/** The words for `key`. Keys are written out, or begin with something written out: `t(`phase-${name}`)`. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return formatted(bundle, key, args);
}

/** A piece of a sentence: words, or the value of the variable `name`. */
export interface Piece {
  name: string;
  text: string;
}

/** A sentence whose variables `names` are set in another way than the rest. */
export function pieces(key: string, args: Record<string, FluentVariable>, names: readonly string[]): Piece[] {
  const gaps = names.map((_, i) => String.fromCharCode(GAP + i));
  const text = t(key, { ...args, ...Object.fromEntries(names.map((name, i) => [name, gaps[i] as string])) });
  return text
    .split(/([\uE000-\uE00F])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = names[gaps.indexOf(piece)] ?? '';
      return { name, text: name ? String(args[name]) : piece };
    });
}

/** Whether there are words for `key`. */
export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}
