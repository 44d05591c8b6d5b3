import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC in hex. */
export const hmac = (algorithm: "sha256" | "sha512", key: string, text: string): string =>
  createHmac(algorithm, key).update(text, "utf8").digest("hex");

/** Compares a signature in constant time. */
export function sameSignature(signature: unknown, expected: string): boolean {
  if (typeof signature !== "string") return false;
  const a = Buffer.from(signature.toLowerCase());
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
