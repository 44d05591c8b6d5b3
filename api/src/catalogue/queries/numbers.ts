/** Reads numbers written by `int4send`, as hex. */
export function integersOf(hex: string | null): Int32Array {
  const bytes = Buffer.from(hex ?? "", "hex").swap32();
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/** Reads numbers written by `float8send`, as hex. */
export function numbersOf(hex: string): Float64Array {
  const bytes = Buffer.from(hex, "hex").swap64();
  return new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);
}
