import type { Config } from "./config/config.ts";
import type { Db } from "./db/client.ts";
import type { Gateways } from "./gateway/open-gateways.ts";
import type { Providers } from "./social/open-providers.ts";

/** What the whole process shares. Nothing else reads a clock, the environment or a connection. */
export interface Context {
  config: Config;
  db: Db;
  /** What the shop is paid through. */
  gateways: Gateways;
  /** The ways to sign in elsewhere. */
  providers: Providers;
  now(): Date;
  /** Work that an answer does not wait for; a failure is logged, and closing waits for what is under way. */
  inBackground(work: Promise<unknown>): void;
}
