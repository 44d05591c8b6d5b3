/**
 * The products of one chunk that belong to a set, as the bits of PostgreSQL's `bit(4096)`: bit n is the nth product. Words of
 * 32 bits are as fast as a processor goes; within them the bits lie as the server sends them, byte by byte.
 */
export type Bits = Uint32Array<ArrayBuffer>;

export const CHUNK_SIZE = 4096;
const WORDS = CHUNK_SIZE / 32;

export const noBits = (): Bits => new Uint32Array(WORDS);

/** The bits of a byte begin with its highest, the bytes of a word with the lowest. */
const maskOf = (n: number): number => 1 << ((n & 31) ^ 7);

export function addBit(bits: Bits, n: number): void {
  bits[n >> 5] = (bits[n >> 5] as number) | maskOf(n);
}

export const hasBit = (bits: Bits, n: number): boolean => ((bits[n >> 5] as number) & maskOf(n)) !== 0;

/** Leaves in the first set what is in the other, too. */
export function keepShared(bits: Bits, others: Bits): void {
  for (let word = 0; word < WORDS; word += 1) bits[word] = (bits[word] as number) & (others[word] as number);
}

export function addAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < WORDS; word += 1) bits[word] = (bits[word] as number) | (others[word] as number);
}

/** Number of products in both sets. */
export function countShared(bits: Bits, others: Bits): number {
  let count = 0;
  for (let word = 0; word < WORDS; word += 1) {
    // Adds neighbouring bits, then pairs, then bytes.
    let sums = (bits[word] as number) & (others[word] as number);
    sums -= (sums >>> 1) & 0x55555555;
    sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
    sums = (sums + (sums >>> 4)) & 0x0f0f0f0f;
    count += Math.imul(sums, 0x01010101) >>> 24;
  }
  return count;
}

/** Numbers of the products in a set. */
export function membersOf(bits: Bits): number[] {
  const members: number[] = [];
  for (let n = 0; n < CHUNK_SIZE; n += 1) if (hasBit(bits, n)) members.push(n);
  return members;
}

export const toHex = (bits: Bits): string => Buffer.from(bits.buffer).toString("hex");

/** Reads `encode(bit_send(…), 'hex')`, which begins with the length in four bytes. */
export function fromHex(hex: string): Bits {
  const bits = noBits();
  new Uint8Array(bits.buffer).set(Buffer.from(hex, "hex").subarray(4));
  return bits;
}
