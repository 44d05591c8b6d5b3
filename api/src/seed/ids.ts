import { createHash } from "node:crypto";

/** The same for the same product in every seed, so that links to it outlive a fresh database. */
export const productId = (link: string): string => createHash("sha256").update(link).digest("hex").slice(0, 16);

export const variantId = (link: string, size: string, color: string): string =>
  createHash("sha256").update(`${link} ${size} ${color}`).digest("hex").slice(0, 16);
