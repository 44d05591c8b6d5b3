import type { FastifyInstance } from "fastify";

/** The shop's icon: two strokes of a falling hem, in plum. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#7B2D43"/><path d="M11 6c1 8-1 13-4 20M21 6c-1 8 1 13 4 20M11 6h10M12 16c3 2 5 2 8 0" fill="none" stroke="#FBF8F3" stroke-width="2.2" stroke-linecap="round"/></svg>`;

export function serveFavicon(app: FastifyInstance): void {
  for (const path of ["/favicon.svg", "/favicon.ico"]) {
    app.get(path, async (_, reply) =>
      reply.header("cache-control", "public, max-age=86400").type("image/svg+xml").send(icon),
    );
  }
}
