import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Makes a token and its hash for the edge's settings. The prefix keeps a token from starting with a hyphen, which would
 * look like an option.
 */
export function createToken(): { token: string; hash: string } {
  const token = `tt_${randomBytes(32).toString("base64url")}`;
  return { token, hash: sha256(token).toString("hex") };
}

/** Compares a token with a hash (hex) in constant time. A missing hash matches no token. */
export function isToken(token: string, hash: string | null | undefined): boolean {
  const expected = Buffer.from(hash ?? "", "hex");
  return expected.length === 32 && timingSafeEqual(sha256(token), expected);
}

/** The token of a request, from a bearer header or a basic-auth password; empty without one. */
export function tokenOf({ headers }: FastifyRequest): string {
  const [scheme, value = ""] = (headers.authorization ?? "").split(" ");
  if (scheme === "Bearer") return value;
  if (scheme !== "Basic") return "";
  const decoded = Buffer.from(value, "base64").toString();
  return decoded.slice(decoded.indexOf(":") + 1);
}
