import type { FastifyInstance } from "fastify";
import { pollPath } from "../releases/notify-edges.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";

/**
 * `POST /ops/look`: makes the edge poll the store now. It needs no token, because it does nothing that the edge does
 * not do by itself, and requests that come close together cause one poll.
 */
export function servePollRequest(app: FastifyInstance, live: FollowedLive): void {
  app.post(pollPath, async (_, reply) => {
    void live.pollSoon();
    return reply.code(204).send();
  });
}
