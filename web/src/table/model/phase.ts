// The phases of a turn as the bar shows them, and where the game is in them.
import type { GameView } from "../../net/protocol";

export interface Phase {
  key: string;
  on: boolean;
  /** Steps inside the phase; the one that is now. */
  steps: { key: string; now: boolean }[];
}

const CLASSIC = ["draw", "play", "end"];
const SPYWAR = ["draw", "play", "pass", "contest", "receive"];
const STEPS = ["pass", "respond", "arrive", "decide"];

/** What the intelligence, or a pending card, is waiting for. */
export function stageOf(view: GameView): string {
  if (view.stack.some((item) => item.rule !== "window")) return "respond";
  const stage = view.transit?.stage ?? "";
  return stage === "leaving" ? "pass" : stage;
}

export function phasesOf(view: GameView): Phase[] {
  const spywar = view.edition.startsWith("spywar");
  if (spywar) {
    const at = view.phase === "end" ? "receive" : view.phase;
    return SPYWAR.map((key) => ({ key, on: key === at, steps: [] }));
  }
  const at = view.phase === "start" ? "draw" : view.phase;
  const stage = stageOf(view);
  return CLASSIC.map((key) => ({
    key,
    on: key === at,
    // always there, so that the bar keeps its width
    steps: key === "play" ? STEPS.map((name) => ({ key: name, now: key === at && name === stage })) : [],
  }));
}
