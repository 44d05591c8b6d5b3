import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { maxPictureBytes, uploadPath } from "@thuot-tha/shared/contracts/limits";
import type { FastifyError, FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { z } from "zod";
import type { Context } from "../context.ts";
import { findWaitingUpload, markStored } from "../db/queries/uploads.ts";
import { NotFound, TooLarge, UnsupportedMediaType } from "../errors.ts";
import type { RouteDescription } from "../openapi/described-route.ts";
import { hashToken } from "../services/secrets.ts";
import { drawAnew } from "./picture.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Where the picture goes that comes with an upload. */
    uploadPath: string;
  }
}

/**
 * Reads a body to its end and keeps so much of it: whoever sends more would not hear why it was refused if it were not
 * taken. Throws TooLarge, and lets go of a body that is larger still.
 */
async function readAtMost(body: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    if (size > 10 * most) break;
  }
  if (size > most) throw new TooLarge("Ảnh tối đa 5 MB.");
  return Buffer.concat(chunks);
}

/** Appears whole or not at all: the edge may ask for it at any moment. */
async function store(path: string, bytes: Buffer): Promise<void> {
  const arriving = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(arriving, bytes);
  await rename(arriving, path);
}

const described: RouteDescription = {
  operationId: "upload.put",
  summary: "Takes the raw bytes of a picture, once, at an address that was handed out.",
  body: { "image/jpeg": null, "image/png": null, "image/webp": null, "image/avif": null },
  answers: { 200: { description: "Stored.", content: { "application/json": z.object({ path: z.string() }) } } },
  refusals: [400, 404, 413, 415, 500],
};

/** `PUT /v2/upload/:token`: the raw bytes of a picture, to an address that was handed out. Whoever has it may use it once. */
export function addUploads(app: FastifyInstance, { db, config, now }: Context): void {
  // Decoding a large picture takes a hundred megabytes for a moment.
  const atMost = pLimit(2);
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(/^image\//, (_request, body, done) => {
      readAtMost(body, maxPictureBytes).then((bytes) => done(null, bytes), done);
    });
    uploads.setErrorHandler<FastifyError>((error) => {
      if (error.code !== "FST_ERR_CTP_INVALID_MEDIA_TYPE") throw error;
      throw new UnsupportedMediaType("Chỉ nhận ảnh JPEG, PNG, WebP hoặc AVIF.");
    });
    uploads.decorateRequest("uploadPath", "");
    // Before the body is read: only who was given an address may fill memory with a picture.
    uploads.addHook<{ Params: { token: string } }>("onRequest", async (request) => {
      const path = await findWaitingUpload(db, hashToken(request.params.token), now());
      if (!path) throw new NotFound("UPLOAD_NOT_FOUND", "Địa chỉ tải ảnh đã hết hạn. Bạn tải lại nhé.");
      request.uploadPath = path;
    });
    uploads.put<{ Params: { token: string }; Body: Buffer | undefined }>(
      `${uploadPath}:token`,
      { config: { described } },
      async ({ uploadPath: path, body }) => {
        await store(join(config.mediaDirectory, path), await atMost(() => drawAnew(body ?? Buffer.alloc(0))));
        await markStored(db, path, now());
        return { path };
      },
    );
  });
}
