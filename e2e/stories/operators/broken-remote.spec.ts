import { open } from "../../steps/shopping.ts";
import { nextRelease } from "../../support/next-release.mjs";
import { ops } from "../../support/ops.ts";
import { expect, test } from "../../support/shop.ts";

// A promotion loads pages in a browser of its own.
test.describe.configure({ timeout: 180_000 });

test("a remote that throws leaves the rest of the shop working", async ({ page, ownEdge }) => {
  const folder = await nextRelease("mf-cart-checkout", {
    version: "9.0.0",
    only: /^(remote\.|server)/,
    replace: ['"use strict";', '"use strict";throw new Error("broken on purpose");'],
  });
  await ops(ownEdge, "publish", "--from", folder);
  const refused = await ops(ownEdge, "promote", "mf-cart-checkout@9.0.0").catch((error) => String(error.stderr));
  expect(refused).toContain("mf-cart-checkout@9.0.0 does not come up");
  expect(await ops(ownEdge, "status")).toContain("revision 1,");
  await ops(ownEdge, "promote", "mf-cart-checkout@9.0.0", "--no-browser");
  await expect.poll(async () => (await page.request.get(`${ownEdge.url}/composition.json`)).text()).toContain("9.0.0");

  await open(page, `${ownEdge.url}/home`);
  await expect(page.getByRole("banner").getByRole("link", { name: "Giỏ hàng" })).toBeVisible();
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();

  await page.goto(`${ownEdge.url}/checkout`);
  // A page that fails to load leads back to the shopper's last page.
  await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`${ownEdge.url}/metrics`)).text())
    .toMatch(/shop_browser_failures_total\{[^}]*who="mf-cart-checkout"[^}]*\} [1-9]/);
});

test("a remote whose page cannot be rendered on the server is rendered by the browser", async ({ page, ownEdge }) => {
  const folder = await nextRelease("mf-membership", {
    version: "9.0.0",
    only: /^server/,
    replace: ['"use strict";', '"use strict";throw new Error("broken on purpose");'],
  });
  await ops(ownEdge, "publish", "--from", folder);
  await ops(ownEdge, "promote", "mf-membership@9.0.0", "--no-browser");
  await expect.poll(async () => (await page.request.get(`${ownEdge.url}/composition.json`)).text()).toContain("9.0.0");
  const answer = await page.goto(`${ownEdge.url}/member-ship`);
  // A 503 makes search engines retry; the shopper's browser renders the page meanwhile.
  expect(answer?.status()).toBe(503);
  expect(await answer?.text()).not.toContain("/ 30 ngày");
  await expect(page.getByRole("heading", { level: 1, name: "Gói thành viên" })).toBeVisible();
});
