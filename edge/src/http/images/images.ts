import type { FastifyInstance } from "fastify";
import { notFound } from "../refusal.ts";
import { createPictures, formatFor } from "./resize.ts";

/** Serves `/media/<width>x<height>/<path>` as AVIF or WebP, by the browser's Accept header. */
export function servePictures(app: FastifyInstance, originals: string, cache: string): void {
  const picture = createPictures(originals, cache);
  app.get<{ Params: { size: string; "*": string } }>("/media/:size/*", async (request, reply) => {
    const { size, "*": path } = request.params;
    const format = formatFor(String(request.headers.accept ?? ""));
    const bytes = await picture(size, path, format);
    if (!bytes) throw notFound();
    return reply
      .header("cache-control", "public, max-age=604800, stale-while-revalidate=86400")
      .header("vary", "Accept")
      .type(`image/${format}`)
      .send(bytes);
  });
}
