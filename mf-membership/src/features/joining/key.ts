/** Names one wish to the API. Not `randomUUID`: browsers keep that for secure addresses. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
