import { createHash } from "node:crypto";

const idOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** The same for the same product in every shop, so that links to it outlive a fresh database. */
export const productId = (code: string): string => idOf(code);

export const variantId = (code: string, size: string, color: string): string => idOf(`${code} ${size} ${color}`);
