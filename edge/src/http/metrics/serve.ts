import type { FastifyInstance } from "fastify";
import type { EdgeConfig } from "../../config.ts";
import type { FollowedLive } from "../../rendering/live-composition.ts";
import { createServer } from "../server.ts";
import type { Metrics } from "./metrics.ts";

interface Options {
  metrics: Metrics;
  live: FollowedLive;
  config: EdgeConfig;
}

/**
 * Serves `GET /metrics` on a separate port that only operators reach, when one is set; otherwise on the shop's port.
 * @returns the server that serves it
 */
export function serveMetrics(app: FastifyInstance, { metrics, live, config }: Options): FastifyInstance {
  const { host, metricsPort: port } = config;
  const server = port === null ? app : createServer({ ...config, logLevel: "silent" });
  server.get("/metrics", async (_, reply) => {
    metrics.quarantined.set(live.quarantine()?.revision ?? 0);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  if (port !== null) {
    app.addHook("onReady", async () => void (await server.listen({ host, port })));
    app.addHook("onClose", () => server.close());
  }
  return server;
}
