/**
 * Milliseconds in which a request has to arrive, which frees the connection of one that never ends. An upload over a
 * slow line takes minutes.
 */
export const requestTimeoutMs = 300_000;

/** Milliseconds for a client to read the last answer and close the connection, before it is cut. */
export const lingerTimeoutMs = 2_000;

/**
 * Brotli's window for documents and answers, as a power of two: 256 kB, longer than any of them. With the default of
 * 4 MB each compression takes some 10 MB.
 */
export const brotliWindowBits = 18;
