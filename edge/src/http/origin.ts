import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/** A host name, an IPv4 address or an IPv6 address in brackets, with or without a port. */
const hostForm = /^(?:\[[\da-f:.]+\]|[\w.~-]+)(?::\d{1,5})?$/i;

/** Public scheme and host of the shop: those of `PUBLIC_URL`, else those of the request. */
export const originOf = ({ protocol, host }: FastifyRequest, publicOrigin: string | null): string =>
  publicOrigin ?? `${protocol}://${host || "localhost"}`;

/**
 * True for a well-formed request: its target is a path of this shop, and its one host, scheme and network address (its
 * own, or those a trusted proxy forwards) are valid. HTTP/1.0 may omit the host.
 */
export function isReadable({ url, host, protocol, ip, raw }: FastifyRequest): boolean {
  const hasHost = hostForm.test(host) && URL.canParse(`http://${host}`);
  const mayLackHost = host === "" && raw.httpVersion === "1.0";
  return (
    isPath(url) && hasAtMostOneHost(raw) && (hasHost || mayLackHost) && /^https?$/.test(protocol) && isIP(ip) !== 0
  );
}

/** Node takes the first of two `Host` headers, and a server in front may take the other. */
const hasAtMostOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length <= 1;

/** A path begins with one slash, because browsers resolve `//` and `/\` as another site. */
function isPath(url: string): boolean {
  if (!url.startsWith("/") || !URL.canParse(url, "http://shop")) return false;
  const { host, pathname } = new URL(url, "http://shop");
  return host === "shop" && !pathname.startsWith("//") && !/%(?:0|1|7f)/i.test(pathname) && isDecodable(pathname);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
