import * as files from "node:fs/promises";
import { join } from "node:path";
import { startS3 } from "@thuot-tha/shared/build/s3-server";
import { diskObjects, s3Objects } from "@thuot-tha/shared/server";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { temporaryFolder, writeBuild } from "../testing/release.ts";
import { liveComposition } from "./history.ts";
import { promote } from "./promote.ts";
import { publish } from "./publish.ts";
import { readChecked, readRelease } from "./read-release.ts";
import { type ReleaseStore, releaseStore } from "./store.ts";

const who = { by: "an", why: "", at: new Date("2026-12-01T00:00:00Z") };
const shell = (version: string) => [{ name: "shell", version }];

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/**
 * Checks that the store is consistent after a power cut: every published release is complete, and the old or the new
 * set is live.
 */
async function mustBeWhole(store: ReleaseStore): Promise<string | undefined> {
  for (const { name, version } of await store.published()) {
    const { manifest } = await readRelease(store, name, version);
    for (const { path } of manifest.files) await readChecked(store, manifest, path);
  }
  const live = (await liveComposition(store))?.stable.shell?.version;
  expect(["1.0.0", "1.1.0"]).toContain(live);
  return live;
}

const change = async (store: ReleaseStore, build: string) => {
  await publish(store, build);
  await promote(store, shell("1.1.0"), who, { check });
};

async function firstLive(store: ReleaseStore): Promise<string> {
  await publish(store, await writeBuild(folder.path, "shell"));
  await promote(store, shell("1.0.0"), who, { check });
  return writeBuild(folder.path, "shell", { version: "1.1.0", server: "module.exports = 1;" });
}

/**
 * A file system whose power fails at the n-th step; `cut` is the number of bytes of an interrupted write that are
 * stored.
 */
function dyingFiles(steps: number, cut: (bytes: number) => number): { files: typeof files; died: () => boolean } {
  let left = steps;
  const dead = () => Promise.reject(new Error("no power"));
  const dying =
    (step: (...args: never[]) => Promise<unknown>, half?: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]) => {
      if (left <= 0) return dead();
      if (--left > 0) return step(...args);
      await half?.(...args);
      return dead();
    };
  const part = (path: string, bytes: Buffer) => files.writeFile(path, bytes.subarray(0, cut(bytes.length)));
  const { link, mkdir, open, rename, rm, rmdir, writeFile } = files;
  const wrapped = Object.fromEntries(
    Object.entries({ link, mkdir, open, rename, rm, rmdir }).map(([name, step]) => [name, dying(step as never)]),
  );
  return {
    files: { ...files, ...wrapped, writeFile: dying(writeFile as never, part as never) } as typeof files,
    died: () => left <= 0,
  };
}

describe("a power cut while a release is published and promoted", () => {
  it.each([
    ["none", () => 0],
    ["half", (bytes: number) => bytes >> 1],
    ["all", (bytes: number) => bytes],
  ])("leaves the old or the new set, whole, at every step in a folder, with %s of a write's bytes", async (_, cut) => {
    const outcomes = new Set<string | undefined>();
    for (let step = 1; ; step++) {
      const root = join(folder.path, `store-${step}`);
      const store = releaseStore(diskObjects(root));
      const build = await firstLive(store);
      const dying = dyingFiles(step, cut);
      await change(releaseStore(diskObjects(root, dying.files)), build).catch(() => undefined);
      if (!dying.died()) break;
      outcomes.add(await mustBeWhole(store));
      // A second try succeeds.
      await publish(store, build);
      await promote(store, shell("1.1.0"), who, { check });
      expect(await mustBeWhole(store)).toBe("1.1.0");
    }
    expect([...outcomes].sort()).toEqual(["1.0.0", "1.1.0"]);
  });

  it("leaves a complete old or new set at every write to a bucket", async () => {
    process.env.AWS_ACCESS_KEY_ID = "key";
    process.env.AWS_SECRET_ACCESS_KEY = "secret";
    process.env.AWS_MAX_ATTEMPTS = "1";
    const s3 = await startS3();
    for (let write = 1; write <= 4; write++) {
      s3.objects.clear();
      const bucket = { bucket: "shop", prefix: "", endpoint: s3.endpoint, region: "us-east-1" };
      const store = releaseStore(await s3Objects(bucket));
      const build = await firstLive(store);
      s3.dieAfter(write);
      await expect(change(store, build)).rejects.toThrow();
      s3.revive();
      expect(await mustBeWhole(store)).toBe("1.0.0");
      await change(store, build);
      expect(await mustBeWhole(store)).toBe("1.1.0");
    }
    await s3.close();
  });
});
