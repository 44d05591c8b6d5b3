import { StoreError } from "@thuot-tha/shared/server";
import type { FastifyInstance } from "fastify";
import { TooManyReads } from "../../releases/bounded-reads.ts";
import { busy, notFound } from "../refusal.ts";
import { formatFor, type ResizedPictures, ResizeQueueFull, retryMs } from "./resize.ts";

/** Errors after which a picture may be there at the next request. */
const unavailable = [StoreError, TooManyReads, ResizeQueueFull];

/**
 * Serves `/media/<width>x<height>/<path>` as AVIF, WebP or JPEG, by the browser's Accept header.
 * @param onUnavailable called for every picture that is answered with 503
 */
export function servePictures(app: FastifyInstance, pictures: ResizedPictures, onUnavailable: () => void): void {
  app.get<{ Params: { size: string; "*": string } }>("/media/:size/*", async (request, reply) => {
    const { size, "*": path } = request.params;
    const format = formatFor(String(request.headers.accept ?? ""));
    const bytes = await pictures.get(size, path, format).catch((error) => {
      if (!unavailable.some((kind) => error instanceof kind)) throw error;
      onUnavailable();
      throw busy(retryMs / 1000, "Chưa tải được ảnh này, bạn thử lại giúp nhé.");
    });
    if (!bytes) throw notFound();
    return reply
      .header("cache-control", "public, max-age=604800, stale-while-revalidate=86400")
      .header("vary", "Accept")
      .type(`image/${format}`)
      .send(bytes);
  });
}
