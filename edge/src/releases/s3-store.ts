import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { isKey, type Objects } from "./objects.ts";

export interface Bucket {
  bucket: string;
  /** Prefix of every key: empty, or ending with a slash. */
  prefix: string;
  /** Endpoint of the bucket, if it is not Amazon's. */
  endpoint?: string;
  region: string;
}

/** Maximum attempts of a write that conflicts with another one. */
const attempts = 5;
/**
 * Idle timeout of a connection in milliseconds; without it, an edge would wait forever and follow no further changes.
 */
const SILENCE_TIMEOUT_MS = 10_000;

/**
 * Objects in an S3-compatible bucket. Writes use `If-None-Match: *` to let only one of two creators succeed, so the
 * storage must support it (Amazon S3, MinIO, Cloudflare R2, Ceph …). Credentials come from the environment, as for
 * every S3 client.
 */
export async function s3Objects(
  { bucket, prefix, endpoint, region }: Bucket,
  silence = SILENCE_TIMEOUT_MS,
): Promise<Objects> {
  // The client is imported only when releases are stored in a bucket.
  const { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } = await import(
    "@aws-sdk/client-s3"
  );
  const client: S3Client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestHandler: { connectionTimeout: silence, socketTimeout: silence },
    // Some storages do not support newer checksums; every file has its SHA-384 in its release anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  async function create(key: string, bytes: Buffer): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, IfNoneMatch: "*" }));
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        // 409: another write of the same key is in progress, so this one is retried.
        if (statusOf(error) !== 409 || attempt === attempts) throw error;
      }
    }
  }

  return {
    async read(key) {
      if (!isKey(key)) return null;
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },

    create,

    put: async (key, bytes) => void (await client.send(new PutObjectCommand({ ...at(key), Body: bytes }))),

    async list(below) {
      const all: { key: string; at: Date }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, ContinuationToken }),
        );
        for (const { Key = "", LastModified = new Date(0) } of page.Contents ?? []) {
          all.push({ key: Key.slice(prefix.length), at: LastModified });
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return all;
    },

    remove: async (key) => void (await client.send(new DeleteObjectCommand(at(key)))),
  };
}

const statusOf = (error: unknown): number | undefined =>
  (error as S3ServiceException | undefined)?.$metadata?.httpStatusCode;
