import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import roster from './roster.json';
import { FACE_DOWN, loadPortraits, NO_DRAWING, portraitOf } from './portraits';

const text = (sheet: string): string => readFileSync(`src/art/${sheet}`, 'utf8');
const SHEETS: [string, Record<string, string>][] = Object.entries(roster);

/** Id and the shapes of each symbol, without where they stand in the file. */
function portraits(sheet: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, id, body] of text(sheet).matchAll(/<symbol id="p-([^"]+)" viewBox="0 0 120 150">(.*?)<\/symbol>/gs)) {
    found.set(id!, body!.match(/<(?:path|circle|ellipse|rect)\b[^>]*>/g) ?? []);
  }
  return found;
}

const all = new Map(SHEETS.flatMap(([sheet]) => [...portraits(sheet)]));

describe('portraits', () => {
  it('there is one for each of the 51 characters, and no other', () => {
    for (const [sheet, people] of SHEETS) {
      expect([...portraits(sheet).keys()].sort()).toEqual(Object.values(people).sort());
    }
    expect(all.size).toBe(51);
  });

  it('no two are alike: at least a third of the shapes of each are in no other', () => {
    const pairs: string[] = [];
    const entries = [...all];
    for (const [i, [one, mine]] of entries.entries()) {
      for (const [other, theirs] of entries.slice(i + 1)) {
        const shared = mine.filter((shape) => theirs.includes(shape)).length;
        if (shared / Math.min(mine.length, theirs.length) > 2 / 3) pairs.push(`${one} ${other}`);
      }
    }
    expect(pairs).toEqual([]);
  });

  it('each has an amber thing of its own', () => {
    const things = new Map<string, string>();
    for (const [who, shapes] of all) {
      const amber = shapes.filter((shape) => shape.includes('--p-acc')).join('');
      expect(amber, who).not.toBe('');
      expect(things.get(amber), who).toBeUndefined();
      things.set(amber, who);
    }
  });

  it('uses the inks of the look and no style attribute, which the page would refuse', () => {
    for (const file of [...SHEETS.map(([sheet]) => sheet), 'sprites.svg']) {
      expect(text(file)).not.toMatch(/style=|<style|href=|<script/);
    }
  });

  it('shows nothing of who lies face down', () => {
    expect(portraitOf('?')).toBe(FACE_DOWN);
    expect(portraitOf('')).toBe(FACE_DOWN);
    expect(portraitOf('紅樓客')).toBe(NO_DRAWING);
    expect(portraitOf('老鬼')).toBe('p-laogui');
    expect(portraitOf('李宁玉（SP）')).toBe('p-liningyu_sp');
  });

  it('puts a sheet into the page once', async () => {
    const [sheet] = SHEETS[0]!;
    await Promise.all([loadPortraits(sheet), loadPortraits(sheet), loadPortraits('no-such.svg')]);
    await expect.poll(() => document.querySelectorAll(`[data-portraits='${sheet}']`).length).toBe(1);
    expect(document.querySelector(`[data-portraits='no-such.svg']`)).toBeNull();
  });
});
