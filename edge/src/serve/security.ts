import { createHash } from "node:crypto";

/**
 * Headers every document carries. Scripts come from the shop itself; the few that stand inside the document are named
 * by their hash.
 */
export function securityHeaders(inlineScripts: readonly string[]): Record<string, string> {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
}
