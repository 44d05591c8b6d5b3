import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC in hex. */
export const hmac = (algorithm: "sha256" | "sha512", key: string, text: string): string =>
  createHmac(algorithm, key).update(text, "utf8").digest("hex");

/** Compares a signature in constant time. */
export function sameSignature(given: unknown, expected: string): boolean {
  if (typeof given !== "string") return false;
  const [a, b] = [Buffer.from(given.toLowerCase()), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
