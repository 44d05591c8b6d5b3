import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

/** A window of 256 kB, longer than a document: with the default of 4 MB each compression takes some 10 MB. */
const windowBits = 18;

const brotli = (text: Buffer, quality: number) =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });

/**
 * No more at a time than run at the same time: V8 collects garbage once some 64 MB outside its heap are in use, and did
 * so after every few documents when all compressions that waited had their memory.
 */
const atATime = pLimit(availableParallelism());
const ways = {
  br: (text: Buffer) => atATime(() => brotli(text, 5)),
  gzip: (text: Buffer) => atATime(() => promisify(gzip)(text)),
};
export type Encoding = keyof typeof ways;

/** The best encoding that the browser accepts; undefined when it accepts none. */
export const encodingFor = (accepted: string): Encoding | undefined =>
  (["br", "gzip"] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted));

/** Quality 11 takes 10 % off a document and 0.1 to 0.2 s of a core, so one document at a time gets it, and few wait. */
const turn = pLimit(1);
const maxWaiting = 20;

/**
 * Compresses a text, which the function gives in UTF-8, to each encoding at most once. A text that is requested again in
 * brotli is worth the best quality: later requests get that form once it is there.
 */
export function compressedForms(text: () => Buffer): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  let isBest = false;

  async function improve(): Promise<void> {
    if (isBest || turn.pendingCount >= maxWaiting) return;
    isBest = true;
    const best = await turn(() => brotli(text(), 11)).catch(() => null);
    if (best) made.set("br", Promise.resolve(best));
  }

  return (encoding) => {
    const known = made.get(encoding);
    if (known) {
      if (encoding === "br") void improve();
      return known;
    }
    const form = ways[encoding](text());
    made.set(encoding, form);
    return form;
  };
}
