import { BlockList, isIP } from "node:net";
import { ConfigError, type Environment, optionalText, text } from "./environment.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** Whether a host name or an address leads to this machine only. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  const version = isIP(name);
  if (version === 0) return name === "localhost" || name.endsWith(".localhost");
  return loopback.check(name, version === 6 ? "ipv6" : "ipv4");
}

/**
 * Scheme and host that shoppers reach the shop at, without a slash at the end: PUBLIC_URL, or null where it is not set.
 * Throws for an invalid address, and for a missing one in production.
 */
export function readPublicUrl(env: Environment): string | null {
  const value = optionalText(env, "PUBLIC_URL");
  if (value === null) {
    if (env.NODE_ENV === "production") {
      throw new ConfigError(
        "PUBLIC_URL must be given in production (NODE_ENV): the address that shoppers reach the shop at",
      );
    }
    return null;
  }
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin = url?.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
  if (!url || !isOrigin || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(`PUBLIC_URL must be an address such as https://shop.example, not "${value}"`);
  }
  return url.origin;
}

/**
 * Whether a shop is under development, so that features for developers are on by default: it is not in production, has
 * no public address, and the network can reach neither the edge (HOST) nor the API (API_HOST), one of which may run in
 * another process.
 */
export function isDevelopment(env: Environment): boolean {
  const publicUrl = readPublicUrl(env);
  const isPublic = publicUrl !== null && !isLoopback(new URL(publicUrl).hostname);
  return (
    env.NODE_ENV !== "production" &&
    !isPublic &&
    ["HOST", "API_HOST"].every((name) => isLoopback(text(env, name, "localhost")))
  );
}
