/** How quick bots and movements are, as this browser remembers it; apart from the clocks of people. */
import { keep, read } from './kept';

export const SPEEDS = ['calm', 'normal', 'quick', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long a movement takes, compared with the usual. */
const SHARE: Record<Speed, number> = { calm: 1.5, normal: 1, quick: 0.6, instant: 0 };

const kept = read<string>('speed', '');
let chosen = $state<Speed | ''>(SPEEDS.find((one) => one === kept) ?? '');

/** What was chosen; empty: nothing, and the table has its own. */
export function wishedSpeed(): Speed | '' {
  return chosen;
}

export function keepSpeed(speed: Speed): void {
  chosen = speed;
  keep('speed', speed);
}

/** What the time of a movement is multiplied with. */
export function tempo(): number {
  return chosen ? SHARE[chosen] : 1;
}
