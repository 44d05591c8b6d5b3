import { createHash } from "node:crypto";

/** The same for the same product in every demo shop, so that links to it outlive a fresh database. */
export const productId = (code: string): string => createHash("sha256").update(code).digest("hex").slice(0, 16);

export const variantId = (code: string, size: string, color: string): string =>
  createHash("sha256").update(`${code} ${size} ${color}`).digest("hex").slice(0, 16);
