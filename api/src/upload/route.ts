import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { maxPictureBytes, pictureKinds, pictureRefusals, uploadPath } from "@thuot-tha/shared/contracts/limits";
import type { FastifyError, FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { z } from "zod";
import type { Context } from "../context.ts";
import { BadRequest, NotFound, TooLarge, UnsupportedMediaType } from "../errors.ts";
import type { RouteDescription } from "../http/described-route.ts";
import { hashToken } from "../secrets.ts";
import { type Hold, limitInFlight } from "./in-flight.ts";
import { reencode } from "./picture.ts";
import { claimUpload, markStored, releaseUpload } from "./queries/uploads.ts";

/** Longest time in which nothing of a picture arrives, also on a slow phone. */
const defaultSilenceMs = 30_000;

interface BodyLimits {
  /** Bytes that the body may occupy. */
  maxBytes: number;
  hold: Hold;
  silenceMs?: number;
}

/**
 * Reads a body to its end and stores at most `maxBytes`, as far as `hold` admits them, because a client receives a
 * refusal only after its body was read. Throws that refusal, or TooLarge. Aborts a body that is far larger than a
 * picture may be, and one of which nothing arrives for a while.
 */
export async function readLimited(
  body: Readable,
  { maxBytes, hold, silenceMs = defaultSilenceMs }: BodyLimits,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  let refusal: unknown;
  const silence = setTimeout(() => body.destroy(new Error("silent")), silenceMs);

  function store(chunk: Buffer): void {
    try {
      if (size > maxBytes) throw new TooLarge(pictureRefusals.large);
      if (refusal) return;
      hold(chunk.length);
      chunks.push(chunk);
    } catch (error) {
      refusal = error;
      chunks.length = 0;
    }
  }

  try {
    for await (const chunk of body) {
      silence.refresh();
      size += chunk.length;
      store(chunk);
      if (size > 10 * maxPictureBytes) break;
    }
  } catch {
    throw new BadRequest("UPLOAD_INCOMPLETE", "Ảnh chưa gửi lên hết. Bạn tải lại nhé.");
  } finally {
    clearTimeout(silence);
  }
  if (refusal) throw refusal;
  return Buffer.concat(chunks);
}

/** Bytes that a body may occupy; 0 for one whose Content-Length is too large. */
function maxBytesOf(headers: IncomingHttpHeaders): number {
  const length = Number(headers["content-length"] ?? maxPictureBytes);
  return length > maxPictureBytes ? 0 : length;
}

const described: RouteDescription = {
  operationId: "upload.put",
  summary: "Takes the raw bytes of a picture, once, at an address that was handed out.",
  body: Object.fromEntries(pictureKinds.map((kind) => [kind, null])),
  answers: { 200: { description: "Stored.", content: { "application/json": z.object({ path: z.string() }) } } },
  refusals: [400, 404, 413, 415, 429, 500, 503],
};

/**
 * `PUT /v2/upload/:token`: receives the bytes of a picture at an issued address. One request at a time may use the
 * address, and none after a picture is stored; a failed request releases it.
 */
export function addUploads(app: FastifyInstance, { db, media, config, now }: Context): void {
  const admit = limitInFlight(config.uploadsInFlight);
  // Two large pictures decoded at once would take more memory than the API's container has.
  const inTurn = pLimit(1);
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    // The handler reads the body itself, so that only requests with an issued address can fill memory.
    uploads.addContentTypeParser(/^image\//, (_request, body, done) => done(null, body));
    uploads.setErrorHandler<FastifyError>((error) => {
      if (error.code !== "FST_ERR_CTP_INVALID_MEDIA_TYPE") throw error;
      throw new UnsupportedMediaType(pictureRefusals.kind);
    });
    uploads.put<{ Params: { token: string }; Body: Readable | undefined }>(
      `${uploadPath}:token`,
      { config: { described } },
      async ({ params, headers, body }) => {
        const upload = await claimUpload(db, hashToken(params.token), now());
        if (!upload)
          throw new NotFound("UPLOAD_NOT_FOUND", "Địa chỉ tải ảnh đã dùng hoặc đã hết hạn. Bạn tải lại nhé.");
        const { path, customerId } = upload;
        try {
          const maxBytes = maxBytesOf(headers);
          await admit(customerId, async (hold) => {
            const bytes = body ? await readLimited(body, { maxBytes, hold }) : Buffer.alloc(0);
            await media.put(path, await inTurn(() => reencode(bytes)));
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
