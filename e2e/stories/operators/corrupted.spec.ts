import { appendFile, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { open, reloaded } from "../../steps/shopping.ts";
import { changingProxy } from "../../support/changing-proxy.ts";
import { ops } from "../../support/ops.ts";
import { after, before, publishNewWords } from "../../support/release-words.ts";
import { runEdge } from "../../support/run-edge.ts";
import { expect, test } from "../../support/shop.ts";

const chunkOf = async (folder: string) => {
  const file = (await readdir(folder)).find((one) => /^page-home\..*\.js$/.test(one));
  return join(folder, file ?? "");
};

// A promotion loads pages in a browser of its own.
test.describe.configure({ timeout: 180_000 });

test("a release whose files have changed in the store cannot go live", async ({ ownEdge }) => {
  await publishNewWords(ownEdge);
  const folder = join(ownEdge.data, "releases", "remotes", "mf-catalog", "9.0.0");
  await appendFile(await chunkOf(folder), "//");
  const refused = await ops(ownEdge, "promote", "mf-catalog@9.0.0", "--no-browser").catch((error) =>
    String(error.stderr),
  );
  expect(refused).toContain("is not what was published; publish a new version.");
  await rm(await chunkOf(folder));
  expect(await ops(ownEdge, "check").catch((error) => error.stdout)).toContain("mf-catalog@9.0.0 lacks page-home");
  expect(await ops(ownEdge, "status")).toContain("revision 1,");
});

test("shoppers keep the last good set when a live release is damaged in the store", async ({
  page,
  request,
  ownEdge,
}) => {
  await publishNewWords(ownEdge);
  await ops(ownEdge, "promote", "mf-catalog@9.0.0", "--no-browser");
  await expect.poll(async () => (await request.get(`${ownEdge.url}/home`)).text()).toContain(after);
  const chunk = await chunkOf(join(ownEdge.data, "releases", "remotes", "mf-catalog", "9.0.0"));
  await appendFile(chunk, "//");

  await open(page, `${ownEdge.url}/home`);
  await expect(page.getByRole("heading", { name: after })).toBeVisible();

  const fresh = await runEdge(ownEdge.data, ownEdge.url, { RELEASE_COPY_DIR: join(ownEdge.data, "no-copy") });
  expect(await (await request.get(`${fresh.url}/home`)).text()).toContain(before);
  expect(await (await request.get(`${fresh.url}/metrics`)).text()).toContain("shop_quarantined_revision 2");
  await fresh.stop();
});

test("shoppers keep the live set when the store is unavailable and an edge restarts", async ({ request, ownEdge }) => {
  await publishNewWords(ownEdge);
  await ops(ownEdge, "promote", "mf-catalog@9.0.0", "--no-browser");
  await expect.poll(async () => (await request.get(`${ownEdge.url}/home`)).text()).toContain(after);
  const folder = join(ownEdge.data, "releases");
  // The edge copies what it serves after it serves it.
  await expect
    .poll(() => readdir(join(ownEdge.data, "cache", "releases"), { recursive: true }))
    .toContainEqual(expect.stringMatching(/sets.2\.json$/));
  await rename(folder, `${folder}-away`);

  const fresh = await runEdge(ownEdge.data, ownEdge.url);
  expect(await (await request.get(`${fresh.url}/home`)).text()).toContain(after);
  await rename(`${folder}-away`, folder);
  await ops(ownEdge, "rollback");
  await expect.poll(async () => (await request.get(`${fresh.url}/home`)).text()).toContain(before);
  await fresh.stop();
});

test("a chunk that was changed in transit does not run, and is loaded anew once it arrives whole", async ({
  page,
  ownEdge,
}) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  const proxy = await changingProxy(ownEdge.url, /page-category.*\.js$/, ";console.log('intruder')");
  await page.goto(`${proxy.url}/dam`);
  await expect
    .poll(async () => (await page.request.get(`${ownEdge.url}/metrics`)).text())
    .toMatch(/shop_browser_failures_total\{kind="load",who="mf-catalog"/);
  // The page reloads once, and then keeps the server's HTML.
  await reloaded(page);
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  expect(messages.join()).toContain("[mf-catalog/category] load");
  expect(messages).not.toContain("intruder");
  proxy.mend();
  // The browser has stored the changed chunk for a year, and the device, too.
  await expect(async () => {
    messages.length = 0;
    await open(page, `${proxy.url}/dam`);
    expect(messages).toEqual([]);
  }).toPass();
  await proxy.stop();
});

test("a stylesheet that was changed in transit is not used, and the page is hydrated without it", async ({
  page,
  ownEdge,
}) => {
  const proxy = await changingProxy(ownEdge.url, /page-category.*\.css$/, "body{display:none}");
  await open(page, `${proxy.url}/dam`);
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  await expect(page.locator("link[href*=page-category][data-failed]")).toBeAttached();
  await proxy.stop();
});
