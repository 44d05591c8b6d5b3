import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../support/folders.ts";
import { nextRelease } from "../../support/next-release.mjs";
import { ops } from "../../support/ops.ts";
import type { RunningShop } from "../../support/run-shop.ts";
import { expect, test } from "../../support/shop.ts";

// The gate loads the pages of every remote in a browser of its own.
test.describe.configure({ timeout: 300_000 });

/** An empty store beside a running shop, with the deployment's program and the release commands on it. */
async function emptyStore(shop: RunningShop) {
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
  const ownOps = (...args: string[]) => ops({ ...shop, data }, ...args);
  return { data, deploy, ownOps };
}

/** Without a browser: Playwright's is looked for below a folder that does not exist, others on an empty path. */
const blind = (data: string) => ({ CHROMIUM_PATH: "", PLAYWRIGHT_BROWSERS_PATH: join(data, "none"), PATH: "" });

test("a deployment puts its releases live after their pages were loaded, and not without", async ({ shop }) => {
  const { data, deploy, ownOps } = await emptyStore(shop);
  const status = () => ownOps("status");

  expect(await deploy(blind(data))).toContain("There is no browser on this machine");
  expect(await status()).toContain("nothing is live yet");

  expect(await deploy()).toContain("revision 1 is live: ");
  expect(await deploy()).toContain("nothing new to put live");
  expect(await status()).toContain("revision 1,");
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
});

test("a deployment whose promotion was refused is made up for by the next, and one taken back is not", async ({
  shop,
}) => {
  const { data, deploy, ownOps } = await emptyStore(shop);
  const earlier = await nextRelease("mf-membership", { version: "0.9.0" });
  const others = ["shell", "mf-catalog", "mf-cart-checkout", "mf-account"];
  await ownOps("publish", ...others);
  await ownOps("publish", "--from", earlier);
  await ownOps(
    "promote",
    ...others.map((name) => `${name}@1.0.0`),
    "mf-membership@0.9.0",
    "--no-browser",
    "--why",
    "first",
  );

  expect(await deploy(blind(data))).toContain("There is no browser on this machine");
  expect(await deploy()).toContain("revision 2 is live: mf-membership");
  await ownOps("rollback", "--why", "it sells nothing");
  const again = await deploy();
  expect(again).toContain(
    "mf-membership@1.0.0 has not been live since revision 3, and is not put live again: ops promote mf-membership@1.0.0",
  );
  expect(again).toContain("nothing new to put live");
  for (const folder of [data, earlier]) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
