import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { startS3 } from "@thuot-tha/shared/build/s3-server";
import { openObjects, type StoreLocation } from "@thuot-tha/shared/server";
import { type ReleaseStore, releaseStore } from "../releases/store.ts";
import { temporaryFolder } from "./release.ts";

/** The variable with the address of Ceph's S3 server for every suite; Jest's global setup sets it. */
export const radosgwVariable = "TEST_RADOSGW_URL";
/** The bucket there; each store has a prefix of its own. */
export const radosgwBucket = "shop";

export interface PlaceUnderTest {
  location: StoreLocation;
  /** A folder for builds. */
  folder: string;
  close: () => Promise<void>;
}

export interface StoreUnderTest extends PlaceUnderTest {
  store: ReleaseStore;
}

type Open<T> = () => Promise<T>;

const inFolder: Open<PlaceUnderTest> = async () => {
  const folder = await temporaryFolder();
  return { location: { folder: join(folder.path, "store") }, folder: folder.path, close: folder.remove };
};

async function inBucket(prefix: string, endpoint: string, end: () => Promise<void>): Promise<PlaceUnderTest> {
  process.env.AWS_ACCESS_KEY_ID = "key";
  process.env.AWS_SECRET_ACCESS_KEY = "secret";
  const folder = await temporaryFolder();
  const close = async () => {
    await end();
    await folder.remove();
  };
  return { location: { bucket: radosgwBucket, prefix, endpoint, region: "us-east-1" }, folder: folder.path, close };
}

/**
 * Kinds of places, each empty: a folder and a bucket of the stand-in, or a bucket of a real server in its own project.
 */
export const placesUnderTest: Record<string, Open<PlaceUnderTest>> = (globalThis as { testsRunOn?: string })
  .testsRunOn === "radosgw"
  ? { radosgw: () => inBucket(`${randomUUID()}/`, process.env[radosgwVariable] ?? "", async () => undefined) }
  : {
      "a folder": inFolder,
      "a bucket": async () => {
        const s3 = await startS3();
        return inBucket("store/", s3.endpoint, s3.close);
      },
    };

const withStore =
  (open: Open<PlaceUnderTest>): Open<StoreUnderTest> =>
  async () => {
    const place = await open();
    return { ...place, store: releaseStore(await openObjects(place.location)) };
  };

/** Release stores in all these places, each empty. */
export const storesUnderTest = Object.fromEntries(
  Object.entries(placesUnderTest).map(([name, open]) => [name, withStore(open)]),
);
