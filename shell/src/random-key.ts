/** A random unique key. Not `randomUUID`, which browsers offer on secure addresses only. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
