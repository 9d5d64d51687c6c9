import { describe, expect, it } from 'vitest';
import type { GameView } from '../../net/protocol';
import recorded from '../fixtures/tables.json';
import { phaseKey, phasesOf, stageOf, type Turn } from './phase';

const TABLES = recorded as unknown as Record<string, { view: GameView }>;

const OLDER: Turn = {
  bar: { setup: '', start: 'draw', draw: 'draw', play: 'play', end: 'end', over: '' },
  steps_of_play: ['pass', 'respond', 'arrive', 'decide'],
  draw_label_key: 'web-table-phase-draw',
};
const NEWER: Turn = {
  bar: {
    setup: '',
    draw: 'draw',
    play: 'play',
    pass: 'pass',
    contest: 'contest',
    receive: 'receive',
    end: 'receive',
    over: '',
  },
  steps_of_play: [],
  draw_label_key: 'web-table-phase-draw-spywar',
};

describe('the phases', () => {
  it('light up one phase, and one step where something is pending', () => {
    const { view } = TABLES['classic deep stack']!;
    expect(
      phasesOf(view, OLDER)
        .filter((phase) => phase.on)
        .map((phase) => phase.key),
    ).toEqual(['play']);
    expect(stageOf(view)).toBe('respond');
    const steps = phasesOf(view, OLDER).flatMap((phase) => phase.steps);
    expect(steps.filter((step) => step.now).map((step) => step.key)).toEqual(['respond']);
  });

  it('are five in the newer edition', () => {
    const phases = phasesOf(TABLES['spywar contest']!.view, NEWER);
    expect(phases.map((phase) => phase.key)).toEqual(['draw', 'play', 'pass', 'contest', 'receive']);
    expect(phases.find((phase) => phase.on)?.key).toBe('contest');
    expect(phases.flatMap((phase) => phase.steps)).toEqual([]);
  });

  it('are shown where the edition says, and drawing is called what it says', () => {
    const { view } = TABLES['classic deep stack']!;
    const at = (phase: string, turn: Turn) => phasesOf({ ...view, phase }, turn).find((one) => one.on)?.key;
    expect([at('start', OLDER), at('end', OLDER), at('end', NEWER), at('over', NEWER)]).toEqual([
      'draw',
      'end',
      'receive',
      undefined,
    ]);
    expect(phaseKey('draw', NEWER)).toBe('web-table-phase-draw-spywar');
    expect(phaseKey('play', NEWER)).toBe('web-table-phase-play');
  });
});
