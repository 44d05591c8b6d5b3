import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const ways = {
  /** Quality 5 costs about as much as rendering the page; 11 costs a hundred times that. */
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};
export type Encoding = keyof typeof ways;

/** The best encoding that the browser accepts; undefined when it accepts none. */
export const encodingFor = (accepted: string): Encoding | undefined =>
  (["br", "gzip"] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted));

/** Compresses a text to each encoding at most once. */
export function compressedForms(text: string): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding) ?? ways[encoding](text);
    made.set(encoding, known);
    return known;
  };
}
