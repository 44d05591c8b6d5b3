import { join, resolve } from "node:path";
import {
  ConfigError,
  type Environment,
  flag,
  isDevelopment,
  mediaLocation,
  optionalText,
  readPublicUrl,
  readServerConfig,
  type ServerConfig,
  type StoreLocation,
  storeLocation,
  text,
  wholeNumber,
} from "@thuot-tha/shared/server";
import type { KnownOperator } from "./operators/operators.ts";
import { type SigningKeys, signingKeys } from "./releases/signatures.ts";

export interface EdgeConfig extends ServerConfig {
  host: string;
  port: number;
  /** Separate port of the metrics; null to serve them on the shop's port. */
  metricsPort: number | null;
  /** Address of the product API. */
  apiUrl: string;
  /** Where releases are stored. */
  releases: StoreLocation;
  /** Keys with which this edge signs what it writes, and checks what it serves. */
  signingKeys: SigningKeys;
  /** Folder of this machine's copies of live releases; null for none. */
  releaseCopy: string | null;
  /** Where original pictures are stored. */
  media: StoreLocation;
  /** Folder of resized pictures; it may be emptied at any time. */
  imageCache: string;
  /** Maximum bytes of that folder. */
  imageCacheBytes: number;
  /** Public scheme and host of the shop; null to use those of each request. */
  publicOrigin: string | null;
  /** Time to wait for a rendering before the last good document is served instead. */
  renderBudgetMs: number;
  /** Time that a rendering may take when there is no last good document. */
  renderTimeoutMs: number;
  /** Number of processes that render the documents of one set. */
  renderProcesses: number;
  /** Documents of one set that may wait for their rendering; others get the last good document, or 503 without one. */
  renderQueue: number;
  /** Memory in MB that a render process may use. */
  renderMegabytes: number;
  /** Time for which server code may keep its process from answering. */
  renderStallMs: number;
  /** Seconds for which a rendered document is served from the cache. */
  pageCacheSeconds: number;
  /** Time between two polls for the live composition. */
  liveIntervalMs: number;
  /** True when a developer may override a remote with a local build, in their own browser only. */
  allowOverrides: boolean;
  /** File with operators, their tokens and roles; null for none. */
  operatorsFile: string | null;
  /** Operators whose tokens are in the settings themselves. */
  sharedOperators: KnownOperator[];
  /** Share in percent from which a promotion waits for a second operator; null for never. */
  secondFrom: number | null;
  /** True to withdraw a bad candidate and to roll a bad promotion back; false to only report them. */
  takesBack: boolean;
  /** Time between two comparisons of the candidate with the stable set. */
  healthIntervalMs: number;
  /** Maximum failures of each kind counted per network and set. */
  failuresPerNetwork: number;
  /** Time within which a browser should hydrate a document. */
  arrivalMs: number;
  /** Maximum browser reports accepted per network address and minute. */
  telemetryPerAddress: number;
  /** Address of the webhook for withdrawals, rollbacks and trouble in the store; null for none. */
  alertWebhook: string | null;
  /** Container of the tag manager, for example `GTM-ABC123`; null for none. */
  gtmId: string | null;
  /** True to enable the developer tools. */
  devTools: boolean;
  /** True to log a line for every answer. */
  accessLog: boolean;
}

/** Where releases are stored. `RELEASES_DIR` is the setting's older name. */
export const releaseLocation = (env: Environment, cwd: string): StoreLocation =>
  storeLocation(env, ["RELEASE_STORE", "RELEASES_DIR"], join(text(env, "DATA_DIR", ".data"), "releases"), cwd);

/** Folder in which edges keep copies of live releases. */
export const copyFolder = (env: Environment, cwd: string): string =>
  resolve(cwd, text(env, "RELEASE_COPY_DIR", join(text(env, "DATA_DIR", ".data"), "cache", "releases")));

const hashForm = /^[0-9a-f]{64}$/;

/**
 * The tokens of two older settings: one for the operators' page, and one for each remote that publishes. Several people
 * use such a token, so its operator has the name of no person.
 */
function sharedTokens(env: Environment): KnownOperator[] {
  const pairs = text(env, "PUBLISH_TOKENS", "")
    .split(/[\s,]+/)
    .filter(Boolean);
  const publishers = pairs.map((pair): KnownOperator => {
    const [, remote, hash] = /^([a-z][a-z0-9-]*):([0-9a-f]{64})$/.exec(pair) ?? [];
    if (!remote || !hash) throw new ConfigError("PUBLISH_TOKENS: each must be <remote>:<SHA-256 of the token in hex>");
    return { name: remote, roles: [{ may: "publish", remote }], tokenHash: hash, isShared: true };
  });
  const viewer = optionalText(env, "OPS_TOKEN_SHA256");
  if (!viewer) return publishers;
  if (!hashForm.test(viewer)) throw new ConfigError("OPS_TOKEN_SHA256: must be the SHA-256 of the token in hex");
  return [...publishers, { name: "operators", roles: [], tokenHash: viewer, isShared: true }];
}

function webhook(env: Environment): string | null {
  const url = optionalText(env, "ALERT_WEBHOOK_URL");
  if (url && !(URL.canParse(url) && /^https?:/.test(url))) {
    throw new ConfigError("ALERT_WEBHOOK_URL: must be an address that begins with https: or http:");
  }
  return url;
}

/** Reads the edge's settings from the environment. `.env.example` explains each. */
export function readConfig(env: Environment, cwd: string): EdgeConfig {
  // Ignoring the earlier name would start withdrawals that operators have switched off.
  if (optionalText(env, "AUTO_RETREAT")) throw new ConfigError("AUTO_RETREAT: its name is AUTO_ABORT now");
  const data = resolve(cwd, text(env, "DATA_DIR", ".data"));
  const isLocal = isDevelopment(env);
  return {
    ...readServerConfig(env),
    host: text(env, "HOST", "127.0.0.1"),
    port: wholeNumber(env, "PORT", 8080),
    metricsPort: optionalText(env, "METRICS_PORT") ? wholeNumber(env, "METRICS_PORT", 0) : null,
    apiUrl: text(env, "API_URL", "http://127.0.0.1:8081"),
    releases: releaseLocation(env, cwd),
    signingKeys: signingKeys(env),
    releaseCopy: copyFolder(env, cwd),
    media: mediaLocation(env, data, cwd),
    imageCache: resolve(cwd, text(env, "IMAGE_CACHE_DIR", join(data, "cache", "images"))),
    imageCacheBytes: wholeNumber(env, "IMAGE_CACHE_MB", 1024, 1) * 1024 * 1024,
    publicOrigin: readPublicUrl(env),
    renderBudgetMs: wholeNumber(env, "RENDER_BUDGET_MS", 800),
    renderTimeoutMs: wholeNumber(env, "RENDER_TIMEOUT_MS", 10_000),
    renderProcesses: wholeNumber(env, "RENDER_PROCESSES", 1, 1),
    renderQueue: wholeNumber(env, "RENDER_QUEUE", 100),
    renderMegabytes: wholeNumber(env, "RENDER_MEMORY_MB", 512),
    renderStallMs: wholeNumber(env, "RENDER_STALL_MS", 4000),
    pageCacheSeconds: wholeNumber(env, "PAGE_CACHE_SECONDS", 5),
    liveIntervalMs: wholeNumber(env, "LIVE_INTERVAL_MS", 500),
    allowOverrides: flag(env, "ALLOW_OVERRIDES", isLocal),
    operatorsFile: optionalText(env, "OPERATORS_FILE") && resolve(cwd, text(env, "OPERATORS_FILE", "")),
    sharedOperators: sharedTokens(env),
    secondFrom: optionalText(env, "PROMOTE_NEEDS_SECOND") ? wholeNumber(env, "PROMOTE_NEEDS_SECOND", 100) : null,
    takesBack: flag(env, "AUTO_ABORT", true),
    healthIntervalMs: wholeNumber(env, "HEALTH_INTERVAL_MS", 5000),
    failuresPerNetwork: wholeNumber(env, "HEALTH_FAILURES_PER_ADDRESS", 1),
    arrivalMs: wholeNumber(env, "HEALTH_ARRIVAL_MS", 30_000),
    telemetryPerAddress: wholeNumber(env, "TELEMETRY_LIMIT_PER_ADDRESS", 600),
    alertWebhook: webhook(env),
    gtmId: optionalText(env, "GTM_ID"),
    devTools: flag(env, "DEV_TOOLS", isLocal),
    accessLog: flag(env, "ACCESS_LOG", false),
  };
}
