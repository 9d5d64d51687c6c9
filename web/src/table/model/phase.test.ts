import { describe, expect, it } from "vitest";
import type { GameView } from "../../net/protocol";
import recorded from "../fixtures/tables.json";
import { phasesOf, stageOf } from "./phase";

const TABLES = recorded as unknown as Record<string, { view: GameView }>;

describe("the phases", () => {
  it("light up one phase, and one step where something is pending", () => {
    const { view } = TABLES["classic deep stack"]!;
    expect(phasesOf(view).filter((phase) => phase.on).map((phase) => phase.key)).toEqual(["play"]);
    expect(stageOf(view)).toBe("respond");
    const steps = phasesOf(view).flatMap((phase) => phase.steps);
    expect(steps.filter((step) => step.now).map((step) => step.key)).toEqual(["respond"]);
  });

  it("are five in the newer edition", () => {
    const phases = phasesOf(TABLES["spywar contest"]!.view);
    expect(phases.map((phase) => phase.key)).toEqual(["draw", "play", "pass", "contest", "receive"]);
    expect(phases.find((phase) => phase.on)?.key).toBe("contest");
  });
});
