import { join } from "node:path";
import { diskObjects } from "@thuot-tha/shared/server";
import { releaseStore } from "../../releases/store.ts";
import { temporaryFolder } from "../../testing/release.ts";
import { smokeTest } from "./smoke-test.ts";

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
