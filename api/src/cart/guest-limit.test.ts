import { carts } from "../db/schema/carts.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newCustomer } from "../testing/steps.ts";

const shop = useShop({ GUEST_CART_LIMIT_PER_ADDRESS: "2" });
const line = { variantId: "lotus-m", dateFrom: "2026-12-20", dateTo: "2026-12-20" };

describe("the carts of guests", () => {
  it("are limited per network address and hour; those that exist, and those of customers, are not", async () => {
    const guest = shop.browser();
    await addToCart(guest, line);
    await addToCart(shop.browser(), line);
    await expect(addToCart(shop.browser(), line)).rejects.toThrow("TOO_MANY_REQUESTS");
    await addToCart(guest, { ...line, dateTo: "2026-12-21" });
    await addToCart((await newCustomer(shop)).browser, line);
    expect(await shop.context.db.$count(carts)).toBe(3);
    shop.setNow("2026-12-01T04:00:00Z");
    await addToCart(shop.browser(), line);
  });
});
