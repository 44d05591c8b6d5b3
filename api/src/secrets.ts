import { createHash, randomBytes } from "node:crypto";

/** A secret for a cookie or a link: 256 random bits, safe in an address. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored hash of a secret, from which the secret cannot be derived. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** The stored hash of a request, because an idempotency key must not be reused for another one. */
export const hashRequest = (...parts: unknown[]): string => hashToken(JSON.stringify(parts));
