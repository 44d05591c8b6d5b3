import type { SeenTrouble } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import type { FollowedLive } from "../rendering/live-composition.ts";

/** A regular check of a store. */
interface Watch {
  trouble: () => SeenTrouble | null;
}

interface Options {
  apiUrl: string;
  live: FollowedLive;
  storeWatch: Watch;
  mediaWatch: Watch;
}

const apiTimeoutMs = 2000;

/** Serves `/healthz` while the process runs, and `/readyz`: ready once a set is live and the API is ready. */
export function serveReadiness(app: FastifyInstance, { apiUrl, live, storeWatch, mediaWatch }: Options): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_, reply) => {
    const api = await fetch(new URL("/readyz", apiUrl), { signal: AbortSignal.timeout(apiTimeoutMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
    const composition = live.current() !== null;
    // Trouble in a store does not stop the edge from serving. Only its kind is shown, because the reason may name
    // folders.
    const store = storeWatch.trouble()?.trouble ?? "ok";
    const media = mediaWatch.trouble()?.trouble ?? "ok";
    const degraded = store !== "ok" || media !== "ok";
    const revision = live.current()?.composition.revision;
    return reply.code(api && composition ? 200 : 503).send({ api, composition, revision, store, media, degraded });
  });
}
