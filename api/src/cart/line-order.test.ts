import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import type { Browser } from "../testing/browser.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const add = (browser: Browser, variantId: string, addedAt?: string) =>
  browser.call(addCartItem, { body: { variantId, type: "sale", quantities: 1, addedAt } });

/** Two lines, added a minute apart. */
async function filled() {
  const browser = shop.browser();
  const { body } = await add(browser, "lotus-m");
  shop.setNow("2026-12-01T03:01:00Z");
  await add(browser, "lotus-s");
  shop.setNow("2026-12-01T03:02:00Z");
  return { browser, first: body.item };
}

const variantsOf = async (browser: Browser) =>
  (await browser.call(listCartItems, {})).body.items.map(({ variantId }) => variantId);

describe("the lines of a cart", () => {
  it("come in the order they were added", async () => {
    const { browser, first } = await filled();
    expect(first.addedAt).toBe("2026-12-01T03:00:00.000Z");
    expect(await variantsOf(browser)).toEqual(["lotus-m", "lotus-s"]);
  });

  it("have a removed one, which is put back, at its place again", async () => {
    const { browser, first } = await filled();
    await browser.call(removeCartItems, { body: { ids: [first.id] } });
    const { body } = await add(browser, "lotus-m", first.addedAt);
    expect(body.items.map(({ variantId }) => variantId)).toEqual(["lotus-m", "lotus-s"]);
    expect(body.item.addedAt).toBe("2026-12-01T03:00:00.000Z");
  });

  it("are not added later than now", async () => {
    const { browser, first } = await filled();
    await browser.call(removeCartItems, { body: { ids: [first.id] } });
    const { body } = await add(browser, "lotus-m", "2027-01-01T00:00:00.000Z");
    expect(body.item.addedAt).toBe("2026-12-01T03:02:00.000Z");
  });
});
