import { isAbsolute, join } from "node:path";
import { ConfigError, type Environment, optionalText, text } from "../environment.ts";
import { diskObjects } from "./disk-objects.ts";
import type { Objects } from "./objects.ts";
import { type Bucket, s3Objects } from "./s3-objects.ts";

/** Location of a store: a folder or a bucket. */
export type StoreLocation = { folder: string } | Bucket;

/** Parses `s3://bucket/prefix`. */
function bucketOf(setting: string, address: string, env: Environment): Bucket {
  const [, bucket, path] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? [];
  if (!bucket) throw new ConfigError(`${setting}: ${address} is neither a folder nor s3://bucket/prefix`);
  const prefix = path ? `${path.replace(/\/+$/, "")}/` : "";
  return {
    bucket,
    prefix,
    endpoint: optionalText(env, "S3_ENDPOINT") ?? undefined,
    region: text(env, "S3_REGION", "us-east-1"),
  };
}

/**
 * Reads the location of a store: a folder or `s3://bucket/prefix`. Throws ConfigError for another address.
 * @param names the setting, and then its older names
 * @param usual the folder when none of them is set
 * @param cwd folder that relative paths begin at
 */
export function storeLocation(env: Environment, names: readonly string[], usual: string, cwd = ""): StoreLocation {
  const name = names.find((one) => optionalText(env, one) !== null);
  const address = (name && optionalText(env, name)) ?? usual;
  // An address that looks like a bucket has to be one, and never makes a folder "s3:" or "s3".
  if (name && (address.includes("://") || /^s3(:|\/\/)/.test(address))) return bucketOf(name, address, env);
  return { folder: isAbsolute(address) ? address : join(cwd, address) };
}

/** Place of a store as text; another place has another copy. */
export const placeOf = (location: StoreLocation): string =>
  "folder" in location
    ? location.folder
    : `s3://${location.bucket}/${location.prefix} at ${location.endpoint ?? location.region}`;

/** Opens a store. @param silenceTimeoutMs time without an answer after which a request to a bucket fails */
export const openObjects = async (location: StoreLocation, silenceTimeoutMs?: number): Promise<Objects> =>
  "folder" in location ? diskObjects(location.folder) : s3Objects(location, silenceTimeoutMs);
