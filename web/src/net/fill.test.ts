import { describe, expect, it } from 'vitest';
import { message } from './fill';

describe('a message', () => {
  it('has what the server left out', () => {
    const said = message({
      t: 'table',
      code: 'ABCDEF',
      phase: 'lobby',
      owner: 'g',
      settings: { seats: 7 },
      chairs: [{ guest: 'g' }, {}],
      people: [{ guest: 'g', name: 'Ann' }],
      fair: { sha256: 'x' },
    });
    expect(said).toMatchObject({
      seat: null,
      paused: false,
      swaps: [],
      replay: '',
      settings: { edition: 'classic', seats: 7, spectators: true },
    });
    expect((said as { chairs: unknown[] }).chairs[1]).toEqual({ guest: '', bot: '', name: '' });
    expect((said as { people: unknown[] }).people[0]).toMatchObject({ here: false, seat: null });
  });

  it('keeps nulls and fills parts of parts', () => {
    const said = message({
      t: 'asked',
      ask: { id: '1', kind: 'pass', seats: [0] },
      prompt: { id: '1', kind: 'pass', options: [{ n: 'pass' }] },
    });
    expect(said).toMatchObject({
      answered: false,
      ask: { clock: null },
      prompt: { text: '', options: [{ n: 'pass', label: '', target: null, cards: [] }] },
    });
  });

  it('may have a name of several words', () => {
    expect(message({ t: 'why_asked', prompt: '1', text: '…' })).toMatchObject({ rule: '' });
  });

  it('that is unknown is ignored', () => {
    expect(message({ t: 'fireworks' })).toBeNull();
    expect(message({})).toBeNull();
    expect(message(null)).toBeNull();
  });

  it('does not share its defaults with the next one', () => {
    const one = message({ t: 'welcome', guest: 'a', table: 'T' }) as { chat: unknown[] };
    one.chat.push(1);
    expect((message({ t: 'welcome', guest: 'a', table: 'T' }) as { chat: unknown[] }).chat).toEqual([]);
  });
});
