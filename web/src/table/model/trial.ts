import type { Choice, Prompt, TrialMessage } from '../../net/protocol';

/** Where one comes from who tries something out: the moment of the replay with the same eyes, or the ruling. */
export function cameFrom(name: string): string {
  const [sort, first = '', second = '', seat = ''] = name.split('/');
  if (sort !== 'replay') return `/rules/${first}/ruling/${second}`;
  return `/replay/${first}?moment=${second}&eyes=${seat}${name.endsWith('/hidden') ? '&names=hidden' : ''}`;
}

/** Of a ruling that is played: what is answered there now, or that the player has gone another way. */
export interface Way {
  /** The player has answered otherwise. */
  left: boolean;
  /** The answer of the ruling; nothing once it was left. */
  wanted: Choice | null;
}

export function rulingWay(trial: TrialMessage | null, prompt: Prompt | null): Way | null {
  if (!trial?.trial.startsWith('ruling/') || !prompt) return null;
  const wanted = prompt.options.find((option) => option.n === trial.wanted);
  if (wanted) return { left: false, wanted };
  return trial.left && trial.answers.length > 0 ? { left: true, wanted: null } : null;
}
