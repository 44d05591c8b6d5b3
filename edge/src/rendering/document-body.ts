import type { DocumentPicture } from "@thuot-tha/shared/contracts/remote";
import { StoreError } from "@thuot-tha/shared/server";
import { compressedForms, type Effort, type Encoding } from "./compressed.ts";

/** The encodings and formats that a browser accepts in a document. */
export interface Accepted {
  /** Undefined for none. */
  encoding: Encoding | undefined;
  /** The largest picture. */
  avif: boolean;
}

/** Pictures of the shop as AVIF, by their address; null for none. */
export interface Pictures {
  /** The picture where this machine has it already. */
  cached(address: string): Promise<Buffer | null>;
  /** The picture, resized first if needed; null while browsers wait for pictures that are being resized. */
  resized(address: string): Promise<Buffer | null> | null;
}

/**
 * Maximum size of a picture in a document: a phone's line of 1.6 Mbps loads as much while the browser opens the page.
 */
const maxCarriedBytes = 25_000;

/** A document's bytes, each form made at most once. Browsers that take AVIF get it with its largest picture inside. */
export function documentBody(
  html: Buffer,
  picture: DocumentPicture | undefined,
  pictures: Pictures,
  effort: Effort = "usual",
) {
  const formsOf = (text: () => Buffer) => ({ text, compressed: compressedForms(text, effort) });
  const plain = formsOf(() => html);
  let withPicture: ReturnType<typeof formsOf> | undefined;
  let prepared: Promise<void> | undefined;

  const retryLater = () => {
    prepared = undefined;
  };

  async function prepare(picture: DocumentPicture): Promise<void> {
    const use = (bytes: Buffer | null) => {
      // The text is built again for each form, because storing it would double the memory of cached documents.
      if (bytes && bytes.length <= maxCarriedBytes) withPicture = formsOf(() => replaced(html, picture, bytes));
    };
    const cached = await pictures.cached(picture.address);
    if (cached) return use(cached);
    // Requests do not wait while a picture is resized; later ones get it.
    const resized = pictures.resized(picture.address);
    if (!resized) return retryLater();
    void resized.then(use, (error) => {
      // Only a store may recover; a picture that cannot be resized is not tried again.
      if (error instanceof StoreError) retryLater();
    });
  }

  return async ({ encoding, avif }: Accepted): Promise<Buffer> => {
    if (avif && picture) {
      prepared ??= prepare(picture);
      await prepared;
    }
    const { text, compressed } = (avif && withPicture) || plain;
    return encoding ? compressed(encoding) : text();
  };
}

/** Works on the bytes: decoding and encoding the text would take a millisecond. */
function replaced(html: Buffer, { replacements }: DocumentPicture, bytes: Buffer): Buffer {
  const url = `data:image/avif;base64,${bytes.toString("base64")}`;
  const parts: Buffer[] = [];
  let rest = html;
  for (const [text, by] of replacements) {
    const at = rest.indexOf(text);
    if (at < 0) continue;
    parts.push(rest.subarray(0, at), Buffer.from(by.replace("{picture}", url)));
    rest = rest.subarray(at + Buffer.byteLength(text));
  }
  return Buffer.concat([...parts, rest]);
}
