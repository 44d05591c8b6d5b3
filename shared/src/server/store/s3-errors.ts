import type { S3ServiceException } from "@aws-sdk/client-s3";
import { StoreError, type StoreTrouble } from "./store-error.ts";

interface Place {
  bucket: string;
  endpoint?: string;
}

/** Status of a bucket's answer; undefined when it has not answered. */
export const statusOf = (error: unknown): number | undefined =>
  (error as S3ServiceException | undefined)?.$metadata?.httpStatusCode;

/** What went wrong: the code in the bucket's answer, or the error's name, or the code of the connection's error. */
function nameOf(error: unknown): string {
  const { Code, code, name } = (error ?? {}) as { Code?: string; code?: string; name?: string };
  return Code ?? code ?? name ?? "";
}

const keys = "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY";

/** The trouble and what to do, by the name of the error; each sentence goes on after "The bucket … ". */
const known: [RegExp, StoreTrouble, string][] = [
  [/^CredentialsProviderError$/, "denied", `needs keys; set ${keys}.`],
  [/^(InvalidAccessKeyId|InvalidToken|ExpiredToken)$/, "denied", `does not know the key; correct ${keys}.`],
  [/^SignatureDoesNotMatch$/, "denied", "does not accept the signature; correct AWS_SECRET_ACCESS_KEY."],
  [/^RequestTimeTooSkewed$/, "denied", "refuses requests of this machine because its clock is wrong; set the clock."],
  [
    /^NoSuchBucket$/,
    "missing",
    "does not exist; correct RELEASE_STORE, MEDIA_STORE or S3_ENDPOINT, or create the bucket.",
  ],
  [/^(PermanentRedirect|AuthorizationHeaderMalformed)$/, "missing", "is in another region; correct S3_REGION."],
  [/^(QuotaExceeded|EntityTooLarge|XMinioStorageFull|InsufficientCapacity)$/, "full", "is full; make room in it."],
  [/^SlowDown$/, "unreachable", "asks for fewer requests; try again later."],
];

/** The trouble and what to do where the answer names no reason, or there is no answer. */
function byStatus(status: number | undefined): [StoreTrouble, string] {
  if (status === undefined) {
    return ["unreachable", "does not answer; look at S3_ENDPOINT and the network, then try again."];
  }
  if (status === 401) return ["denied", `does not accept the key; correct ${keys}.`];
  if (status === 403) {
    return ["denied", `denies this; correct ${keys}, or allow the key to list, read, write and delete objects.`];
  }
  if (status === 301 || status === 307) return ["missing", "is in another region; correct S3_REGION."];
  if (status === 507) return ["full", "is full; make room in it."];
  if (status === 429 || status >= 500) return ["unreachable", "fails at the moment; try again later."];
  return ["failing", "refuses this."];
}

/** An error of the S3 client as a sentence that names the problem of the bucket and the remedy. */
export function storeErrorOf(error: unknown, { bucket, endpoint }: Place): unknown {
  if (error instanceof StoreError) return error;
  const name = nameOf(error);
  const status = statusOf(error);
  const [, trouble, sentence] = known.find(([pattern]) => pattern.test(name)) ?? [null, ...byStatus(status)];
  const reason = [name, status, (error as Error | undefined)?.message].filter(Boolean).join(", ");
  return new StoreError(
    trouble,
    `The bucket ${bucket}${endpoint ? ` at ${endpoint}` : ""} ${sentence} (${reason})`,
    error,
  );
}

/** Refuses storage that ignores the condition of a write, because two promotions would both succeed. */
export const ignoresConditions = ({ bucket, endpoint }: Place): StoreError =>
  new StoreError(
    "no-conditions",
    `The bucket ${bucket}${endpoint ? ` at ${endpoint}` : ""} ignores If-None-Match, so one operator's change could silently overwrite another's. Nothing was changed. Keep the store in storage with conditional writes (Amazon S3, MinIO, Cloudflare R2, Ceph), or in a folder that all edges share.`,
  );
