import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import type { Browser } from "../testing/browser.ts";
import { useShop } from "../testing/shop.ts";
import { newKey, register } from "../testing/steps.ts";

const shop = useShop();

const bag: OperationInput<typeof addCartItem>["body"] = { variantId: "lotus-m", type: "sale", quantities: 1 };

const add = (browser: Browser, key: string, body = bag) =>
  browser.call(addCartItem, { headers: { "idempotency-key": key }, body });

describe("a request that adds to the cart", () => {
  it("adds nothing when it is repeated with its key, and answers the cart", async () => {
    const browser = shop.browser();
    const key = newKey();
    const first = await add(browser, key);
    const again = await add(browser, key);
    expect(again).toMatchObject({ status: 201, body: { item: { id: first.body.item.id, quantities: 1 }, total: 1 } });
    expect((await add(browser, newKey())).body.item.quantities).toBe(2);
    // The shop has two pieces, so a third one would be refused.
    expect((await add(browser, key)).body.item.quantities).toBe(2);
  });

  it.each([
    ["another piece", { variantId: "lotus-s" }],
    ["more pieces", { quantities: 2 }],
    ["pieces that the shop lacks", { quantities: 9 }],
  ])("is refused for %s with the key of an earlier one, and adds nothing", async (_, other) => {
    const browser = shop.browser();
    const key = newKey();
    await add(browser, key);
    const { status, error } = await add(browser, key, { ...bag, ...other });
    expect([status, error]).toEqual([
      ...[409, { code: "IDEMPOTENCY_KEY_REUSED", message: "Mã yêu cầu này đã dùng để thêm món khác." }],
    ]);
    expect((await add(browser, key)).body).toMatchObject({ item: { quantities: 1 }, total: 1 });
  });

  it("is repeated though it names another time at which the line was added before", async () => {
    const browser = shop.browser();
    const key = newKey();
    await add(browser, key);
    const again = await add(browser, key, { ...bag, addedAt: "2026-12-01T02:00:00.000Z" });
    expect(again).toMatchObject({ status: 201, body: { item: { quantities: 1 } } });
  });

  it("adds once when it arrives twice at the same time", async () => {
    const browser = shop.browser();
    await add(browser, newKey(), { ...bag, variantId: "lotus-s" });
    const key = newKey();
    const answers = await Promise.all([add(browser, key), add(browser, key), add(browser, key)]);
    expect(answers.map(({ status, body }) => [status, body.item?.quantities])).toEqual([
      [201, 1],
      [201, 1],
      [201, 1],
    ]);
  });

  it("adds again once its line has left the cart", async () => {
    const browser = shop.browser();
    const key = newKey();
    const { item } = (await add(browser, key)).body;
    await browser.call(removeCartItems, { body: { ids: [item.id] } });
    expect((await add(browser, key)).body).toMatchObject({ item: { quantities: 1 }, total: 1 });
  });

  it("is known by its key in the customer's cart that a guest's has joined", async () => {
    const browser = shop.browser();
    const key = newKey();
    await add(browser, key);
    await register(browser);
    expect((await add(browser, key)).body).toMatchObject({ item: { quantities: 1 }, total: 1 });
  });

  it("joins a customer's cart though a request of theirs had the same key", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    const key = newKey();
    await add(browser, key);
    await browser.call(logOut, { body: {} });
    await add(browser, key, { ...bag, variantId: "lotus-s" });
    const { email: account, password } = person;
    expect((await browser.call(logIn, { body: { account, password } })).status).toBe(200);
    expect((await add(browser, key)).body).toMatchObject({ item: { quantities: 1 }, total: 2 });
  });

  it("is not known after a refusal", async () => {
    const browser = shop.browser();
    const key = newKey();
    expect((await add(browser, key, { ...bag, quantities: 9 })).status).toBe(409);
    expect((await add(browser, key)).body.item.quantities).toBe(1);
  });

  it("has a key of 8 characters at least", async () => {
    expect((await add(shop.browser(), "short")).status).toBe(400);
  });
});
