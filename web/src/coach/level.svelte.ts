/** How near the coach sits: 1 close, 2 near, 3 far, 0 not at all. This browser remembers it, and how many games it has
 *  been there for. */
import { keep, read } from '../net/kept';
import type { Session } from '../net/session.svelte';

export type Level = 0 | 1 | 2 | 3;
export const LEVELS: readonly Level[] = [1, 2, 3, 0];

interface Kept {
  /** Null: nobody has chosen yet, and there was no coached game. */
  level: Level | null;
  games: number;
}

let kept = $state.raw<Kept>(read<Kept>('coach', { level: null, games: 0 }));
/** With other people it is off until one says otherwise, for this visit. */
let among = $state<Level>(0);

/** Whether there can be a coach at this table. */
export function coachable(session: Session | null): boolean {
  const table = session?.table;
  if (!session || !table || session.lesson || session.seat === null || table.phase === 'lobby') return false;
  return session.alone || table.settings.coach;
}

export function levelAt(session: Session | null): Level {
  if (!session || !coachable(session)) return 0;
  if (!session.alone) return among;
  return kept.level ?? (session.table?.settings.coached ? 1 : 0);
}

export function setLevel(session: Session, level: Level): void {
  if (!session.alone) among = level;
  else remember({ ...kept, level });
}

/** A coached game is begun: whoever has sent the coach away wants it back. */
export function callCoach(): void {
  remember({ ...kept, level: kept.level || 1 });
}

/** After so many games the coach sits at least so far off. */
const FURTHER: Record<number, Level> = { 2: 2, 5: 3 };

/** A game with the coach is over; whether it will sit further off from now on. */
export function gameOver(level: Level): boolean {
  const games = kept.games + 1;
  const next = FURTHER[games];
  const further = next !== undefined && level > 0 && level < next;
  remember({ level: further ? next : kept.level, games });
  return further;
}

function remember(next: Kept): void {
  kept = next;
  keep('coach', next);
}
