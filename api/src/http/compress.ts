import { constants } from "node:zlib";
import compress from "@fastify/compress";
import { brotliWindowBits } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";

/** Bytes up to which an answer is compressed at once and not as a stream: 40 kB take 0.4 ms of a core. */
const maxAtOnce = 256 * 1024;

/**
 * Compresses JSON for clients that accept it: a list of 30 pieces has 40 kB, and 6 kB compressed. The edge passes such
 * answers on as they are; its render processes accept none, because they are near.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: /^application\/json/,
    encodings: ["br", "gzip"],
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits },
    },
    syncThreshold: maxAtOnce,
    globalDecompression: false,
  });
}
