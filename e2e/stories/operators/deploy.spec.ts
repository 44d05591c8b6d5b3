import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../support/folders.ts";
import { ops } from "../../support/ops.ts";
import { expect, test } from "../../support/shop.ts";

// The gate loads the pages of every remote in a browser of its own.
test.describe.configure({ timeout: 300_000 });

test("a deployment puts its releases live after their pages were loaded, and not without", async ({ shop }) => {
  const data = await mkdtemp(join(tmpdir(), "deploy-"));
  const deploy = async (env: Record<string, string> = {}) => {
    const program = join(root, "deploy", "publish-built.mjs");
    const settings = {
      ...process.env,
      DATA_DIR: data,
      API_URL: shop.url,
      MEDIA_STORE: join(shop.data, "media"),
      ...env,
    };
    const done = promisify(execFile)(process.execPath, [program], { cwd: root, env: settings });
    return done.then(
      ({ stdout }) => stdout,
      ({ stderr }) => String(stderr),
    );
  };
  const status = () => ops({ ...shop, data }, "status");

  // Without a browser: Playwright's is looked for below a folder that does not exist, others on an empty path.
  const blind = { CHROMIUM_PATH: "", PLAYWRIGHT_BROWSERS_PATH: join(data, "none"), PATH: "" };
  expect(await deploy(blind)).toContain("There is no browser on this machine");
  expect(await status()).toContain("nothing is live yet");

  expect(await deploy()).toContain("revision 1 is live: ");
  expect(await deploy()).toContain("nothing new to put live");
  expect(await status()).toContain("revision 1,");
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
});
