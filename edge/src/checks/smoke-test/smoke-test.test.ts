import { join } from "node:path";
import { diskObjects } from "@thuot-tha/shared/server";
import { releaseStore } from "../../releases/store.ts";
import { temporaryFolder } from "../../testing/release.ts";
import { smokeTest, smokeTestConfig } from "./smoke-test.ts";

describe("smokeTestConfig", () => {
  it.each([
    [{}, { folder: "/shop/.data/media" }],
    [{ DATA_DIR: "/data" }, { folder: "/data/media" }],
    [{ DATA_DIR: "/data", MEDIA_DIR: "/older" }, { folder: "/older" }],
    [
      { MEDIA_STORE: "s3://shop/media", S3_ENDPOINT: "http://127.0.0.1:9000", S3_REGION: "hcm" },
      { bucket: "shop", prefix: "media/", endpoint: "http://127.0.0.1:9000", region: "hcm" },
    ],
  ])("reads pictures where the shop does: %j", (env, media) => {
    expect(smokeTestConfig(env, "http://127.0.0.1:8080", "/shop").media).toEqual(media);
  });
});

describe("smokeTest", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
    // Makes Playwright find no browser, even where one is installed.
    process.env.PLAYWRIGHT_BROWSERS_PATH = folder.path;
  });
  afterEach(async () => {
    delete process.env.PLAYWRIGHT_BROWSERS_PATH;
    await folder.remove();
  });
  const load = (env: Record<string, string>) =>
    smokeTest(
      [],
      {},
      {
        store: releaseStore(diskObjects(join(folder.path, "store"))),
        env,
        shop: "http://127.0.0.1:1",
        onProgress: () => undefined,
      },
    );

  it("reports a missing browser, and what to do", async () => {
    await expect(load({})).rejects.toMatchObject({
      code: "BROWSER",
      message:
        "There is no browser on this machine to load the pages with: install Chromium, name it in CHROMIUM_PATH, or go on without loading the pages with --no-browser.",
    });
  });

  it("reports a shop that does not answer", async () => {
    await expect(load({ CHROMIUM_PATH: process.execPath })).rejects.toMatchObject({
      code: "BROWSER",
      message: expect.stringContaining("No shop answers at http://127.0.0.1:1 "),
    });
  });
});
