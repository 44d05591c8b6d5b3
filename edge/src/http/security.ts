import { createHash } from "node:crypto";

/** Origins that a tag manager loads from and reports to, once the shopper has consented. */
const tagManager = "https://www.googletagmanager.com";
const measuring = `${tagManager} https://*.google-analytics.com https://*.analytics.google.com`;

/**
 * Security headers of every document. Scripts come from the shop; inline scripts are allowed by their hash. Pictures
 * that a shopper has chosen are shown from `blob:` addresses before they are sent.
 *
 * @param own origins of a developer's overrides, for this browser only; hot updates use their web sockets
 * @param gtmId container of the tag manager, if any
 */
export function securityHeaders(
  inlineScripts: readonly string[],
  own: readonly string[] = [],
  gtmId: string | null = null,
): Record<string, string> {
  const self = ["'self'", ...own].join(" ");
  const policy = [
    "default-src 'self'",
    `script-src ${self} ${hashesOf(inlineScripts)}${gtmId ? ` ${tagManager}` : ""}`,
    `style-src ${self} 'unsafe-inline'`,
    `img-src ${self} data: blob:${gtmId ? ` ${measuring}` : ""}`,
    `font-src ${self}`,
    `connect-src ${[self, ...own.map((origin) => origin.replace("http:", "ws:"))].join(" ")}${gtmId ? ` ${measuring}` : ""}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
}

/** Hashes of a set's scripts, which are the same for each of its documents. */
const knownHashes = new WeakMap<readonly string[], string>();

function hashesOf(inlineScripts: readonly string[]): string {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const hashes = knownHashes.get(inlineScripts) ?? inlineScripts.map(hash).join(" ");
  knownHashes.set(inlineScripts, hashes);
  return hashes;
}
