import type { SeenTrouble } from "@thuot-tha/shared/server";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { z } from "zod";
import type { Context } from "../context.ts";
import type { Connections, Db } from "../db/client.ts";
import { row } from "../db/rows.ts";
import type { RouteDescription } from "./described-route.ts";

const metrics: RouteDescription = {
  operationId: "health.metrics",
  summary: "What this process has done, for Prometheus. The edge does not pass it on.",
  answers: { 200: { description: "The metrics.", content: { "text/plain": z.string() } } },
  refusals: [],
};

interface MetricsOptions {
  connections?: () => Connections | null;
  /** Trouble of the store of pictures; null without any. */
  mediaTrouble?: () => SeenTrouble | null;
  /** The number of letters that this process has given up. */
  lettersGivenUp?: () => number;
}

/** The number of letters that wait to be sent, and of those given up. */
export const countLetters = (db: Db) =>
  row<{ waiting: number; givenUp: number }>(
    db,
    sql`SELECT (SELECT count(*)::int FROM letters WHERE next_try_at IS NOT NULL) AS waiting,
      (SELECT count(*)::int FROM letters WHERE next_try_at IS NULL AND sent_at IS NULL) AS "givenUp"`,
  );

/** Counts the process's answers, and serves the counts at `/metrics`. */
export function addMetrics(
  app: FastifyInstance,
  { db }: Context,
  { connections = () => null, mediaTrouble = () => null, lettersGivenUp = () => 0 }: MetricsOptions,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const seconds = new Histogram({
    name: "shop_api_request_seconds",
    help: "Time to answer a request.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({
    name: "shop_database_connections",
    help: "Connections to PostgreSQL that are open or idle, and requests that wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections() ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "shop_media_store_trouble",
    help: "1 with the kind of trouble that the store of pictures is in; absent when there is none.",
    labelNames: ["trouble"],
    registers,
    collect() {
      const seen = mediaTrouble();
      this.reset();
      if (seen) this.set({ trouble: seen.trouble }, 1);
    },
  });
  new Gauge({
    name: "shop_letters",
    help: "Letters in the database that wait to be sent, and those given up in the last 30 days.",
    labelNames: ["state"],
    registers,
    async collect() {
      const counted = await countLetters(db).catch(() => null);
      this.reset();
      // While the database is unavailable, only the letters' metrics are missing.
      if (!counted) return;
      this.set({ state: "waiting" }, counted.waiting);
      this.set({ state: "given-up" }, counted.givenUp);
    },
  });
  new Counter({
    name: "shop_letters_given_up_total",
    help: "Letters that this process has given up.",
    registers,
    collect() {
      this.reset();
      this.inc(lettersGivenUp());
    },
  });

  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    seconds.observe({ method, route: routeOptions.url ?? "none", status: statusCode }, elapsedTime / 1000);
  });
  app.get("/metrics", { config: { described: metrics } }, async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
