// The phases of a turn as the bar shows them, and where the game is in them.
import type { GameView } from '../../net/protocol';
import type { CatalogueData } from '../../words/catalogue';

/** How a turn of the edition goes: its words say so. */
export type Turn = Pick<CatalogueData, 'bar' | 'steps_of_play' | 'draw_label_key'>;

export interface Phase {
  key: string;
  on: boolean;
  /** Steps inside the phase; the one that is now. */
  steps: { key: string; now: boolean }[];
}

/** What the intelligence, or a pending card, is waiting for. */
export function stageOf(view: GameView): string {
  if (view.stack.some((item) => item.name !== 'window')) return 'respond';
  const stage = view.transit?.stage ?? '';
  return stage === 'leaving' ? 'pass' : stage;
}

/** The key of the words for a phase. */
export function phaseKey(phase: string, turn: Turn): string {
  return phase === 'draw' ? turn.draw_label_key : `web-table-phase-${phase}`;
}

export function phasesOf(view: GameView, turn: Turn): Phase[] {
  const at = turn.bar[view.phase] ?? '';
  const stage = stageOf(view);
  const shown = [...new Set(Object.values(turn.bar))].filter((key) => key !== '');
  return shown.map((key) => ({
    key,
    on: key === at,
    // always there, so that the bar keeps its width
    steps: key === 'play' ? turn.steps_of_play.map((name) => ({ key: name, now: key === at && name === stage })) : [],
  }));
}
