import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { FollowedLive } from "../compose/live.ts";
import type { Metrics } from "./metrics.ts";

const failure = z.object({
  kind: z.enum(["load", "crash", "contract", "saga"]),
  who: z.string().max(60),
  part: z.string().max(120).optional(),
  version: z.string().max(60),
  revision: z.int().positive(),
  message: z.string().max(500),
});

/** `POST /telemetry`: what browsers report of failures. Only releases that are live are counted, so that labels stay few. */
export function serveTelemetry(app: FastifyInstance, metrics: Metrics, live: FollowedLive): void {
  app.post("/telemetry", { bodyLimit: 4096 }, async (request, reply) => {
    const parsed = failure.safeParse(jsonOrNull(request.body));
    if (!parsed.success) return reply.code(400).send({ message: "Not a failure report." });
    const { kind, who, version, revision } = parsed.data;
    if (live.current()?.set.releases.get(who)?.version === version) {
      metrics.browserFailures.inc({ kind, who, version, revision });
    }
    request.log.warn({ failure: parsed.data }, "a browser reports a failure");
    return reply.code(204).send();
  });
}

function jsonOrNull(body: unknown): unknown {
  try {
    return typeof body === "string" ? JSON.parse(body) : body;
  } catch {
    return null;
  }
}
