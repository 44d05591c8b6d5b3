import { createHash } from "node:crypto";

/** The `sha384-…` integrity value that browsers check. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
