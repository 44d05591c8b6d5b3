import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { startRadosgw } from "@thuot-tha/shared/build/radosgw";
import { radosgwBucket, radosgwVariable } from "./stores.ts";

/** Jest's global setup: one server with a bucket for all suites. */
export default async function start(): Promise<void> {
  const { endpoint, stop } = await startRadosgw();
  Object.assign(globalThis, { stopRadosgw: stop });
  process.env[radosgwVariable] = endpoint;
  const credentials = { accessKeyId: "key", secretAccessKey: "secret" };
  const client = new S3Client({ endpoint, credentials, region: "us-east-1", forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: radosgwBucket }));
  client.destroy();
}
