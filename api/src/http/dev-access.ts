import { type DevAccess, isLoopback } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import { NotFound } from "../errors.ts";

/**
 * Adds developer routes, unless they are off. `local` routes answer this machine only, because the API cannot know
 * whether a server in front of it is open to the network.
 */
export async function addForDevelopers(
  app: FastifyInstance,
  access: DevAccess,
  addRoutes: (scope: FastifyInstance) => void | Promise<void>,
): Promise<void> {
  if (access === "off") return;
  await app.register(async (scope) => {
    if (access === "local") {
      scope.addHook("onRequest", async ({ ip }) => {
        if (!isLoopback(ip)) throw new NotFound("NOT_FOUND", "Không tìm thấy địa chỉ này.");
      });
    }
    await addRoutes(scope);
  });
}
