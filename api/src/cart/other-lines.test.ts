import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import type { Browser } from "../testing/browser.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, register } from "../testing/steps.ts";

const shop = useShop();

const worn = (variantId: string, from: string, to: string) => ({
  ...{ variantId, dateFrom: `2027-03-${from}`, dateTo: `2027-03-${to}` },
});

/** The lines of a cart: variant, first and last day. */
async function linesOf(browser: Browser) {
  const { body } = await browser.call(listCartItems, {});
  return body.items.map(({ variantId, dateFrom, dateTo }) => [variantId, dateFrom?.slice(8), dateTo?.slice(8)]);
}

const move = (browser: Browser, id: string) =>
  browser.call(updateCartItem, {
    params: { id },
    body: { id, quantities: 1, dateFrom: "2027-03-10", dateTo: "2027-03-11" },
  });

describe("a line that is changed", () => {
  it("joins none of another piece, nor of another first or last day", async () => {
    const guest = shop.browser();
    await addToCart(guest, worn("lotus-s", "10", "11"));
    await addToCart(guest, worn("lotus-m", "10", "12"));
    await addToCart(guest, worn("lotus-m", "09", "11"));
    const id = await addToCart(guest, worn("lotus-m", "01", "02"));
    expect((await move(guest, id)).status).toBe(200);
    expect(await linesOf(guest)).toEqual([
      ["lotus-s", "10", "11"],
      ["lotus-m", "10", "12"],
      ["lotus-m", "09", "11"],
      ["lotus-m", "10", "11"],
    ]);
  });

  it("is not found in another cart", async () => {
    const [guest, stranger] = [shop.browser(), shop.browser()];
    const id = await addToCart(guest, worn("lotus-m", "01", "02"));
    await addToCart(stranger, worn("lotus-m", "20", "21"));
    const { status, error } = await move(stranger, id);
    expect([status, error.code]).toEqual([404, "CART_ITEM_NOT_FOUND"]);
    expect([await linesOf(guest), await linesOf(stranger)]).toEqual([
      [["lotus-m", "01", "02"]],
      [["lotus-m", "20", "21"]],
    ]);
  });
});

describe("a guest's line at login", () => {
  it("replaces none of another first or last day", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    await addToCart(browser, worn("moon-free", "10", "12"));
    await addToCart(browser, worn("moon-free", "09", "11"));
    const guest = shop.browser();
    await addToCart(guest, worn("moon-free", "10", "11"));
    await guest.call(logIn, { body: { account: person.email, password: person.password } });
    expect((await linesOf(guest)).sort()).toEqual([
      ["moon-free", "09", "11"],
      ["moon-free", "10", "11"],
      ["moon-free", "10", "12"],
    ]);
  });
});
