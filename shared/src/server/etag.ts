import { createHash } from "node:crypto";

/** The weak ETag of a text in UTF-8. It is weak because one tag names the text in every encoding. */
export const etagOf = (text: string | Uint8Array): string =>
  `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;

const unquoted = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Whether an `If-None-Match` header names a text's ETag. Weak and strong tags are compared alike (RFC 9110). */
export const namesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((tag) => unquoted(tag) === unquoted(etag) || tag.trim() === "*");
