import { join, resolve } from "node:path";
import { maxBodyBytes } from "@thuot-tha/shared/contracts/limits";
import { isDevelopment, readPublicUrl } from "@thuot-tha/shared/server";
import { bucketOf, type StoreLocation } from "./releases/open-store.ts";

export interface EdgeConfig {
  host: string;
  port: number;
  /** Separate port of the metrics; null to serve them on the shop's port. */
  metricsPort: number | null;
  /** Address of the product API. */
  apiUrl: string;
  /** Maximum request body in bytes for the API, except uploads. */
  bodyLimit: number;
  /** Where releases are stored. */
  releases: StoreLocation;
  /** Folder of original pictures. */
  media: string;
  /** Folder of resized pictures; it may be emptied at any time. */
  imageCache: string;
  /** Public scheme and host of the shop; null to use those of each request. */
  publicOrigin: string | null;
  /** Milliseconds to wait for a rendering before the last good document is served instead. */
  renderBudget: number;
  /** Milliseconds a rendering may take when there is no last good document. */
  renderTimeout: number;
  /** Seconds for which a rendered document is served from the cache. */
  pageCacheSeconds: number;
  /** Milliseconds between two polls for the live composition. */
  liveInterval: number;
  /** True when a developer may override a remote with a local build, in their own browser only. */
  allowOverrides: boolean;
  /** SHA-256 (hex) of the token for the operators' page; null to disable the page. */
  opsToken: string | null;
  /** SHA-256 (hex) of each remote's token for publishing over the network, by remote. */
  publishTokens: ReadonlyMap<string, string>;
  /** True to withdraw a candidate automatically when it does worse than the stable set. */
  retreat: boolean;
  /** Milliseconds between two comparisons of the candidate with the stable set. */
  healthInterval: number;
  /** Maximum failed loads counted per network address and set. */
  failuresPerAddress: number;
  /** Maximum browser reports accepted per network address and minute. */
  telemetryPerAddress: number;
  /** Container of the tag manager, for example `GTM-ABC123`; null for none. */
  gtmId: string | null;
  /** True to enable the developer tools. */
  devTools: boolean;
  /** Proxies whose `X-Forwarded-*` headers are trusted: addresses or networks, separated by commas. */
  trustProxy: string;
}

const whole = (value: string | undefined, otherwise: number): number => {
  const number = Number(value ?? otherwise);
  if (!Number.isInteger(number) || number < 0) throw new Error(`Not a whole number: ${value}`);
  return number;
};

function onOff(value: string | undefined, otherwise: boolean): boolean {
  if (value === undefined || value === "") return otherwise;
  if (value === "on" || value === "off") return value === "on";
  throw new Error(`Neither on nor off: ${value}`);
}

/** `RELEASE_STORE` is a folder or `s3://bucket/prefix`; `RELEASES_DIR` is its older name, for folders. */
export function storeLocation(env: Record<string, string | undefined>, cwd: string): StoreLocation {
  const named = env.RELEASE_STORE ?? env.RELEASES_DIR ?? join(env.DATA_DIR ?? ".data", "releases");
  return named.includes("://") ? bucketOf(named, env) : { folder: resolve(cwd, named) };
}

/** `<remote>:<sha256>` pairs, separated by spaces or commas. */
function publishTokens(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(/[\s,]+/).filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const [, remote, hash] = /^([a-z][a-z0-9-]*):([0-9a-f]{64})$/.exec(pair) ?? [];
      if (!remote || !hash) throw new Error("PUBLISH_TOKENS: each must be <remote>:<SHA-256 of the token in hex>");
      return [remote, hash];
    }),
  );
}

/** Reads the edge's settings from the environment. `.env.example` explains each. */
export function edgeConfig(env: Record<string, string | undefined>, cwd: string): EdgeConfig {
  const data = resolve(cwd, env.DATA_DIR ?? ".data");
  const host = env.HOST || "127.0.0.1";
  const isLocal = isDevelopment(env, [host]);
  return {
    host,
    port: whole(env.PORT, 8080),
    metricsPort: env.METRICS_PORT ? whole(env.METRICS_PORT, 0) : null,
    apiUrl: env.API_URL ?? "http://127.0.0.1:8081",
    bodyLimit: whole(env.BODY_LIMIT, maxBodyBytes),
    releases: storeLocation(env, cwd),
    media: resolve(cwd, env.MEDIA_DIR ?? join(data, "media")),
    imageCache: resolve(cwd, env.IMAGE_CACHE_DIR ?? join(data, "cache", "images")),
    publicOrigin: readPublicUrl(env),
    renderBudget: whole(env.RENDER_BUDGET_MS, 800),
    renderTimeout: whole(env.RENDER_TIMEOUT_MS, 10_000),
    pageCacheSeconds: whole(env.PAGE_CACHE_SECONDS, 5),
    liveInterval: whole(env.LIVE_INTERVAL_MS, 500),
    allowOverrides: onOff(env.ALLOW_OVERRIDES, isLocal),
    opsToken: env.OPS_TOKEN_SHA256 || null,
    publishTokens: publishTokens(env.PUBLISH_TOKENS ?? ""),
    retreat: onOff(env.AUTO_RETREAT, true),
    healthInterval: whole(env.HEALTH_INTERVAL_MS, 5000),
    failuresPerAddress: whole(env.HEALTH_FAILURES_PER_ADDRESS, 3),
    telemetryPerAddress: whole(env.TELEMETRY_LIMIT_PER_ADDRESS, 600),
    gtmId: env.GTM_ID || null,
    devTools: onOff(env.DEV_TOOLS, isLocal),
    trustProxy: env.TRUST_PROXY ?? "loopback",
  };
}
