import { join, resolve } from "node:path";

export interface EdgeConfig {
  host: string;
  port: number;
  /** Address of the product API. */
  apiUrl: string;
  /** Folder of the release store. */
  releases: string;
  /** Folder of original pictures. */
  media: string;
  /** Folder of pictures made in asked-for sizes; may be emptied at any time. */
  imageCache: string;
  /** Scheme and host the shop is known by; without it, what each request says. */
  publicOrigin: string | null;
  /** Milliseconds a document may take before its page is left to the browser. */
  renderBudget: number;
  /** Seconds a rendered document is given to others. */
  pageCacheSeconds: number;
  /** Milliseconds between two looks at which composition is live. */
  liveInterval: number;
  /** Whose `X-Forwarded-*` headers are believed: addresses or networks, separated by commas. */
  trustProxy: string;
}

const whole = (value: string | undefined, otherwise: number): number => {
  const number = Number(value ?? otherwise);
  if (!Number.isInteger(number) || number < 0) throw new Error(`Not a whole number: ${value}`);
  return number;
};

/** The edge's settings, from the environment alone. `.env.example` explains each. */
export function edgeConfig(env: Record<string, string | undefined>, cwd: string): EdgeConfig {
  const data = resolve(cwd, env.DATA_DIR ?? ".data");
  return {
    host: env.HOST ?? "0.0.0.0",
    port: whole(env.PORT, 8080),
    apiUrl: env.API_URL ?? "http://127.0.0.1:8081",
    releases: resolve(cwd, env.RELEASES_DIR ?? join(data, "releases")),
    media: resolve(cwd, env.MEDIA_DIR ?? join(data, "media")),
    imageCache: resolve(cwd, env.IMAGE_CACHE_DIR ?? join(data, "cache", "images")),
    publicOrigin: env.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    renderBudget: whole(env.RENDER_BUDGET_MS, 800),
    pageCacheSeconds: whole(env.PAGE_CACHE_SECONDS, 5),
    liveInterval: whole(env.LIVE_INTERVAL_MS, 500),
    trustProxy: env.TRUST_PROXY ?? "loopback",
  };
}
