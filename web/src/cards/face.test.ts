import { describe, expect, it } from 'vitest';
import { readFace } from './face';
import { identityInk, readIdentity } from './identity';

describe('a card that was named already', () => {
  it('is the same card with a star behind it', () => {
    expect(readFace('識破/black*')).toEqual({ ...readFace('識破/black'), named: true });
    expect(readFace('識破/black')?.named).toBe(false);
    expect(readFace('試探/black/軍情局抽2*')?.probe).toEqual({ identity: 'bureau', effect: 'draw' });
  });
});

describe('a card in notation', () => {
  it('classic: function and colour; the way it travels belongs to the function', () => {
    expect(readFace('鎖定/red')).toMatchObject({
      key: 'card-lock',
      colours: ['red'],
      route: 'direct',
      lock: false,
      probe: null,
    });
    expect(readFace('真偽莫辨/black')).toMatchObject({ route: 'text', picture: 'f-truefalse', tele: '4176 0298' });
    expect(readFace('截獲/blue')?.route).toBe('coded');
  });

  it('classic probes name an identity and what is done', () => {
    expect(readFace('試探/red/潛伏戰線抽2')?.probe).toEqual({ identity: 'front', effect: 'draw' });
    expect(readFace('試探/black/打醬油棄1')?.probe).toEqual({ identity: 'soy', effect: 'discard' });
  });

  it('spywar: colours, arrow, padlock', () => {
    expect(readFace('平衡/red+black/↑')).toMatchObject({ colours: ['red', 'black'], route: 'up', lock: false });
    expect(readFace('截获/black/↑/锁')).toMatchObject({ key: 'card-sw-intercept', route: 'up', lock: true });
    expect(readFace('威逼/red/←')?.route).toBe('left');
  });

  it('spywar probes say who draws; all others discard', () => {
    expect(readFace('试探/black/→/神秘人抽')?.probe).toEqual({ draws: ['shenmi'], discards: ['qianfu', 'tegong'] });
    expect(readFace('试探/red/←/潜伏战线特工机关抽')?.probe).toEqual({
      draws: ['qianfu', 'tegong'],
      discards: ['shenmi'],
    });
  });

  it('what is no card has no face', () => {
    for (const name of ['?', '', '鎖定', '鎖定/green', '火車/red']) expect(readFace(name), name).toBeNull();
  });
});

describe('identities', () => {
  it('a faction has its colour, others have inks of their own', () => {
    expect(identityInk(readIdentity('潛伏戰線'))).toBe('var(--red)');
    expect(identityInk(readIdentity('特工机关'))).toBe('var(--blue)');
    expect(identityInk(readIdentity('打醬油'))).not.toBe(identityInk(readIdentity('清道夫')));
    for (const name of ['打醬油', '清道夫']) expect(identityInk(readIdentity(name), true)).toBe('var(--text-2)');
  });

  it('every stranger has a mark of their own', () => {
    const tasks = ['镇压者', '篡夺者', '双面间谍', '诱变者', '先行者', '搅局者', '清道夫'];
    expect(new Set(tasks.map((name) => readIdentity(name)?.emblem)).size).toBe(7);
    expect(readIdentity('?')).toBeNull();
  });
});
