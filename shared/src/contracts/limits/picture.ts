/** Prefix of every address that accepts a picture by PUT. */
export const uploadPath = "/v2/upload/";
/** Maximum bytes of such a picture. */
export const maxPictureBytes = 5 * 1024 * 1024;
/** Its media types. */
export const pictureKinds: readonly string[] = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** Whether bytes have the signature of a JPEG, PNG, WebP or AVIF. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith("\xff\xd8\xff") || head.startsWith("\x89PNG\r\n\x1a\n")) return true;
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return true;
  return head.startsWith("ftypavif", 4) || head.startsWith("ftypavis", 4);
}

export type PictureFault = "empty" | "large" | "kind";

/** Why the API would refuse a chosen file; null when it would not. Its first bytes decide, because its name may be wrong. */
export async function pictureFault(file: File): Promise<PictureFault | null> {
  if (file.size === 0) return "empty";
  if (file.size > maxPictureBytes) return "large";
  if (!pictureKinds.includes(file.type)) return "kind";
  // A file that is gone by now cannot be read.
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return isPicture(new Uint8Array(head)) ? null : "kind";
}
