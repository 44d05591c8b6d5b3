import type { DocumentPicture } from "@thuot-tha/shared/contracts/remote";
import { compressedForms, type Encoding } from "./compressed.ts";

/** What a browser takes. */
export interface Accepted {
  /** Undefined for none. */
  encoding: Encoding | undefined;
  avif: boolean;
}

/** Pictures of the shop as AVIF, by their address; null for none. */
export interface Pictures {
  /** The picture where this machine has it already. */
  cached(address: string): Promise<Buffer | null>;
  /** The picture, which is resized first where that is needed; null while others are resized that browsers wait for. */
  resized(address: string): Promise<Buffer | null> | null;
}

/** Longest picture that a document carries: a phone's line of 1.6 Mbps brings it while the browser opens the page. */
const maxPictureBytes = 25_000;

/** A document's bytes, each form made at most once. Browsers that take AVIF get it with its largest picture inside. */
export function documentBody(html: Buffer, picture: DocumentPicture | undefined, pictures: Pictures) {
  const plain = formsOf(() => html);
  let withPicture: ReturnType<typeof formsOf> | undefined;
  let looked: Promise<void> | undefined;

  async function look(picture: DocumentPicture): Promise<void> {
    const use = (bytes: Buffer | null) => {
      // The text is made anew for each form: cached documents would take twice the memory.
      if (bytes && bytes.length <= maxPictureBytes) withPicture = formsOf(() => replaced(html, picture, bytes));
    };
    const cached = await pictures.cached(picture.address);
    if (cached) return use(cached);
    // Requests do not wait while a picture is resized; later ones get it.
    const resized = pictures.resized(picture.address);
    if (resized) void resized.then(use, () => undefined);
    else looked = undefined;
  }

  return async ({ encoding, avif }: Accepted): Promise<Buffer> => {
    if (avif && picture) {
      looked ??= look(picture);
      await looked;
    }
    const { text, compressed } = (avif && withPicture) || plain;
    return encoding ? compressed(encoding) : text();
  };
}

const formsOf = (text: () => Buffer) => ({ text, compressed: compressedForms(text) });

function replaced(html: Buffer, { replacements }: DocumentPicture, bytes: Buffer): Buffer {
  const url = `data:image/avif;base64,${bytes.toString("base64")}`;
  let rest = html.toString();
  let written = "";
  for (const [text, by] of replacements) {
    const at = rest.indexOf(text);
    if (at < 0) continue;
    written += rest.slice(0, at) + by.replace("{picture}", url);
    rest = rest.slice(at + text.length);
  }
  return Buffer.from(written + rest);
}
