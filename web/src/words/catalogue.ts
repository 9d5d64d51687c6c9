/** Names and texts of the game in one language: cards, characters, skills, identities, tasks, house rules.
 *  They come from the server. What the client itself has is what it needs to draw them: `src/cards`, `src/art`. */
import { getJson } from '../net/http';
import type { Lang } from '../net/session.svelte';

export interface CardWords {
  /** The card as notation writes it: 鎖定/red. */
  face: string;
  /** Its name with everything printed on it: 鎖定（紅）. */
  name: string;
  /** Key of the function: lock. */
  function: string;
  colours: ('red' | 'blue' | 'black')[];
  /** How it travels, as a key: coded, direct, text, left, right, up. */
  route: string;
  /** Whether it can lock (spywar). */
  locks?: boolean;
  count: number;
}

export interface FunctionWords {
  /** The function as notation writes it: 鎖定. */
  title: string;
  name: string;
  text: string;
  /** Another text where a house rule has another value. */
  otherwise?: { option: string; value: string; text: string };
  /** The ID of the rule that carries it out. */
  rule: string;
}

export interface SkillWords {
  /** Key, as options and events name it: laoqiang-2. */
  key: string;
  /** What `explain` is asked: skill 老槍 2. */
  notation: string;
  name: string;
  label: string;
  text: string;
  rule: string;
}

export interface CharacterWords {
  /** As views name it. */
  title: string;
  /** Key, as drawings name it: laoqiang. */
  code: string;
  name: string;
  full: string;
  gender: string;
  /** Whether it begins face down. */
  hidden: boolean;
  skills: SkillWords[];
  /** The secret mission (classic). */
  mission?: string;
}

export interface IdentityWords {
  title: string;
  code: string;
  name: string;
  goal: string;
}

export interface HouseRuleWords {
  name: string;
  label: string;
  about: string;
  rule: string;
  /** What it is about: deal, people, turn, cards, death, win. */
  group: string;
  values: { value: string; label: string }[];
}

export interface PresetWords {
  preset: string;
  name: string;
  seats: number[];
  /** Every house rule with the value it has in this preset. */
  options: Record<string, string>;
}

export interface CatalogueData {
  edition: string;
  lang: Lang;
  presets: PresetWords[];
  cards: CardWords[];
  functions: Record<string, FunctionWords>;
  routes: Record<string, { title: string; name: string; text: string }>;
  colours: Record<string, { name: string; mark: string }>;
  characters: CharacterWords[];
  identities: IdentityWords[];
  house: HouseRuleWords[];
  /** How many collect red, collect blue, or play alone, by seats. */
  sides: Record<string, [number, number, number][]>;
  /** What those who play alone may be, by the house rule `identity_pool`; none: they are all alike. */
  tasks: Record<string, string[]>;
  phases: Record<string, string>;
  /** Every phase, with the one at whose place the bar shows it; '' is none. */
  bar: Record<string, string>;
  /** Steps inside the phase in which cards are used; none where sending is a phase of its own. */
  steps_of_play: string[];
  /** The key of the client's words for the phase of drawing. */
  draw_label_key: string;
  /** The sheet with the drawings of the characters. */
  portraits: string;
  reasons: Record<string, string>;
  seats: string[];
}

export class Catalogue {
  readonly #cards = new Map<string, CardWords>();
  readonly #characters = new Map<string, CharacterWords>();
  readonly #identities = new Map<string, IdentityWords>();
  readonly #skills = new Map<string, SkillWords>();

  constructor(readonly data: CatalogueData) {
    for (const card of data.cards) this.#cards.set(card.face, card);
    for (const who of data.characters) {
      this.#characters.set(who.title, who);
      for (const skill of who.skills) this.#skills.set(skill.key, skill);
    }
    for (const identity of data.identities) this.#identities.set(identity.title, identity);
  }

  card(face: string): CardWords | undefined {
    return this.#cards.get(face);
  }

  /** What a function does at a table with such house rules. */
  functionText(key: string, options: Record<string, string>): string {
    const found = this.data.functions[key];
    if (found === undefined) return '';
    const { otherwise } = found;
    return otherwise && options[otherwise.option] === otherwise.value ? otherwise.text : found.text;
  }

  functionName(key: string): string {
    return this.data.functions[key]?.name ?? this.#skills.get(key)?.label ?? key;
  }

  character(title: string): CharacterWords | undefined {
    return this.#characters.get(title);
  }

  skill(key: string): SkillWords | undefined {
    return this.#skills.get(key);
  }

  identity(title: string): IdentityWords | undefined {
    return this.#identities.get(title);
  }

  preset(name: string): PresetWords | undefined {
    return this.data.presets.find((preset) => preset.preset === name);
  }

  house(name: string): HouseRuleWords | undefined {
    return this.data.house.find((rule) => rule.name === name);
  }

  /** Every house rule of a table: what the preset has, and what the owner has changed. */
  options(preset: string, changed: Record<string, string>): Record<string, string> {
    return { ...this.preset(preset)?.options, ...changed };
  }
}

const loaded = new Map<string, Promise<unknown>>();

/** Asked for once a page, unless it failed: another try may be luckier. */
export function once<T>(path: string, made: (data: never) => unknown = (data) => data): Promise<T> {
  let found = loaded.get(path);
  if (found === undefined) {
    found = getJson<never>(path).then(made);
    found.catch(() => loaded.delete(path));
    loaded.set(path, found);
  }
  return found as Promise<T>;
}

/** The catalogue of an edition or preset. */
export function catalogue(preset: string, lang: Lang): Promise<Catalogue> {
  return once(`api/words/${encodeURIComponent(preset)}/${lang}`, (data) => new Catalogue(data));
}

/** One numbered entry of the rules. */
export interface RuleEntry {
  id: string;
  kind: 'rule' | 'option' | 'ruling' | 'decision' | 'scenario' | 'inconsistency';
  text: string;
  /** The language of the text where it is not the one that was asked for. */
  lang?: Lang;
}

/** One rule by its ID. */
export function rule(id: string, lang: Lang): Promise<RuleEntry> {
  return once(`api/rule/${encodeURIComponent(id)}?lang=${lang}`);
}
