import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { NotFound } from "../errors.ts";
import { hashToken } from "../secrets.ts";
import { streamAdmin } from "./stream.ts";

const sameToken = (sent: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(sent)), Buffer.from(hashToken(expected)));

/**
 * The route that admin commands call, because the embedded database can be opened by one process only. It does not
 * exist without the secret.
 */
export function addAdmin(app: FastifyInstance, context: Context, token: string): void {
  app.post<{ Body: { words: string[]; cwd: string; user: string } }>("/ops/admin", async (request, reply) => {
    if (!sameToken(request.headers.authorization?.replace(/^Bearer /, "") ?? "", token)) {
      throw new NotFound("NOT_FOUND", "Không tìm thấy địa chỉ này.");
    }
    // Only the process of an embedded database receives commands, and that database has no timeouts.
    return streamAdmin({ ...context, withoutTimeouts: (work) => work(context.db) }, request.body, reply);
  });
}
