import { join, resolve } from "node:path";
import { maxBodyBytes } from "@thuot-tha/shared/contracts/limits";
import { isDevelopment, readPublicUrl } from "@thuot-tha/shared/server";
import { bucketOf, type StoreLocation } from "./releases/open-store.ts";

export interface EdgeConfig {
  host: string;
  port: number;
  /** Port of the metrics alone; null where they are at the shop's. */
  metricsPort: number | null;
  /** Address of the product API. */
  apiUrl: string;
  /** Bytes of a body that the API takes, but for pictures. */
  bodyLimit: number;
  /** Where releases are kept. */
  releases: StoreLocation;
  /** Folder of original pictures. */
  media: string;
  /** Folder of pictures made in asked-for sizes; may be emptied at any time. */
  imageCache: string;
  /** Scheme and host the shop is known by; without it, what each request says. */
  publicOrigin: string | null;
  /** Milliseconds after which the last good document stands in for one that is not drawn yet. */
  renderBudget: number;
  /** Milliseconds a document may take where there is none to stand in. */
  renderTimeout: number;
  /** Seconds a rendered document is given to others. */
  pageCacheSeconds: number;
  /** Milliseconds between two looks at which composition is live. */
  liveInterval: number;
  /** Whether a developer's own build may take a remote's place, in one browser only. */
  allowOverrides: boolean;
  /** SHA-256 (hex) of the token for the operators' page; null where the page does not exist. */
  opsToken: string | null;
  /** SHA-256 (hex) of the token each remote may be published with over the network, by remote. */
  publishTokens: ReadonlyMap<string, string>;
  /** Whether a candidate that does worse than the stable set is withdrawn without being told to. */
  retreat: boolean;
  /** Milliseconds between two comparisons of the candidate with the stable set. */
  healthInterval: number;
  /** How many failed loads of one network address count for one set. */
  failuresPerAddress: number;
  /** How many reports of browsers are taken of one network address in a minute. */
  telemetryPerAddress: number;
  /** Container of the tag manager, e.g. `GTM-ABC123`; null where there is none. */
  gtmId: string | null;
  /** Whether developers' tools are there. */
  devTools: boolean;
  /** Whose `X-Forwarded-*` headers are believed: addresses or networks, separated by commas. */
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

/** The edge's settings, from the environment alone. `.env.example` explains each. */
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
