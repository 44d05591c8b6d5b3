import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { brotliWindowBits } from "@thuot-tha/shared/server";
import pLimit from "p-limit";

const brotli = (text: Buffer, quality: number) =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
    },
  });

/**
 * Limits concurrent compressions to the number of cores. Each uses memory outside V8's heap, and V8 collects garbage
 * once some 64 MB of that are in use. Without the limit, it did so after every few documents.
 */
const atATime = pLimit(availableParallelism());
export type Encoding = "br" | "gzip";

/** Levels for a text that is requested the first time. Under load, a third of the time makes it a sixth larger. */
const levels = { usual: { br: 5, gzip: 6 }, underLoad: { br: 2, gzip: 1 } };
export type Effort = keyof typeof levels;

const compress = (text: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  const level = levels[effort][encoding];
  return atATime(() => (encoding === "br" ? brotli(text, level) : promisify(gzip)(text, { level })));
};

/** Whether an `Accept-Encoding` header names an encoding, and not with `q=0`. */
export const allowsEncoding = (accepted: string, encoding: Encoding): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);

/** The best encoding that the browser accepts; undefined when it accepts none. */
export const encodingFor = (accepted: string): Encoding | undefined =>
  (["br", "gzip"] as const).find((one) => allowsEncoding(accepted, one));

/** Quality 11 takes 10 % off a document and 0.1 to 0.2 s of a core, so one document at a time gets it, and few wait. */
const turn = pLimit(1);
const maxWaiting = 20;

/**
 * Compresses a text in UTF-8 to each encoding at most once. A text that is requested in brotli a second time is also
 * compressed at the best quality, for later requests.
 */
export function compressedForms(text: () => Buffer, effort: Effort): (encoding: Encoding) => Promise<Buffer> {
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
    const form = compress(text(), encoding, effort);
    made.set(encoding, form);
    // By then the best form may have taken its place.
    form.catch(() => made.get(encoding) === form && made.delete(encoding));
    return form;
  };
}
