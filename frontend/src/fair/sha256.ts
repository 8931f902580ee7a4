/** SHA-256 of a text, as hexadecimal digits. */

/** By the browser where it has it; over plain http from another machine it has not, so then here. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : digestOf(bytes);
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The digest, by FIPS 180-4. */
export function digestOf(message: Uint8Array): Uint8Array {
  const { first, constants } = tables();
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(length - 8, Math.floor(message.length / 0x2000_0000));
  data.setUint32(length - 4, message.length << 3);
  const hash = Uint32Array.from(first);
  const w = new Uint32Array(64);
  const rotate = (value: number, by: number) => (value >>> by) | (value << (32 - by));
  for (let block = 0; block < length; block += 64) {
    for (let t = 0; t < 16; t++) w[t] = data.getUint32(block + 4 * t);
    for (let t = 16; t < 64; t++) {
      const [x, y] = [w[t - 15]!, w[t - 2]!];
      const small = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
      const large = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
      w[t] = w[t - 16]! + small + w[t - 7]! + large;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let t = 0; t < 64; t++) {
      const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + constants[t]! + w[t]!) | 0;
      const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) hash[index] = hash[index]! + value;
  }
  const result = new Uint8Array(32);
  for (const [index, value] of hash.entries()) new DataView(result.buffer).setUint32(index * 4, value);
  return result;
}

/** The fractional parts of the square roots and cube roots of the first primes. */
function tables(): { first: number[]; constants: number[] } {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number);
  const fraction = (root: number) => Math.floor((root % 1) * 0x1_0000_0000);
  return {
    first: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    constants: primes.map((prime) => fraction(Math.cbrt(prime))),
  };
}
