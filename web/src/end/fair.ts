/** Whether a deal was fair: the hash of the seed was told before the deal, the seed after the end. What counts is the
 *  hash this browser saw before the deal, so it is written down when it is first seen. */
import type { TableMessage } from '../net/protocol';
import { sha256 } from './sha256';

export interface Proof {
  state: 'verified' | 'late' | 'forged';
  /** Hexadecimal. */
  hash: string;
  seed: string;
}

interface Noted {
  hash: string;
  /** Whether it was seen before the cards were dealt. */
  before: boolean;
}

const noted = new Map<string, Noted>();
const key = (code: string, game: number): string => `fengsheng.fair.${code}.${game}`;

function read(at: string): Noted | null {
  try {
    return noted.get(at) ?? (JSON.parse(sessionStorage.getItem(at) ?? 'null') as Noted | null);
  } catch {
    return null;
  }
}

/** Write down which hash was promised. In the lobby it is that of the game to come. */
export function noteFair(table: TableMessage): void {
  const lobby = table.phase === 'lobby';
  const at = key(table.code, lobby ? table.game + 1 : table.game);
  if (!table.fair.sha256 || table.fair.seed || (!lobby && read(at) !== null)) return;
  const note: Noted = { hash: table.fair.sha256, before: lobby };
  noted.set(at, note);
  try {
    sessionStorage.setItem(at, JSON.stringify(note));
  } catch {
    // a private window: as long as the page is open it is remembered
  }
}

export function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hexadecimal.length >> 1);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(hexadecimal.slice(i * 2, i * 2 + 2), 16);
  return bytes;
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compare what was promised with what was told; null while the seed is still a secret. */
export async function checkFair(table: TableMessage): Promise<Proof | null> {
  const { seed, sha256: told } = table.fair;
  if (!seed) return null;
  const hash = hexOf(await sha256(bytesOf(seed)));
  const note = read(key(table.code, table.game));
  const promised = note?.hash ?? told;
  if (hash !== promised || hash !== told) return { state: 'forged', hash, seed };
  return { state: note?.before ? 'verified' : 'late', hash, seed };
}

/** 9f3c 71aa 04be … e27d */
export function shortHex(text: string, groups = 3): string {
  const fours = text.match(/.{1,4}/g) ?? [];
  return fours.length <= groups + 1
    ? fours.join(' ')
    : `${fours.slice(0, groups).join(' ')} … ${fours[fours.length - 1]}`;
}
