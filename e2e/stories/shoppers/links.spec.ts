import { apiOf } from "../../steps/api.ts";
import { open, ready, settled } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("every link of home, list, product and cart leads somewhere", async ({ page, request, shop }) => {
  test.setTimeout(180_000);
  const product = await apiOf(request, shop.url).product("type=rent&cat=dam");
  const found = new Map<string, string>();
  for (const from of ["/home", "/dam", `/product/${product.link}`, "/checkout", "/member-ship"]) {
    await open(page, from);
    await settled(page);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links) {
      const { origin, pathname, search } = new URL(link);
      if (origin === shop.url) found.set(pathname + search, from);
    }
  }
  const broken: string[] = [];
  for (const [path, from] of found) {
    const answer = await request.get(shop.url + path);
    if (answer.status() !== 200) broken.push(`${path} (on ${from}): ${answer.status()}`);
  }
  expect(found.size).toBeGreaterThan(40);
  expect(broken).toEqual([]);
});

test("a guest who enters the shop's bare name is on the home page at once, which then has its own address", async ({
  page,
}) => {
  const answer = await page.goto("/?utm_source=zalo");
  expect(answer?.status()).toBe(200);
  expect(answer?.request().redirectedFrom()).toBeNull();
  await ready(page);
  await expect(page).toHaveURL(/\/home\?utm_source=zalo$/);
  await expect(page.getByRole("heading", { name: "Bạn mặc đi đâu?" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Dạ hội", exact: true }).click();
  await expect(page).not.toHaveURL(/home/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home\?utm_source=zalo$/);
  await expect(page.getByRole("heading", { name: "Bạn mặc đi đâu?" })).toBeVisible();
});
