import type { FastifyInstance } from "fastify";
import { lookPath } from "../releases/notify-edges.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";

/**
 * `POST /ops/look`: makes the edge poll the store now. It needs no token, because it does nothing that the edge does not do
 * by itself, and requests that come close together cause one poll.
 */
export function serveLook(app: FastifyInstance, live: FollowedLive): void {
  app.post(lookPath, async (_, reply) => {
    void live.lookSoon();
    return reply.code(204).send();
  });
}
