import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const ways = {
  /** Quality 5 costs about as much as drawing the page; 11 would cost a hundred times that. */
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};
export type Encoding = keyof typeof ways;

/** The smallest form that a browser takes; undefined where it takes the text only. */
export const encodingFor = (accepted: string): Encoding | undefined =>
  (["br", "gzip"] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted));

/** A text in each of its smaller forms, made once however often it is sent. */
export function compressedForms(text: string): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding) ?? ways[encoding](text);
    made.set(encoding, known);
    return known;
  };
}
