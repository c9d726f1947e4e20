// SHA-256 (FIPS 180-4). Browsers keep theirs from pages without https, as on a local network.

/** The first 32 bits behind the point of roots of the first primes: 8 square roots, 64 cube roots. */
const FIRST: number[] = [];
const ROUNDS: number[] = [];
const behindPoint = (root: number): number => ((root % 1) * 2 ** 32) | 0;
for (let n = 2; ROUNDS.length < 64; n++) {
  let divisor = 2;
  while (n % divisor) divisor++;
  if (divisor < n) continue;
  if (FIRST.length < 8) FIRST.push(behindPoint(n ** (1 / 2)));
  ROUNDS.push(behindPoint(n ** (1 / 3)));
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message in words of 32 bits, a one behind it, zeros, and its length. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(((bytes.length + 72) >> 6) << 4);
  for (let i = 0; i <= bytes.length; i++) words[i >> 2]! |= (bytes[i] ?? 128) << (24 - 8 * (i & 3));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/** Mixes one block of 16 words into the eight of `state`; `w` is room for the 64 made of them. */
function mix(state: Int32Array, words: Int32Array, at: number, w: Int32Array): void {
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    if (i < 16) w[i] = words[at + i]!;
    else {
      const x = w[i - 15]!;
      const y = w[i - 2]!;
      w[i] = w[i - 16]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7]! + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i]! += word;
}

/** In small hexadecimal digits. */
export function sha256(message: string | Uint8Array): string {
  const words = padded(typeof message === "string" ? new TextEncoder().encode(message) : message);
  const state = Int32Array.from(FIRST);
  const w = new Int32Array(64);
  for (let at = 0; at < words.length; at += 16) mix(state, words, at, w);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
