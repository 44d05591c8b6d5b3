import { createHash } from "node:crypto";

/** `sha384-…`, as browsers know it. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
