import type { FastifyInstance } from "fastify";
import type { EdgeConfig } from "../config.ts";
import type { Metrics } from "../http/metrics/metrics.ts";

/** The dependencies of all parts of an edge. */
export interface EdgeBase {
  /** The HTTP server; parts log with it. */
  app: FastifyInstance;
  config: EdgeConfig;
  metrics: Metrics;
  now: () => Date;
}
