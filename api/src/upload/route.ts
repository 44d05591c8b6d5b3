import type { IncomingHttpHeaders } from "node:http";
import { maxPictureBytes, uploadPath } from "@thuot-tha/shared/contracts/limits";
import type { FastifyError, FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { z } from "zod";
import type { Context } from "../context.ts";
import { BadRequest, NotFound, TooLarge, UnsupportedMediaType } from "../errors.ts";
import type { RouteDescription } from "../http/described-route.ts";
import { hashToken } from "../secrets.ts";
import { limitInFlight } from "./in-flight.ts";
import { reencode } from "./picture.ts";
import { claimUpload, markStored, releaseUpload } from "./queries/uploads.ts";

/**
 * Reads a body to its end and stores at most `held` bytes, because a client receives a refusal only after its body was
 * read. Throws TooLarge, and aborts a body that is far larger than a picture may be.
 */
export async function readLimited(body: AsyncIterable<Buffer>, held: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size <= held) chunks.push(chunk);
      else chunks.length = 0;
      if (size > 10 * maxPictureBytes) break;
    }
  } catch {
    throw new BadRequest("UPLOAD_INCOMPLETE", "Ảnh chưa gửi lên hết. Bạn tải lại nhé.");
  }
  if (size > held) throw new TooLarge("Ảnh tối đa 5 MB.");
  return Buffer.concat(chunks);
}

/** Bytes that a body may occupy; 0 for one whose Content-Length is too large. */
function heldBytes(headers: IncomingHttpHeaders): number {
  const length = Number(headers["content-length"] ?? maxPictureBytes);
  return length > maxPictureBytes ? 0 : length;
}

const described: RouteDescription = {
  operationId: "upload.put",
  summary: "Takes the raw bytes of a picture, once, at an address that was handed out.",
  body: { "image/jpeg": null, "image/png": null, "image/webp": null, "image/avif": null },
  answers: { 200: { description: "Stored.", content: { "application/json": z.object({ path: z.string() }) } } },
  refusals: [400, 404, 413, 415, 429, 500, 503],
};

/**
 * `PUT /v2/upload/:token`: receives the bytes of a picture at an issued address. One request at a time may use the
 * address, and none after a picture is stored; a failed request releases it.
 */
export function addUploads(app: FastifyInstance, { db, media, config, now }: Context): void {
  const admit = limitInFlight(config.uploadsInFlight);
  // Decoding a large picture briefly takes a hundred megabytes of memory.
  const atMost = pLimit(2);
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    // The handler reads the body itself, so that only requests with an issued address can fill memory.
    uploads.addContentTypeParser(/^image\//, (_request, body, done) => done(null, body));
    uploads.setErrorHandler<FastifyError>((error) => {
      if (error.code !== "FST_ERR_CTP_INVALID_MEDIA_TYPE") throw error;
      throw new UnsupportedMediaType("Chỉ nhận ảnh JPEG, PNG, WebP hoặc AVIF.");
    });
    uploads.put<{ Params: { token: string }; Body: AsyncIterable<Buffer> | undefined }>(
      `${uploadPath}:token`,
      { config: { described } },
      async ({ params, headers, body }) => {
        const upload = await claimUpload(db, hashToken(params.token), now());
        if (!upload)
          throw new NotFound("UPLOAD_NOT_FOUND", "Địa chỉ tải ảnh đã dùng hoặc đã hết hạn. Bạn tải lại nhé.");
        const { path, customerId } = upload;
        try {
          const held = heldBytes(headers);
          await admit(customerId, held, async () => {
            const bytes = body ? await readLimited(body, held) : Buffer.alloc(0);
            await media.put(path, await atMost(() => reencode(bytes)));
          });
          await markStored(db, path, now());
        } catch (error) {
          await releaseUpload(db, path);
          throw error;
        }
        return { path };
      },
    );
  });
}
