import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView, SeatView, TableMessage } from '../net/protocol';
import { growthOf, stepsPath } from './growth';
import { decisiveOf, declaredBy, dossiersOf, momentsOf, turnsOut } from './summary';

const story: GameEvent[] = [
  { kind: 'draw', by: 0, text: '甲抽了兩張牌。' },
  { kind: 'turn', by: 0, x: 1, text: '第1回合：甲。' },
  { kind: 'play', by: 1, target: 0, text: '乙對甲使用鎖定。' },
  { kind: 'gain', by: 0, target: 1, text: '甲得到乙傳出的牌。' },
  { kind: 'turn', by: 1, x: 2, text: '第2回合：乙。' },
  { kind: 'countered', by: 2, target: 1, text: '丙識破了乙。' },
  { kind: 'die', by: 2, target: 1, text: '丙死亡。' },
  { kind: 'turn', by: 0, x: 3, text: '第3回合：甲。' },
  { kind: 'gain', by: 1, target: 0, text: '乙得到第三張。' },
  { kind: 'declare', by: 1, text: '乙宣告勝利！' },
  { kind: 'identity', by: 0, text: '甲亮出身份。' },
  { kind: 'end', by: 1, text: '遊戲結束。' },
];

const seat = (n: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: n,
  status: 'in',
  hand: 0,
  known: [],
  intel: [],
  colours: [0, 0, 0],
  face_up: true,
  character: '老鬼',
  identity: '潛伏戰線',
  identity_up: true,
  ...more,
});

const view = {
  me: 0,
  names: ['甲', '乙', '丙'],
  seats: [seat(0), seat(1), seat(2, { status: 'dead' })],
  result: {
    winners: [1, 0],
    reason: 'declared victory',
    rule: 'CL-WIN-02',
    declarer: 1,
    faction: 'front',
    declarers: [1],
    usurper: -1,
    usurped: [],
  },
} as unknown as GameView;

const table = {
  chairs: [
    { guest: 'g', bot: '', name: '青鳥' },
    { guest: '', bot: 'novice', name: 'Jade' },
    { guest: 'h', bot: '', name: '老周' },
  ],
  people: [{ guest: 'h', away: true, conceded: false }],
} as unknown as TableMessage;

describe('what the end tells', () => {
  it('winners come first, who declared before the others', () => {
    const all = dossiersOf(view, story, table);
    expect(all.map((one) => [one.name, one.won, one.declared, one.me])).toEqual([
      ['Jade', true, true, false],
      ['青鳥', true, false, true],
      ['老周', false, false, false],
    ]);
    expect(all.map((one) => one.bot)).toEqual(['bot', '', 'instead']);
    expect(all.map((one) => one.out)).toEqual([0, 0, 2]);
  });

  it('several may have declared: all are named, in that order', () => {
    const result = { ...view.result!, winners: [0, 1, 2], declarer: 2, declarers: [2, 0] };
    const all = dossiersOf({ ...view, result }, story, table);
    expect(all.map((one) => [one.seat.seat, one.declared])).toEqual([
      [0, true],
      [2, true],
      [1, false],
    ]);
    expect(declaredBy({ ...view, result }, all)).toEqual({ who: ['老周', '青鳥'], usurper: '' });
  });

  it('whose victory was usurped, and by whom', () => {
    const result = {
      ...view.result!,
      winners: [2],
      reason: 'usurped',
      declarer: 1,
      declarers: [1],
      usurper: 2,
      usurped: [0, 1],
    };
    const all = dossiersOf({ ...view, result }, story, table);
    expect(all.map((one) => [one.name, one.won, one.declared, one.usurper, one.robbed])).toEqual([
      ['老周', true, false, true, false],
      ['Jade', false, true, false, true],
      ['青鳥', false, false, false, true],
    ]);
    expect(declaredBy({ ...view, result }, all)).toEqual({ who: ['Jade'], usurper: '老周' });
  });

  it('nobody need have declared', () => {
    const result = { ...view.result!, declarer: -1, declarers: [] };
    expect(declaredBy({ ...view, result }, dossiersOf({ ...view, result }, story, table))).toEqual({
      who: [],
      usurper: '',
    });
    expect(declaredBy({ ...view, result: null }, [])).toEqual({ who: [], usurper: '' });
  });

  it('everybody has the last thing they did that mattered', () => {
    const facts = new Map(dossiersOf(view, story, table).map((one) => [one.seat.seat, one.fact]));
    expect(facts.get(1)).toBe('乙宣告勝利！');
    expect(facts.get(0)).toBe('甲得到乙傳出的牌。');
    expect(facts.get(2)).toBe('丙死亡。');
  });

  it('the moments that mattered most, in their order', () => {
    expect(momentsOf(story)).toEqual([
      { turn: 2, text: '丙識破了乙。' },
      { turn: 2, text: '丙死亡。' },
      { turn: 3, text: '乙宣告勝利！' },
    ]);
    expect(momentsOf([])).toEqual([]);
  });

  it('what decided it, and who went when', () => {
    expect(decisiveOf(story)).toBe('乙得到第三張。');
    expect(decisiveOf([])).toBe('');
    expect(turnsOut(story)).toEqual(new Map([[2, 2]]));
  });
});

describe('how intelligence grew', () => {
  const at = (turn_no: number, red: number, black: number): GameView =>
    ({ turn_no, seats: [seat(0, { colours: [red, 0, black] }), seat(1)] }) as unknown as GameView;

  it('a point for every change, within the turns', () => {
    const growth = growthOf([at(0, 0, 0), at(1, 1, 0), at(1, 1, 1), at(2, 2, 0)]);
    const [red, blue, black] = growth.colours;
    expect(red?.[0]?.points.map((point) => point.n)).toEqual([0, 1, 2]);
    expect(red?.[0]).toMatchObject({ last: 2, most: 2 });
    expect(blue?.[0]?.points).toEqual([{ x: 0, n: 0 }]);
    expect(black?.[0]).toMatchObject({ last: 0, most: 1 });
    expect(black?.[0]?.points[1]?.x).toBeGreaterThan(1);
    expect(growth.turns).toBe(3);
    expect(growth.most).toBe(3);
  });

  it('is drawn in steps', () => {
    const growth = growthOf([at(0, 0, 0), at(1, 3, 0), at(2, 3, 0)]);
    expect(stepsPath(growth.colours[0]![0]!, growth, { width: 90, height: 30 })).toBe('M0 30H0V30H30V0H90');
  });

  it('needs no views', () => {
    expect(growthOf([])).toMatchObject({ turns: 1, most: 3 });
  });
});
