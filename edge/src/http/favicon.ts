import { shopIcon } from "@thuot-tha/shared/contracts/shop-icon";
import type { FastifyInstance } from "fastify";

export function serveFavicon(app: FastifyInstance): void {
  for (const path of ["/favicon.svg", "/favicon.ico"]) {
    app.get(path, async (_, reply) =>
      reply.header("cache-control", "public, max-age=86400").type("image/svg+xml").send(shopIcon),
    );
  }
}
