import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableMessage } from '../net/protocol';
import { bytesOf, checkFair, hexOf, noteFair, shortHex } from './fair';
import { ownSha256, sha256 } from './sha256';

const reference = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');
const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value) as Uint8Array<ArrayBuffer>;

describe('our own SHA-256', () => {
  it('knows the examples of the standard', () => {
    expect(hexOf(ownSha256(text('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hexOf(ownSha256(text('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('agrees with another one at every length around the blocks', () => {
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hexOf(ownSha256(data))).toBe(reference(data));
    }
  });

  it('is used where the browser has none', async () => {
    vi.stubGlobal('crypto', {});
    expect(hexOf(await sha256(text('風聲')))).toBe(reference(text('風聲')));
    vi.unstubAllGlobals();
  });
});

describe('the proof of a deal', () => {
  const seed = '00ff5d108a4f';
  const hash = reference(bytesOf(seed));
  let code = 0;
  const table = (phase: TableMessage['phase'], game: number, fair: TableMessage['fair']): TableMessage =>
    ({ code: `T${code}`, phase, game, fair }) as TableMessage;

  beforeEach(() => {
    code++;
    sessionStorage.clear();
  });

  it('is verified if the hash was seen before the deal', async () => {
    noteFair(table('lobby', 0, { sha256: hash, seed: '' }));
    noteFair(table('playing', 1, { sha256: hash, seed: '' }));
    expect(await checkFair(table('playing', 1, { sha256: hash, seed: '' }))).toBeNull();
    expect(await checkFair(table('over', 1, { sha256: hash, seed }))).toEqual({ state: 'verified', hash, seed });
  });

  it('says so if the hash was first seen after the deal', async () => {
    noteFair(table('playing', 4, { sha256: hash, seed: '' }));
    expect((await checkFair(table('over', 4, { sha256: hash, seed })))?.state).toBe('late');
  });

  it('notices another seed, and another hash than the one promised', async () => {
    expect((await checkFair(table('over', 1, { sha256: hash, seed: `${seed}00` })))?.state).toBe('forged');
    const other = reference(bytesOf('1234'));
    noteFair(table('lobby', 0, { sha256: other, seed: '' }));
    expect((await checkFair(table('over', 1, { sha256: hash, seed })))?.state).toBe('forged');
  });

  it('is short enough to be read', () => {
    expect(shortHex('9f3c71aa04be0000e27d')).toBe('9f3c 71aa 04be … e27d');
    expect(shortHex('9f3c71aa', 3)).toBe('9f3c 71aa');
  });
});
