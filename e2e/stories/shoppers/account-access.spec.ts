import { accountPages, anAddress, anOrder, signedIn } from "../../steps/account.ts";
import { violationsInBothSchemes } from "../../steps/axe.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

for (const [device, width, height] of [
  ["a phone", 390, 844],
  ["a wide screen", 1440, 1000],
] as const) {
  test(`a customer with a screen reader or keyboard finds no obstacle in the account, on ${device}`, async ({
    page,
    context,
    shop,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    const found: string[] = [];
    const check = async (path: string) => {
      await open(page, path);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      for (const violation of await violationsInBothSchemes(page)) found.push(`${path}, ${violation}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) found.push(`${path}: ${wide} px wider than the screen`);
    };
    for (const path of ["/login", "/register", "/forgot-password", "/reset-password?token=x", "/account/favorites"])
      await check(path);
    await signedIn(context, shop);
    const { order } = await anOrder(context, shop, "bank_transfer");
    const { id } = await anAddress(context, shop);
    for (const path of accountPages(order.id, id)) await check(path);
    expect(found).toEqual([]);
  });
}
