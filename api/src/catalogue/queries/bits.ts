/**
 * The products of one chunk that belong to a set, as the bits of PostgreSQL's `bit(4096)`: bit n is the nth product.
 * Bit operations work on words of 32 bits; within them the bits lie as the server sends them, byte by byte.
 */
export type Bits = Uint32Array<ArrayBuffer>;

export const chunkSize = 4096;
const wordsPerChunk = chunkSize / 32;

export const noBits = (): Bits => new Uint32Array(wordsPerChunk);

/**
 * Several sets, one after the other: bit n of the set s is bit `s * chunkSize + n`. One array for each set would take
 * more time to make than to fill.
 */
export type BitSets = Uint32Array<ArrayBuffer>;

export const noSets = (count: number): BitSets => new Uint32Array(count * wordsPerChunk);

/** The bits of a byte begin with its highest, the bytes of a word with the lowest. */
const maskOf = (n: number): number => 1 << ((n & 31) ^ 7);

export const hasBit = (bits: Bits, n: number): boolean => ((bits[n >> 5] as number) & maskOf(n)) !== 0;

export function addBit(bits: Bits, n: number): void {
  bits[n >> 5] = (bits[n >> 5] as number) | maskOf(n);
}

export function removeBit(bits: Bits, n: number): void {
  bits[n >> 5] = (bits[n >> 5] as number) & ~maskOf(n);
}

/** Intersects the first set with the other, in place. */
export function intersect(bits: Bits, others: Bits): void {
  for (let word = 0; word < wordsPerChunk; word += 1) bits[word] = (bits[word] as number) & (others[word] as number);
}

/**
 * Intersects the first set with one of several others, in place. After the last of them, `butOne` holds the products
 * that exactly one of them lacks.
 */
export function narrow(all: Bits, butOne: Bits, others: Bits): void {
  for (let word = 0; word < wordsPerChunk; word += 1) {
    const own = all[word] as number;
    const other = others[word] as number;
    butOne[word] = ((butOne[word] as number) & other) | (own & ~other);
    all[word] = own & other;
  }
}

/** Adds all bits of the first of the others, or of a later one. */
export function addAll(bits: Bits, others: BitSets, other = 0): void {
  const start = other * wordsPerChunk;
  for (let word = 0; word < wordsPerChunk; word += 1)
    bits[word] = (bits[word] as number) | (others[start + word] as number);
}

export function union(bits: Bits, others: Bits): Bits {
  const all = noBits();
  for (let word = 0; word < wordsPerChunk; word += 1) all[word] = (bits[word] as number) | (others[word] as number);
  return all;
}

export function without(bits: Bits, others: Bits): Bits {
  const left = noBits();
  for (let word = 0; word < wordsPerChunk; word += 1) left[word] = (bits[word] as number) & ~(others[word] as number);
  return left;
}

/** Number of bits of a word. */
function countOfWord(word: number): number {
  // Adds neighbouring bits, then pairs, fours and bytes.
  let sums = word - ((word >>> 1) & 0x55555555);
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  return Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// Of three words, the low bit of the sum in each of the 32 places, and the high one.
const lowOf = (a: number, b: number, c: number): number => a ^ b ^ c;
const highOf = (a: number, b: number, c: number): number => (a & b) | (c & (a ^ b));

/**
 * Number of products in a set and in the first of the others, or in a later one. Sums up words place by place, and
 * counts the bits of every eighth sum (Harley and Seal's method): counting those of each word takes half as much time
 * again.
 */
export function countShared(bits: Bits, others: BitSets, other = 0): number {
  const start = other * wordsPerChunk;
  let eights = 0;
  let fours = 0;
  let twos = 0;
  let ones = 0;
  for (let word = 0; word < wordsPerChunk; word += 8) {
    const at = start + word;
    const a = (bits[word] as number) & (others[at] as number);
    const b = (bits[word + 1] as number) & (others[at + 1] as number);
    const c = (bits[word + 2] as number) & (others[at + 2] as number);
    const d = (bits[word + 3] as number) & (others[at + 3] as number);
    const e = (bits[word + 4] as number) & (others[at + 4] as number);
    const f = (bits[word + 5] as number) & (others[at + 5] as number);
    const g = (bits[word + 6] as number) & (others[at + 6] as number);
    const h = (bits[word + 7] as number) & (others[at + 7] as number);
    const twosOfAB = highOf(ones, a, b);
    ones = lowOf(ones, a, b);
    const twosOfCD = highOf(ones, c, d);
    ones = lowOf(ones, c, d);
    const foursOfAD = highOf(twos, twosOfAB, twosOfCD);
    twos = lowOf(twos, twosOfAB, twosOfCD);
    const twosOfEF = highOf(ones, e, f);
    ones = lowOf(ones, e, f);
    const twosOfGH = highOf(ones, g, h);
    ones = lowOf(ones, g, h);
    const foursOfEH = highOf(twos, twosOfEF, twosOfGH);
    twos = lowOf(twos, twosOfEF, twosOfGH);
    eights += countOfWord(highOf(fours, foursOfAD, foursOfEH));
    fours = lowOf(fours, foursOfAD, foursOfEH);
  }
  return 8 * eights + 4 * countOfWord(fours) + 2 * countOfWord(twos) + countOfWord(ones);
}

export const countOf = (bits: Bits): number => countShared(bits, bits);

/** Numbers of the products in a set, in no particular order. */
export function membersOf(bits: Bits): Uint16Array {
  const members = new Uint16Array(countOf(bits));
  let found = 0;
  for (let word = 0; word < wordsPerChunk; word += 1) {
    for (let rest = (bits[word] as number) | 0; rest !== 0; rest &= rest - 1) {
      members[found] = (word << 5) + ((31 - Math.clz32(rest & -rest)) ^ 7);
      found += 1;
    }
  }
  return members;
}

/** Reads each `encode(bit_send(…), 'hex')`, which begins with the length in four bytes. */
export function allFromHex(hexes: readonly string[]): Bits[] {
  const sets = noSets(hexes.length);
  return hexes.map((hex, n) => {
    const bits = sets.subarray(n * wordsPerChunk, (n + 1) * wordsPerChunk);
    new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength).set(Buffer.from(hex, "hex").subarray(4));
    return bits;
  });
}

export const fromHex = (hex: string): Bits => allFromHex([hex])[0] as Bits;
