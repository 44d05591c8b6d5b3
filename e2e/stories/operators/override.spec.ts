import { runDev } from "../../support/run-dev.ts";
import { expect, test } from "../../support/shop.ts";

test("a developer sees their own build of a remote in the shop, in their browser only", async ({
  page,
  browser,
  shop,
}) => {
  const dev = await runDev("mf-membership", shop);
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(response.url()));

  await page.goto(`${shop.url}/member-ship?override=mf-membership@${dev.url}`);
  await expect(page).toHaveURL(`${shop.url}/member-ship`);
  await expect(page.getByRole("heading", { level: 1, name: "Gói thành viên" })).toBeVisible();
  expect(loaded).toContain(`${dev.url}/remoteEntry.js`);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${shop.url}/member-ship`);
  expect(await other.content()).not.toContain(dev.url);

  await page.goto(`${dev.url}/member-ship`);
  await expect(page.getByRole("heading", { level: 1, name: "Gói thành viên" })).toBeVisible();
  await expect(page.getByText("mf-membership, alone.")).toBeVisible();

  await page.goto(`${shop.url}/member-ship?override=off`);
  expect(await page.content()).not.toContain(dev.url);
  await dev.stop();
});

test("an override never loads another site's code", async ({ page, shop }) => {
  await page.goto(`${shop.url}/home?override=mf-catalog@https://evil.example`);
  expect(await page.content()).not.toContain("evil.example");
});
