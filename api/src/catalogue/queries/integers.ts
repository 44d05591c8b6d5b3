/** Reads numbers written by `int4send`, as hex. */
export function integersOf(hex: string | null): Int32Array {
  const bytes = Buffer.from(hex ?? "", "hex").swap32();
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}
