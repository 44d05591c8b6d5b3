/** A word nobody else has. Not `randomUUID`: browsers keep that for secure addresses. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
