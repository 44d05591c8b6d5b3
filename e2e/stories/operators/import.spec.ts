import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../support/folders.ts";
import { expect, test } from "../../support/shop.ts";

test("an owner replaces the goods of a running shop, which shows it within seconds", async ({ ownShop, page }) => {
  const status = async (path: string) => (await page.request.get(ownShop.url + path)).status();
  const home = async () => (await page.request.get(`${ownShop.url}/home`)).text();
  const [gone = ""] = /\/product\/[a-z0-9-]+/.exec(await home()) ?? [];
  expect(await status(gone)).toBe(200);

  await promisify(execFile)(
    process.execPath,
    [join(root, "api/dist/admin.js"), "import", join(root, "docs/example-shop"), "--prune"],
    { cwd: root, env: { ...process.env, DATA_DIR: ownShop.data } },
  );
  await expect.poll(home).toContain("Mùa cưới ở Tiệm Cau");
  await expect.poll(() => status(gone)).toBe(410);
  expect(await home()).not.toContain(gone);
  expect(await status("/product/ao-dai-sen")).toBe(200);

  // Every page that the shop itself links to is in the example.
  await page.goto(`${ownShop.url}/home`);
  const links = await page.locator("footer a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links).toContain("/info/lien-he");
  for (const path of [...links, "/seft/gioi-thieu-thanh-vien"]) expect([path, await status(path)]).toEqual([path, 200]);
});
