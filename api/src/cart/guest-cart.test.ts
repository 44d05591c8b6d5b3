import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { fillCart, moon } from "../testing/cart-lines.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newKey, register } from "../testing/steps.ts";

const shop = useShop();

describe("a guest's cart", () => {
  it("becomes the customer's at registration, with the same line ids", async () => {
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "brocade-free" });
    await register(guest);
    expect(guest.cookies.has("tt_guest")).toBe(false);
    const { body } = await guest.call(listCartItems, {});
    expect(body.items.map((item) => item.id)).toEqual([id]);
  });

  it("merges into the customer's cart at login, the larger number of equal pieces, earlier lines deselected", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    const dates = { dateFrom: "2027-07-10", dateTo: "2027-07-10" };
    await addToCart(browser, { variantId: "moon-free", ...dates, quantities: 2 });
    await addToCart(browser, { variantId: "lotus-m", ...dates });
    const guest = shop.browser();
    const same = await addToCart(guest, { variantId: "moon-free", ...dates });
    const other = await addToCart(guest, { variantId: "brocade-free" });
    await guest.call(logIn, { body: { account: person.email, password: person.password } });
    const { body } = await guest.call(listCartItems, {});
    expect(body.items.map((item) => [item.variantId, item.quantities]).sort()).toEqual([
      ["brocade-free", 1],
      ["lotus-m", 1],
      ["moon-free", 2],
    ]);
    expect(body.items.filter(({ waiting }) => waiting).map(({ variantId }) => variantId)).toEqual(["lotus-m"]);
    expect(body.items.map((item) => item.id)).toEqual(expect.arrayContaining([same, other]));
    expect(guest.cookies.get("tt_cart")).toBe("3");
  });

  it("deselects nothing at login when it is empty, and changes no cart of a stranger", async () => {
    const stranger = shop.browser();
    const headers = { "idempotency-key": newKey() };
    const line = { ...moon(0), variantId: "lotus-m", type: "rental", quantities: 1 } as const;
    const add = async () => (await stranger.call(addCartItem, { headers, body: line })).body;
    await fillCart(shop, (await add()).item.id, 0, 99);
    const browser = shop.browser();
    const { person } = await register(browser);
    await addToCart(browser, { ...moon(0), variantId: "lotus-m" });
    const guest = shop.browser();
    const ids = [await addToCart(guest, { variantId: "brocade-free" })];
    await guest.call(removeCartItems, { body: { ids } });
    await guest.call(logIn, { body: { account: person.email, password: person.password } });
    const { body } = await guest.call(listCartItems, {});
    expect(body.items).toMatchObject([{ variantId: "lotus-m", waiting: false }]);
    expect(await add()).toMatchObject({ total: 100, item: { quantities: 1 } });
  });
});
