import { patterns } from "@thuot-tha/shared/contracts/routes";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

for (const path of ["/product/khong-co", "/khong-co-danh-muc", "/info/khong-co", "/a/b/c"]) {
  test(`a guest who asks for ${path} is told so, and led on`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Trang này không còn ở đây" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Trang chủ" }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
}

test("a guest is led to the login for an account page, and back", async ({ page }) => {
  await open(page, "/account/order-history");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount%2Forder-history$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("every address of the shop has one page, declared by whoever draws it", async ({ request, shop }) => {
  const { remotes } = await (await request.get(`${shop.url}/composition.json`)).json();
  const declared = remotes.flatMap(({ routes }: { routes: { path: string }[] }) => routes.map(({ path }) => path));
  expect([...declared, patterns.notFound].sort()).toEqual(Object.values(patterns).sort());
});
