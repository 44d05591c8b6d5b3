import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";

/** `/healthz`: the process lives. `/readyz`: it can answer, that is, the database does. */
export function addHealth(app: FastifyInstance, { db }: Context): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    try {
      await db.execute(sql`SELECT 1`);
      return { status: "ok" };
    } catch (error) {
      request.log.error({ err: error }, "database does not answer");
      return reply.code(503).send({ status: "unavailable" });
    }
  });
}
