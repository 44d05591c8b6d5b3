import type { S3Client } from "@aws-sdk/client-s3";
import { type Entry, isKey, type Objects, probeKey } from "./objects.ts";
import { ignoresConditions, statusOf, storeErrorOf } from "./s3-errors.ts";
import { StoreError } from "./store-error.ts";

export interface Bucket {
  bucket: string;
  /** Prefix of every key: empty, or ending with a slash. */
  prefix: string;
  /** Endpoint of the bucket, if it is not Amazon's. */
  endpoint?: string;
  region: string;
}

/** Maximum attempts of a write that conflicts with another one. */
const maxAttempts = 5;
/**
 * Idle timeout of a connection in milliseconds; without it, an edge would wait forever and follow no further changes.
 */
const defaultSilenceTimeoutMs = 10_000;

/** Requests that run at the same time. */
const maxConnections = 64;

/**
 * Objects in an S3-compatible bucket. Writes use `If-None-Match: *` to let only one of two creators succeed, so the
 * storage must support it (Amazon S3, MinIO, Cloudflare R2, Ceph …); the first such write of a process finds out, and
 * is refused where the condition is ignored. Credentials come from the environment, as for every S3 client.
 */
export async function s3Objects(place: Bucket, silenceTimeoutMs = defaultSilenceTimeoutMs): Promise<Objects> {
  const { bucket, prefix, endpoint, region } = place;
  // The client is imported only when a store is in a bucket.
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } =
    await import("@aws-sdk/client-s3");
  const client: S3Client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestHandler: {
      connectionTimeout: silenceTimeoutMs,
      socketTimeout: silenceTimeoutMs,
      httpAgent: { maxSockets: maxConnections },
      httpsAgent: { maxSockets: maxConnections },
      // The reads of a whole set wait for connections, which is no reason for a warning.
      socketAcquisitionWarningTimeout: 10 * silenceTimeoutMs,
    },
    // Some storages do not support newer checksums; every file has its SHA-384 in its release anyway.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  /** Creates a key, whether or not the storage is known to respect the condition. */
  async function createUnproven(key: string, bytes: Buffer): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, IfNoneMatch: "*" }));
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        // 409: another write of the same key is in progress, so this one is retried.
        if (statusOf(error) !== 409 || attempt === maxAttempts) throw storeErrorOf(error, place);
      }
    }
  }

  /** Creates the probe's key twice; the second time must be refused. It stays, so a later probe needs one request. */
  async function probe(): Promise<void> {
    const bytes = Buffer.from("{}\n");
    if ((await createUnproven(probeKey, bytes)) && (await createUnproven(probeKey, bytes)))
      throw ignoresConditions(place);
  }

  let proven: Promise<void> | undefined;
  /** Probes once in a process; a probe that failed is repeated with the next write. */
  function prove(): Promise<void> {
    proven ??= probe().catch((error: unknown) => {
      proven = undefined;
      throw error;
    });
    return proven;
  }

  async function read(key: string): Promise<Buffer | null> {
    if (!isKey(key)) return null;
    try {
      const { Body } = await client.send(new GetObjectCommand(at(key)));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      const failed = storeErrorOf(error, place);
      // The bucket itself may be missing, which is not an empty store.
      if (statusOf(error) === 404 && !(failed instanceof StoreError && failed.trouble === "missing")) return null;
      throw failed;
    }
  }

  return {
    // The key need not exist: the answer that it does not comes from a bucket that can be read.
    reach: async () => void (await read(probeKey)),
    read,

    async has(key) {
      if (!isKey(key)) return false;
      try {
        await client.send(new HeadObjectCommand(at(key)));
        return true;
      } catch (error) {
        // This answer has no body that distinguishes a missing bucket from a missing key; the next request names it.
        if (statusOf(error) === 404) return false;
        throw storeErrorOf(error, place);
      }
    },

    async create(key, bytes) {
      await prove();
      return createUnproven(key, bytes);
    },

    async put(key, bytes) {
      await explained(client.send(new PutObjectCommand({ ...at(key), Body: bytes })));
    },

    async list(below) {
      const all: Entry[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await explained(
          client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, ContinuationToken })),
        );
        for (const { Key = "", LastModified = new Date(0), ETag = "" } of page.Contents ?? []) {
          all.push({ key: Key.slice(prefix.length), at: LastModified, etag: ETag });
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return all;
    },

    async remove(key) {
      await explained(client.send(new DeleteObjectCommand(at(key))));
    },

    probe,
  };

  /** Rejects with what is wrong with the bucket. */
  async function explained<T>(request: Promise<T>): Promise<T> {
    try {
      return await request;
    } catch (error) {
      throw storeErrorOf(error, place);
    }
  }
}
