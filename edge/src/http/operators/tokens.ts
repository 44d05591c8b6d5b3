import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** A new token, and the hash that the edge is told of it. It begins with a word: a hyphen would look like an option. */
export function createToken(): { token: string; hash: string } {
  const token = `tt_${randomBytes(32).toString("base64url")}`;
  return { token, hash: sha256(token).toString("hex") };
}

/** Whether a token is the one of this hash (hex), in the same time whatever it is. Nobody has the token of no hash. */
export function isToken(token: string, hash: string | null | undefined): boolean {
  const expected = Buffer.from(hash ?? "", "hex");
  return expected.length === 32 && timingSafeEqual(sha256(token), expected);
}

/** The token of a request: as a bearer, or as the password a browser asks for. Empty without. */
export function tokenOf({ headers }: FastifyRequest): string {
  const [scheme, value = ""] = (headers.authorization ?? "").split(" ");
  if (scheme === "Bearer") return value;
  if (scheme !== "Basic") return "";
  const decoded = Buffer.from(value, "base64").toString();
  return decoded.slice(decoded.indexOf(":") + 1);
}
