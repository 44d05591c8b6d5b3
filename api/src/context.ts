import type { Objects } from "@thuot-tha/shared/server";
import type { Config } from "./config/config.ts";
import type { Db } from "./db/client.ts";
import type { Gateways } from "./gateway/open-gateways.ts";
import type { Providers } from "./social/open-providers.ts";

/** Dependencies that the whole process shares. No other code reads a clock, the environment or a connection. */
export interface Context {
  config: Config;
  db: Db;
  /** Pictures: originals under their paths. */
  media: Objects;
  /** Payment gateways. */
  gateways: Gateways;
  /** Sign-in providers. */
  providers: Providers;
  now(): Date;
  /** Starts work in the background a second later. A failure is logged, and shutdown waits for the work. */
  inBackground(work: () => Promise<unknown>): void;
}
