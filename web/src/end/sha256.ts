/** SHA-256 (FIPS 180-4). Browsers have their own, but only on pages that came over TLS or from this machine; on a
 *  home network pages come over plain HTTP, and the deal must be checked there as well. */

const K = new Uint32Array(64);
const FIRST = new Uint32Array(8);
{
  // the fractions of the cube and square roots of the first primes
  const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) >>> 0;
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) FIRST[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(data: Uint8Array): DataView {
  const blocks = Math.ceil((data.length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(data.length / 0x20000000));
  view.setUint32(bytes.length - 4, data.length << 3);
  return view;
}

/** The hash in plain JavaScript. */
export function ownSha256(data: Uint8Array): Uint8Array {
  const hash = FIRST.slice();
  const words = new Uint32Array(64);
  const view = padded(data);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = words[i - 15]!;
      const b = words[i - 2]!;
      const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) >>> 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) >>> 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) >>> 0;
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = hash[i]! + value));
  }
  const bytes = new Uint8Array(32);
  const out = new DataView(bytes.buffer);
  hash.forEach((value, i) => out.setUint32(i * 4, value));
  return bytes;
}

/** The hash, by the browser where it does that, else by ourselves. */
export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return ownSha256(data);
  return new Uint8Array(await subtle.digest('SHA-256', data));
}
