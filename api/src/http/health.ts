import { setTimeout as pause } from "node:timers/promises";
import type { SeenTrouble } from "@thuot-tha/shared/server";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import type { RouteDescription } from "./described-route.ts";

const status = { "application/json": z.object({ status: z.string() }) };
const ready = { "application/json": z.object({ status: z.string(), media: z.string(), degraded: z.boolean() }) };
const healthz: RouteDescription = {
  operationId: "health.live",
  summary: "Whether the process is alive.",
  answers: { 200: { description: "The process is alive.", content: status } },
  refusals: [],
};
const readyz: RouteDescription = {
  operationId: "health.ready",
  summary: "Whether the process can answer, that is, whether the database does.",
  answers: {
    200: { description: "Ready. `media` names a problem with the store of pictures.", content: ready },
    503: { description: "The database does not answer.", content: status },
  },
  refusals: [],
};

/** Timeout of the readiness check, because load balancers poll every few seconds and do not wait long. */
const readyTimeoutMs = 2_000;

/**
 * `/healthz` answers while the process is alive, `/readyz` while the database answers too. Trouble in the store of
 * pictures is named and refuses uploads only.
 */
export function addHealth(
  app: FastifyInstance,
  { db }: Context,
  mediaTrouble: () => SeenTrouble | null = () => null,
): void {
  let check: Promise<boolean> | null = null;
  /**
   * Concurrent checks share one statement, so that they do not occupy all connections while the database is
   * unavailable.
   */
  const databaseAnswers = () => {
    check ??= db
      .execute(sql`SELECT 1`)
      .then(
        () => true,
        (error) => {
          app.log.error({ err: error }, "database does not answer");
          return false;
        },
      )
      .finally(() => {
        check = null;
      });
    return check;
  };

  app.get("/healthz", { config: { described: healthz } }, async () => ({ status: "ok" }));
  app.get("/readyz", { config: { described: readyz } }, async (_request, reply) => {
    const late = pause(readyTimeoutMs, false, { ref: false });
    if (await Promise.race([databaseAnswers(), late])) {
      const media = mediaTrouble()?.trouble ?? "ok";
      return { status: "ok", media, degraded: media !== "ok" };
    }
    return reply.code(503).send({ status: "unavailable" });
  });
}
