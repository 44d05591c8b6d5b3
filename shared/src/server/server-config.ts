import { maxBodyBytes } from "../contracts/limits/index.ts";
import { type Environment, text, wholeNumber } from "./environment.ts";

/** Settings that API and edge read from the same variables. */
export interface ServerConfig {
  /** Maximum bytes of a request's body, except uploads. */
  bodyLimit: number;
  logLevel: string;
  /** Proxies whose `X-Forwarded-*` headers are trusted: addresses, networks or "loopback", separated by commas. */
  trustProxy: string;
  /** Milliseconds between two checks of a store. */
  storeCheckIntervalMs: number;
  /** Milliseconds after which an answer of a store is late. */
  storeSlowMs: number;
}

/** Throws ConfigError for invalid values. */
export const readServerConfig = (env: Environment): ServerConfig => ({
  bodyLimit: wholeNumber(env, "BODY_LIMIT", maxBodyBytes, 1024),
  logLevel: text(env, "LOG_LEVEL", "warn"),
  trustProxy: text(env, "TRUST_PROXY", "loopback"),
  storeCheckIntervalMs: wholeNumber(env, "STORE_CHECK_INTERVAL_MS", 10_000),
  storeSlowMs: wholeNumber(env, "STORE_SLOW_MS", 2000),
});
