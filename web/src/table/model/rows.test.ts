import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask, EventKind, GameEvent, GameView, TableMessage } from '../../net/protocol';
import recorded from '../fixtures/tables.json';
import { cutter, isOwnKnowledge, logEntries } from './log';
import { NO_MARK, readMarks, writeMark } from './marks';
import { movesOf } from './moves';
import { askedAlone, plateOf } from './plate';
import { contestRows, folded, forecast, keepsCourse, pendingRows, takesEffect } from './stack';

const TABLES = recorded as unknown as Record<string, { view: GameView; events: GameEvent[] }>;

describe('what is pending', () => {
  it('is told to its end: what is answered by what', () => {
    const row = (frame: number, on: number | null, cancelled = false) =>
      ({ frame, on, cancelled, use: 'x', by: 0, target: null, card: '', aim: '', answers: null }) as const;
    const works = (rows: Parameters<typeof forecast>[0]): boolean[] => forecast(rows).map((one) => one.works);
    expect(works([row(3, 2), row(2, 1), row(1, null)])).toEqual([true, false, true]); // an answer to an answer
    expect(works([row(2, 1), row(1, null)])).toEqual([true, false]);
    expect(works([row(2, 1, true), row(1, null)])).toEqual([false, true]);
    expect(works([row(2, null), row(1, null)])).toEqual([true, true]);
  });

  it('says where the card in transit goes only where nothing pending moves it', () => {
    const row = (use: string, frame = 1, on: number | null = null) =>
      ({ frame, on, cancelled: false, use, by: 0, target: 1, card: '', aim: '', answers: null }) as const;
    expect(keepsCourse([row('lock')])).toBe(true);
    expect(keepsCourse([row('burn'), row('lock', 2)])).toBe(true);
    for (const use of ['intercept', 'lure', 'return', 'emeifeng-1']) expect(keepsCourse([row(use)]), use).toBe(false);
    expect(keepsCourse([row('counter', 2, 1), row('intercept')])).toBe(true); // foiled
    expect(keepsCourse([row('counter', 3, 2), row('counter', 2, 1), row('intercept')])).toBe(false);
  });

  it('is no forecast any more while it takes effect, in a replay neither', () => {
    const at = (kind: string): GameView => ({ decision: { seat: 0, kind, number: 1 } }) as GameView;
    const asks = (kind: string): Ask => ({ id: 'q', kind, seats: [0] }) as unknown as Ask;
    expect(takesEffect(at('respond'), asks('respond'))).toBe(false);
    expect(takesEffect(at('aim'), asks('aim'))).toBe(true);
    expect(takesEffect(at('respond'), null)).toBe(false);
    expect(takesEffect(at('aim'), null)).toBe(true);
    expect(takesEffect({ decision: null } as GameView, null)).toBe(false);
  });

  it('stands newest first, with what it answers', () => {
    const { view } = TABLES['classic deep stack']!;
    const rows = pendingRows(view);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(rows[0]!.frame).toBeGreaterThan(rows[1]!.frame);
    expect(rows.some((row) => row.answers !== null)).toBe(true);
  });

  it('folds all but a few', () => {
    expect(folded([1, 2, 3], 3)).toEqual({ shown: [1, 2, 3], more: 0 });
    expect(folded([1, 2, 3, 4, 5], 3)).toEqual({ shown: [1, 2, 3], more: 2 });
  });

  it('tells a contest oldest first, each use with what came of it', () => {
    const events: GameEvent[] = [
      { kind: 'send', by: 0 },
      { kind: 'play', by: 3, word: 'sw-decipher', cards: ['破译/red/→'] },
      { kind: 'accept', by: 1, text: '收下' },
      { kind: 'play', by: 2, word: 'sw-intercept', cards: ['截获/red/↑'], text: '用截獲' },
      { kind: 'moved', by: 2, target: 2, text: '移到自己面前' },
      { kind: 'skill', by: 4, word: 'zhengwenxian-1', text: '技能' },
      { kind: 'flip', by: 4, text: '翻開' },
      { kind: 'play', by: 4, word: 'sw-intercept', text: '視為截獲' },
      { kind: 'moved', by: 4, target: 4, text: '到自己面前' },
    ];
    expect(contestRows(events)).toEqual([
      { use: 'sw-intercept', by: 2, card: '截获/red/↑', then: ['移到自己面前'] },
      { use: 'zhengwenxian-1', by: 4, card: '', then: ['到自己面前'] },
    ]);
    expect(contestRows([...events, { kind: 'send', by: 1 }])).toEqual([]);
  });
});

describe('plates', () => {
  const { view } = TABLES['spywar contest']!;
  const ask = (seats: number[]): Ask => ({
    id: '1',
    kind: 'contest',
    seats,
    clock: null,
    lasting: true,
    held: false,
    longer: false,
    undo: false,
  });

  it('number the seats from the holder in a contest', () => {
    const holder = view.transit!.position;
    expect(plateOf(holder, view, null, null).order).toBe(1);
    expect(plateOf(holder, view, null, null).tags).toContain('holder');
    expect(plateOf((holder + 1) % view.seats.length, view, null, null).order).toBe(2);
  });

  it('mark nobody in a window, and the one who is asked alone', () => {
    expect(askedAlone(view, ask([0]))).toBeNull();
    const alone = { ...view, stack: [] };
    expect(askedAlone(alone, ask([2]))).toBe(2);
    expect(askedAlone(alone, ask([1, 2]))).toBeNull();
  });

  it('say who is a bot and who is away', () => {
    const all = { ...view, seats: view.seats.map((row) => ({ ...row, status: 'in' as const })) };
    const table = {
      chairs: [
        { guest: 'a', bot: '', name: '青鳥' },
        { guest: '', bot: 'novice', name: '白鴿' },
      ],
      people: [{ guest: 'a', name: '青鳥', seat: 0, here: false, away: true, conceded: false, gender: '' }],
    } as unknown as TableMessage;
    expect(plateOf(0, all, table, null).gone).toBe(true);
    expect(plateOf(1, all, table, null).bot).toBe(true);
    expect(plateOf(1, all, table, null).name).toBe('白鴿');
  });

  it('keep the tags in the order of their importance', () => {
    const seat = view.transit!.position;
    const locked = { ...view, turn: seat, transit: { ...view.transit!, locked: 1 << seat, lured: 1 << seat } };
    expect(plateOf(seat, locked, null, null).tags.slice(0, 3)).toEqual(['holder', 'locked', 'turn']);
  });
});

describe('the log', () => {
  const events: GameEvent[] = [
    { kind: 'turn', by: 0, x: 1, text: '第1回合' },
    { kind: 'draw', by: 0, cards: ['鎖定/red'], text: '你抽了鎖定' },
    { kind: 'draw', by: 1, cards: ['?'], text: '乙抽了一張牌' },
    { kind: 'turn', by: 1, x: 2, text: '第2回合' },
    { kind: 'send', by: 1, cards: ['?'], text: '乙傳出' },
    { kind: 'learn_identity', by: 0, target: 1, word: '軍情局', text: '你得知身份' },
    { kind: 'chosen', by: 2 },
  ];

  it('filters, and drops headings with nothing under them', () => {
    expect(logEntries(events, 0, 'all').map((entry) => entry.at)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(logEntries(events, 0, 'intel').map((entry) => entry.at)).toEqual([3, 4]);
    expect(logEntries(events, 0, 'mine').map((entry) => entry.at)).toEqual([0, 1, 3, 5]);
  });

  it('sets apart what only the reader knows', () => {
    const own = logEntries(events, 0, 'all').filter((entry) => entry.own);
    expect(own.map((entry) => entry.at)).toEqual([1, 5]);
    expect(isOwnKnowledge({ kind: 'look', by: 1, target: 0, cards: ['?'] }, 0)).toBe(false);
    expect(logEntries(events, null, 'all').some((entry) => entry.own)).toBe(false);
  });

  it('cuts sentences into people, cards and the rest', () => {
    expect(cutter(['青鳥', '白鴿', '松'], 0, ['識破'])('白鴿對松使用識破')).toEqual([
      { text: '白鴿', kind: 'name' },
      { text: '對', kind: 'plain' },
      { text: '松', kind: 'name' },
      { text: '使用', kind: 'plain' },
      { text: '識破', kind: 'card' },
    ]);
    expect(cutter(['(x)'], 0, [])('a.b (x)')).toEqual([
      { text: 'a.b ', kind: 'plain' },
      { text: '(x)', kind: 'me' },
    ]);
  });
});

describe('private marks', () => {
  beforeEach(() => localStorage.clear());

  it('are kept per table and game, and an empty one is forgotten', () => {
    const marks = writeMark('ABCDEF', 1, {}, 2, { guess: 'red', sure: false, note: '說謊' });
    expect(readMarks('ABCDEF', 1)[2]?.note).toBe('說謊');
    expect(readMarks('ABCDEF', 2)).toEqual({});
    writeMark('ABCDEF', 1, marks, 2, NO_MARK);
    expect(readMarks('ABCDEF', 1)).toEqual({});
  });
});

describe('movements', () => {
  const { view } = TABLES['classic refused']!;
  const none = { ...view, transit: null };

  it('follow a card from hand to wire to intelligence', () => {
    const sent = movesOf([{ kind: 'send', by: 1, cards: ['?'] }], none, view);
    expect(sent).toMatchObject([{ what: 'fly', from: 'hand-1', to: 'transit' }]);
    const gained = movesOf([{ kind: 'gain', by: 2, target: 1, cards: ['鎖定/red'], word: 'sent' }], view, none);
    expect(gained).toMatchObject([{ what: 'fly', face: '鎖定/red', from: 'transit', to: 'intel-2' }]);
  });

  it('hop along the wire from where the card was', () => {
    const before = { ...view, transit: { ...view.transit!, position: 3, route: '密電' } };
    const after = { ...view, transit: { ...view.transit!, position: 4, route: '密電' } };
    expect(movesOf([{ kind: 'arrive', by: 4 }], before, after)).toMatchObject([
      { what: 'hop', from: 3, to: 4, direct: false },
    ]);
  });

  it('never take longer than 600 ms each', () => {
    const kinds: EventKind[] = [
      'draw',
      'play',
      'send',
      'arrive',
      'gain',
      'burn',
      'flip',
      'die',
      'locked',
      'countered',
      'moved',
    ];
    for (const kind of kinds) {
      const at = { ...view, transit: { ...view.transit!, position: 0 } };
      const moves = movesOf([{ kind, by: 1, target: 2, cards: ['鎖定/red'], x: 2 }], at, at);
      expect(moves.length, kind).toBeGreaterThan(0);
      for (const move of moves) expect(move.ms).toBeLessThanOrEqual(600);
    }
  });

  it('turns hidden draws over for nobody', () => {
    expect(movesOf([{ kind: 'draw', by: 2, cards: ['?', '?'], x: 2 }], view, view)).toMatchObject([
      { face: '?' },
      { face: '?' },
    ]);
  });
});
