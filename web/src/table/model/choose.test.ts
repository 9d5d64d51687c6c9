import { describe, expect, it } from 'vitest';
import type { Choice, Prompt } from '../../net/protocol';
import recorded from '../fixtures/prompts.json';
import type { Picked } from './choose';
import {
  actOf,
  closesAtOnce,
  closingOption,
  isEmpty,
  pickAct,
  pickAim,
  pickCard,
  pickMode,
  pickOther,
  pickSeat,
  pickWhole,
  step,
  stepBack,
} from './choose';

const PROMPTS = recorded as unknown as { edition: string; prompt: Prompt }[];

function option(n: string, more: Partial<Choice>): Choice {
  return {
    n,
    kind: n.split(' ')[0] ?? '',
    label: n,
    effect: '',
    rule: '',
    card: '',
    target: null,
    aim: '',
    use: '',
    word: '',
    cards: [],
    elsewhere: false,
    ...more,
  };
}

/** Choose one option as a hand would: by what lights up, one thing after the other. */
function byHand(options: readonly Choice[], wanted: Choice): { found: Choice | null; taps: number } {
  let picked: Picked = {};
  for (let taps = 0; taps < 9; taps++) {
    const now = step(options, picked);
    if (now.option) return { found: now.option, taps };
    if (isEmpty(picked) && now.facet === 'card') {
      if (wanted.card && (now.cards.has(wanted.card) || now.loose.includes(wanted.card))) {
        picked = pickCard(options, picked, wanted.card);
        if (now.modes.length > 1 || step(options, picked).modes.length > 1) {
          picked = pickMode(options, picked, wanted.kind === 'send' ? 'send' : 'use');
          picked = { ...picked, card: wanted.card };
        }
      } else {
        expect(now.acts.map((act) => act.key)).toContain(actOf(wanted));
        picked = pickAct(picked, actOf(wanted));
      }
    } else if (now.facet === 'act') {
      picked = pickAct(picked, actOf(wanted));
    } else if (now.facet === 'seat' && wanted.target !== null) {
      expect(now.seats.has(wanted.target)).toBe(true);
      picked = pickSeat(options, picked, wanted.target);
    } else if (now.facet === 'aim') {
      expect(now.aims).toContain(wanted.aim);
      picked = pickAim(options, picked, wanted.aim);
    } else if (now.facet === 'also' && now.seats.size > 0 && !now.others.includes(wanted)) {
      const seat = '甲乙丙丁戊己庚辛壬'.indexOf(wanted.word.at(-1) ?? '');
      expect(now.seats.has(seat)).toBe(true);
      picked = pickSeat(options, picked, seat);
    } else {
      expect(now.others).toContain(wanted);
      picked = pickOther(options, picked, wanted);
    }
  }
  return { found: null, taps: 9 };
}

describe('choosing by hand', () => {
  it('has questions of both editions to try', () => {
    expect(new Set(PROMPTS.map((row) => row.edition))).toEqual(new Set(['classic', 'spywar']));
    expect(PROMPTS.length).toBeGreaterThan(60);
  });

  for (const { edition, prompt } of PROMPTS) {
    it(`reaches every option of ${edition} ${prompt.kind} (${prompt.id})`, () => {
      const closing = closingOption(prompt.options); // has a button of its own
      let reached = closing ? 1 : 0;
      for (const wanted of prompt.options) {
        if (wanted === closing) continue;
        const { found, taps } = byHand(prompt.options, wanted);
        expect(found?.n).toBe(wanted.n);
        expect(taps).toBeLessThanOrEqual(4);
        reached += 1;
      }
      expect(reached).toBe(prompt.options.length);
    });
  }

  it('needs a card and a target at most where nothing else differs', () => {
    const options = [
      option('pass', {}),
      option('play 調虎離山/red on 乙', { card: '調虎離山/red', target: 1, use: 'lure' }),
      option('play 調虎離山/red on 丙', { card: '調虎離山/red', target: 2, use: 'lure' }),
      option('play 截獲/black', { card: '截獲/black', use: 'intercept' }),
    ];
    expect(step(options, {}).cards).toEqual(new Set(['調虎離山/red', '截獲/black']));
    expect(step(options, { card: '截獲/black' }).option?.n).toBe('play 截獲/black');
    const lure = pickCard(options, {}, '調虎離山/red');
    expect(step(options, lure).seats).toEqual(new Set([1, 2]));
    expect(step(options, pickSeat(options, lure, 2)).option?.n).toBe('play 調虎離山/red on 丙');
  });

  it('proposes what a moment is about, and nothing that spends or reveals', () => {
    const pass = option('pass', {});
    const proposed = (...options: Choice[]): string | undefined => step(options, {}).option?.n;
    expect(proposed(option('accept', {}), option('decline', {}))).toBe('accept');
    expect(proposed(option('declare', {}), pass)).toBe('declare');
    // accepting what hurts is chosen, not proposed; to win never hurts, and what must be accepted must be
    const both = [option('accept', {}), option('decline', {})];
    expect(step(both, {}, true).option).toBeNull();
    expect(step(both, {}, true).acts.map((act) => act.key)).toEqual(['accept']);
    expect(step(both, pickAct({}, 'accept'), true).option?.n).toBe('accept');
    expect(step([option('declare', {}), pass], {}, true).option?.n).toBe('declare');
    expect(step([option('accept', {})], {}, true).option?.n).toBe('accept');
    // a skill that turns a character up, one’s own card: only once it was chosen
    const skill = option('skill 老鬼 1', { use: 'laogui.1' });
    expect(proposed(skill, pass)).toBeUndefined();
    expect(step([skill, pass], {}).acts.map((act) => act.key)).toEqual([actOf(skill)]);
    expect(step([skill, pass], pickAct({}, actOf(skill))).option).toBe(skill);
    expect(proposed(option('burn', {}), option('none', {}))).toBeUndefined();
    // where there is no way out, it is what must be done
    expect(proposed(skill)).toBe('skill 老鬼 1');
    for (const { prompt } of PROMPTS) {
      const now = step(prompt.options, {});
      if (now.option && closingOption(prompt.options)) expect(['accept', 'declare', 'draw']).toContain(now.option.kind);
    }
  });

  it('lights up seats at once where only a seat is asked for', () => {
    const options = [option('pass', {}), option('aim on 乙', { target: 1 }), option('aim on 丙', { target: 2 })];
    const now = step(options, {});
    expect(now.seats).toEqual(new Set([1, 2]));
    expect(step(options, pickSeat(options, {}, 1)).option?.n).toBe('aim on 乙');
  });

  it('takes another seat instead of the one chosen before', () => {
    const options = [
      option('send 鎖定/red to 乙', { card: '鎖定/red', target: 1 }),
      option('send 鎖定/red to 丙', { card: '鎖定/red', target: 2 }),
    ];
    const first = pickSeat(options, pickCard(options, {}, '鎖定/red'), 1);
    expect(step(options, pickSeat(options, first, 2)).option?.n).toBe('send 鎖定/red to 丙');
  });

  it('keeps using and sending apart', () => {
    const options = [
      option('play 鎖定/red on 乙', { card: '鎖定/red', target: 1, use: 'lock' }),
      option('send 鎖定/red to 乙', { card: '鎖定/red', target: 1 }),
      option('send 截獲/black', { card: '截獲/black' }),
    ];
    expect(step(options, {}).modes).toEqual(['use', 'send']);
    expect(step(options, { mode: 'use' }).cards).toEqual(new Set(['鎖定/red']));
    const used = pickCard(options, { mode: 'use' }, '鎖定/red');
    expect(step(options, used).option?.n).toBe('play 鎖定/red on 乙');
    expect(step(options, pickMode(options, used, 'send')).option?.n).toBe('send 鎖定/red to 乙');
    // a card that can only be sent is meant to be sent
    expect(pickCard(options, { mode: 'use' }, '截獲/black')).toEqual({ mode: 'send', card: '截獲/black' });
  });

  it('forgets how cards were meant where there is only one way', () => {
    const options = [option('pass', {}), option('play 截獲/black', { card: '截獲/black', use: 'intercept' })];
    expect(step(options, { mode: 'send' }).cards).toEqual(new Set(['截獲/black']));
    expect(step(options, pickCard(options, { mode: 'send' }, '截獲/black')).option?.n).toBe('play 截獲/black');
  });

  it('puts a card back when it is tapped twice, and steps back one at a time', () => {
    const options = [
      option('play 燒毀/red on 乙 識破/black', { card: '燒毀/red', target: 1, aim: '識破/black' }),
      option('play 燒毀/red on 乙 截獲/black', { card: '燒毀/red', target: 1, aim: '截獲/black' }),
      option('play 燒毀/red on 丙 截獲/black', { card: '燒毀/red', target: 2, aim: '截獲/black' }),
    ];
    const card = pickCard(options, {}, '燒毀/red');
    expect(pickCard(options, card, '燒毀/red')).toEqual({});
    const seat = pickSeat(options, card, 1);
    expect(step(options, seat).aims).toEqual(['識破/black', '截獲/black']);
    const aim = pickAim(options, seat, '識破/black');
    expect(step(options, aim).option?.n).toBe('play 燒毀/red on 乙 識破/black');
    expect(stepBack(aim)).toEqual(seat);
    expect(stepBack(seat)).toEqual(card);
    expect(stepBack(card)).toEqual({});
  });

  it('finds an option again from the whole of it', () => {
    for (const { prompt } of PROMPTS) {
      const closing = closingOption(prompt.options);
      for (const wanted of prompt.options) {
        if (wanted !== closing) expect(step(prompt.options, pickWhole(wanted)).option?.n).toBe(wanted.n);
      }
    }
  });
});

describe('the button at the far right', () => {
  it('passes, or does what comes closest', () => {
    const pass = option('pass', {});
    const done = option('done', {});
    expect(closingOption([done, pass])).toBe(pass);
    expect(closingOption([option('accept', {}), option('decline', {})])?.n).toBe('decline');
    expect(closingOption([option('give 鎖定/red', { card: '鎖定/red' })])).toBeNull();
  });

  it('asks back before a turn is ended with something left to do', () => {
    const end = option('end', {});
    expect(closesAtOnce(end, [end])).toBe(true);
    expect(closesAtOnce(end, [end, option('play 真偽莫辨/red', { card: '真偽莫辨/red' })])).toBe(false);
    expect(closesAtOnce(option('pass', {}), [option('pass', {}), end])).toBe(true);
  });
});
