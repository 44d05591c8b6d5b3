import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FastifyError, FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { findWaitingUpload, markStored } from "../db/queries/uploads.ts";
import { NotFound, TooLarge, UnsupportedMediaType } from "../errors.ts";
import { hashToken } from "../services/secrets.ts";
import { limited } from "./limited.ts";
import { drawAnew } from "./picture.ts";

const MOST_BYTES = 5 * 1024 * 1024;

/** Appears whole or not at all: the edge may ask for it at any moment. */
async function store(path: string, bytes: Buffer): Promise<void> {
  const arriving = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(arriving, bytes);
  await rename(arriving, path);
}

/** `PUT /v2/upload/:token`: the raw bytes of a picture, to an address that was handed out. Whoever has it may use it once. */
export function addUploads(app: FastifyInstance, { db, config, now }: Context): void {
  // Decoding a large picture takes a hundred megabytes for a moment.
  const atMost = limited(2);
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    const options = { parseAs: "buffer", bodyLimit: MOST_BYTES } as const;
    uploads.addContentTypeParser(/^image\//, options, (_request, body, done) => done(null, body));
    uploads.setErrorHandler<FastifyError>((error) => {
      if (error.statusCode === 413 && error.code === "FST_ERR_CTP_BODY_TOO_LARGE")
        throw new TooLarge("Ảnh tối đa 5 MB.");
      if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
        throw new UnsupportedMediaType("Chỉ nhận ảnh JPEG, PNG, WebP hoặc AVIF.");
      throw error;
    });
    uploads.put<{ Params: { token: string }; Body: Buffer }>("/v2/upload/:token", async ({ params, body }) => {
      const path = await findWaitingUpload(db, hashToken(params.token), now());
      if (!path) throw new NotFound("UPLOAD_NOT_FOUND", "Địa chỉ tải ảnh đã hết hạn. Bạn tải lại nhé.");
      await store(join(config.mediaDirectory, path), await atMost(() => drawAnew(body)));
      await markStored(db, path, now());
      return { path };
    });
  });
}
