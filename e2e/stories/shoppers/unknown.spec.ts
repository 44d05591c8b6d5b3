import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Route } from "@thuot-tha/shared/contracts";
import { notFoundRoute, offlineRoute } from "@thuot-tha/shared/contracts/routes/shell";
import { open } from "../../steps/shopping.ts";
import { root } from "../../support/folders.ts";
import { expect, test } from "../../support/shop.ts";

for (const path of ["/product/khong-co", "/khong-co-danh-muc", "/info/khong-co", "/a/b/c"]) {
  test(`a guest who requests ${path} sees a notice, and links to go on`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Trang này không còn ở đây" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Trang chủ" }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
}

for (const path of ["/about-us", "/info/lien-he", "/customer-care/huong-dan-thue"]) {
  test(`a guest sees a picture on ${path}`, async ({ page }) => {
    await open(page, path);
    const picture = page.getByRole("main").locator("article img");
    await expect(picture).toBeInViewport();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
}

test("a guest is led to the login for an account page, and back", async ({ page }) => {
  await open(page, "/account/order-history");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount%2Forder-history$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("every address of the shop has one page, declared by the remote that serves it", async ({ request, shop }) => {
  const { remotes } = await (await request.get(`${shop.url}/composition.json`)).json();
  const declared = remotes.flatMap(({ routes }: { routes: { path: string }[] }) => routes.map(({ path }) => path));
  const folder = join(root, "shared/src/contracts/routes");
  const files = readdirSync(folder).filter((file) => !file.endsWith(".test.ts"));
  const contracts = await Promise.all(
    files.map((file) => import(`@thuot-tha/shared/contracts/routes/${file.replace(".ts", "")}`)),
  );
  const isRoute = (one: unknown): one is Route => typeof one === "object" && one !== null && "path" in one;
  const addresses = contracts.flatMap((exported) => Object.values<unknown>(exported).filter(isRoute));
  const own = [notFoundRoute, offlineRoute].map(({ path }) => path);
  expect([...declared, ...own].sort()).toEqual(addresses.map(({ path }) => path).sort());
});
