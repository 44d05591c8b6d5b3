import { diskObjects } from "./disk-store.ts";
import { type Bucket, s3Objects } from "./s3-store.ts";
import type { SigningKeys } from "./signatures.ts";
import { type ReleaseStore, releaseStore } from "./store.ts";

/** Location of a release store: a folder or a bucket. */
export type StoreLocation = { folder: string } | Bucket;

export async function openStore(location: StoreLocation, keys: SigningKeys): Promise<ReleaseStore> {
  return releaseStore("folder" in location ? diskObjects(location.folder) : await s3Objects(location), keys);
}

/** Parses `s3://bucket/prefix`. */
export function bucketOf(address: string, env: Record<string, string | undefined>): Bucket {
  const [, bucket, path] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? [];
  if (!bucket) throw new Error(`RELEASE_STORE: ${address} is neither a folder nor s3://bucket/prefix`);
  const prefix = path ? `${path.replace(/\/+$/, "")}/` : "";
  return { bucket, prefix, endpoint: env.S3_ENDPOINT, region: env.S3_REGION ?? "us-east-1" };
}

/** Place of a store as text; another place has another copy. */
export const placeOf = (location: StoreLocation): string =>
  "folder" in location
    ? location.folder
    : `s3://${location.bucket}/${location.prefix} at ${location.endpoint ?? location.region}`;
