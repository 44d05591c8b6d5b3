import { open, ready } from "../../steps/shopping.ts";
import { nextRelease } from "../../support/next-release.mjs";
import { ops } from "../../support/ops.ts";
import { expect, test } from "../../support/shop.ts";

// A promotion loads pages in a browser of its own.
test.describe.configure({ timeout: 180_000 });

test("an operator can swap the catalogue under an open tab, and roll it back", async ({ page, request, ownEdge }) => {
  const before = "Bạn mặc đi đâu?";
  const after = "Bạn sắp đi đâu?";
  const folder = await nextRelease("mf-catalog", { version: "9.0.0", replace: [before, after] });
  const serverHtml = async () => (await request.get(`${ownEdge.url}/home`)).text();

  await open(page, `${ownEdge.url}/dam`);
  expect(await ops(ownEdge, "publish", "--from", folder)).toContain("mf-catalog@9.0.0 published");
  expect(await serverHtml()).toContain(before);

  await ops(ownEdge, "promote", "mf-catalog@9.0.0", "--why", "new words");
  await expect.poll(serverHtml).toContain(after);
  await page.getByRole("link", { name: "Thướt Tha, về trang chủ" }).click();
  await expect(page.getByRole("heading", { name: after })).toBeVisible();
  await ready(page);
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(" "),
    ),
  ).toContain("/r/mf-catalog/9.0.0/remoteEntry.js");

  await ops(ownEdge, "rollback");
  await expect.poll(serverHtml).toContain(before);
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Đầm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  await page.getByRole("link", { name: "Thướt Tha, về trang chủ" }).click();
  await expect(page.getByRole("heading", { name: before })).toBeVisible();
  expect(await ops(ownEdge, "history")).toContain("new words");
});

test("an operator reads why a release cannot go live, and nothing changes", async ({ shop }) => {
  const refused = await ops(shop, "promote", "mf-catalog@0.0.1").catch((error) => String(error.stderr));
  expect(refused).toContain("There is no release mf-catalog@0.0.1");
  expect(await ops(shop, "status")).toContain("revision 1");
});
