import { createHmac, timingSafeEqual } from "node:crypto";

const form = /^([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * Signs links that show a candidate to staff. A link expires. Following it sets a cookie with another
 * signature, so an expired link cannot be made into a cookie. Both are valid for one candidate, until it ends.
 */
export function createStaffLinks(secret: () => Buffer) {
  const signed = (...text: string[]): string =>
    createHmac("sha256", secret())
      .update(["staff", ...text].join("\n"))
      .digest("base64url");
  const isSigned = (received: string, ...text: string[]): boolean => {
    const one = Buffer.from(received);
    const other = Buffer.from(signed(...text));
    return one.length === other.length && timingSafeEqual(one, other);
  };

  return {
    /** The token of a link. @param candidate its id (`candidateId`) */
    issue(candidate: string, expiresAt: Date): string {
      const expires = Math.ceil(expiresAt.getTime() / 1000).toString(36);
      return `${expires}.${signed("link", candidate, expires)}`;
    },

    /** "valid" or "expired" for a link of this candidate; null for any other. */
    read(word: string, candidate: string, now: Date): "valid" | "expired" | null {
      const [, expires = "", signature = ""] = form.exec(word) ?? [];
      if (!isSigned(signature, "link", candidate, expires)) return null;
      return Number.parseInt(expires, 36) * 1000 > now.getTime() ? "valid" : "expired";
    },

    /** The value of the cookie of a visitor who has followed a link. */
    proof: (candidate: string): string => signed("visit", candidate),
    isProof: (received: string, candidate: string): boolean => isSigned(received, "visit", candidate),
  };
}

export type StaffLinks = ReturnType<typeof createStaffLinks>;
