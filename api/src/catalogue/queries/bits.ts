/**
 * The products of one chunk that belong to a set, as the bits of PostgreSQL's `bit(4096)`: bit n is the nth product.
 * Bit operations work on words of 32 bits; within them the bits lie as the server sends them, byte by byte.
 */
export type Bits = Uint32Array<ArrayBuffer>;

export const CHUNK_SIZE = 4096;
const WORDS = CHUNK_SIZE / 32;

export const noBits = (): Bits => new Uint32Array(WORDS);

/**
 * Several sets, one after the other: bit n of the set s is bit `s * CHUNK_SIZE + n`. One array for each set would take
 * more time to make than to fill.
 */
export type BitSets = Uint32Array<ArrayBuffer>;

export const noSets = (count: number): BitSets => new Uint32Array(count * WORDS);

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
  for (let word = 0; word < WORDS; word += 1) bits[word] = (bits[word] as number) & (others[word] as number);
}

/**
 * Intersects the first set with one of several others, in place. After the last of them, `butOne` holds the products
 * that exactly one of them lacks.
 */
export function narrow(all: Bits, butOne: Bits, others: Bits): void {
  for (let word = 0; word < WORDS; word += 1) {
    const [own, other] = [all[word] as number, others[word] as number];
    butOne[word] = ((butOne[word] as number) & other) | (own & ~other);
    all[word] = own & other;
  }
}

/** Adds all bits of the first of the others, or of a later one. */
export function addAll(bits: Bits, others: BitSets, other = 0): void {
  const start = other * WORDS;
  for (let word = 0; word < WORDS; word += 1) bits[word] = (bits[word] as number) | (others[start + word] as number);
}

export function without(bits: Bits, others: Bits): Bits {
  const left = noBits();
  for (let word = 0; word < WORDS; word += 1) left[word] = (bits[word] as number) & ~(others[word] as number);
  return left;
}

/** Number of products in a set and in the first of the others, or in a later one. */
export function countShared(bits: Bits, others: BitSets, other = 0): number {
  const start = other * WORDS;
  let count = 0;
  for (let word = 0; word < WORDS; ) {
    // Of sixteen words, the number of bits in each of the four bytes.
    let bytes = 0;
    for (const end = word + 16; word < end; word += 1) {
      // Adds neighbouring bits, then pairs, then fours.
      let sums = (bits[word] as number) & (others[start + word] as number);
      sums -= (sums >>> 1) & 0x55555555;
      sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
      bytes += (sums + (sums >>> 4)) & 0x0f0f0f0f;
    }
    bytes = (bytes & 0x00ff00ff) + ((bytes >>> 8) & 0x00ff00ff);
    count += (bytes + (bytes >>> 16)) & 0xffff;
  }
  return count;
}

export const countOf = (bits: Bits): number => countShared(bits, bits);

/** Numbers of the products in a set, in no particular order. */
export function membersOf(bits: Bits): Uint16Array {
  const members = new Uint16Array(countOf(bits));
  let found = 0;
  for (let word = 0; word < WORDS; word += 1) {
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
    const bits = sets.subarray(n * WORDS, (n + 1) * WORDS);
    new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength).set(Buffer.from(hex, "hex").subarray(4));
    return bits;
  });
}

export const fromHex = (hex: string): Bits => allFromHex([hex])[0] as Bits;
