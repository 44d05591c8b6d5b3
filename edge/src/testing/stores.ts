import { join } from "node:path";
import { startS3 } from "@thuot-tha/shared/build/s3-server";
import { diskObjects, s3Objects } from "@thuot-tha/shared/server";
import { type ReleaseStore, releaseStore } from "../releases/store.ts";
import { temporaryFolder } from "./release.ts";

export interface StoreUnderTest {
  store: ReleaseStore;
  /** A folder for builds. */
  folder: string;
  close: () => Promise<void>;
}

/** Both kinds of stores, each empty. */
export const storesUnderTest: Record<string, () => Promise<StoreUnderTest>> = {
  "a folder": async () => {
    const folder = await temporaryFolder();
    const store = releaseStore(diskObjects(join(folder.path, "store")));
    return { store, folder: folder.path, close: folder.remove };
  },
  "a bucket": async () => {
    const [folder, s3] = [await temporaryFolder(), await startS3()];
    process.env.AWS_ACCESS_KEY_ID = "key";
    process.env.AWS_SECRET_ACCESS_KEY = "secret";
    const bucket = { bucket: "shop", prefix: "releases/", endpoint: s3.endpoint, region: "us-east-1" };
    const close = async () => {
      await s3.close();
      await folder.remove();
    };
    return { store: releaseStore(await s3Objects(bucket)), folder: folder.path, close };
  },
};
