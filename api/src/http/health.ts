import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import type { RouteDescription } from "../openapi/described-route.ts";

const said = { "application/json": z.object({ status: z.string() }) };
const healthz: RouteDescription = {
  operationId: "health.live",
  summary: "Whether the process lives.",
  answers: { 200: { description: "It does.", content: said } },
  refusals: [],
};
const readyz: RouteDescription = {
  operationId: "health.ready",
  summary: "Whether the process can answer, that is, whether the database does.",
  answers: {
    200: { description: "It can.", content: said },
    503: { description: "The database does not answer.", content: said },
  },
  refusals: [],
};

/** `/healthz`: the process lives. `/readyz`: it can answer, that is, the database does. */
export function addHealth(app: FastifyInstance, { db }: Context): void {
  app.get("/healthz", { config: { described: healthz } }, async () => ({ status: "ok" }));
  app.get("/readyz", { config: { described: readyz } }, async (request, reply) => {
    try {
      await db.execute(sql`SELECT 1`);
      return { status: "ok" };
    } catch (error) {
      request.log.error({ err: error }, "database does not answer");
      return reply.code(503).send({ status: "unavailable" });
    }
  });
}
