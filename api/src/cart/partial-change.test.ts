import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import type { Browser } from "../testing/browser.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newOrder } from "../testing/steps.ts";

const shop = useShop();

type Change = Omit<OperationInput<typeof updateCartItem>["body"], "id">;

const change = (browser: Browser, id: string, body: Change) =>
  browser.call(updateCartItem, { params: { id }, body: { id, ...body } });

/** Quantity and wear dates of each line. */
const linesOf = async (browser: Browser) => {
  const { body } = await browser.call(listCartItems, {});
  return body.items.map(({ quantities, dateFrom, dateTo }) => [quantities, dateFrom, dateTo]);
};

const march = { dateFrom: "2027-03-01", dateTo: "2027-03-02" };
const april = { dateFrom: "2027-04-05", dateTo: "2027-04-06" };

describe("a change of one part of a line", () => {
  it("keeps the other part, which another device has changed meanwhile", async () => {
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "lotus-m", ...march });
    expect((await change(guest, id, { quantities: 2 })).status).toBe(200);
    expect((await change(guest, id, april)).body.item).toMatchObject({ id, quantities: 2, ...april });
    expect((await change(guest, id, { quantities: 3 })).body.item).toMatchObject({ id, quantities: 3, ...april });
    expect(await linesOf(guest)).toEqual([[3, "2027-04-05", "2027-04-06"]]);
  });

  it("keeps both of two that arrive at once", async () => {
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "lotus-m", ...march });
    const answers = await Promise.all([change(guest, id, { quantities: 2 }), change(guest, id, april)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await linesOf(guest)).toEqual([[2, "2027-04-05", "2027-04-06"]]);
  });

  it("changes the quantity of a line that is bought", async () => {
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "lotus-m", type: "sale" });
    expect((await change(guest, id, { quantities: 2 })).body.item).toMatchObject({ quantities: 2, dateFrom: null });
  });

  it("adds its own pieces to those of the line that it becomes equal to", async () => {
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "lotus-m", quantities: 2, ...march });
    await addToCart(guest, { variantId: "lotus-m", quantities: 1, ...april });
    expect((await change(guest, id, april)).status).toBe(200);
    expect(await linesOf(guest)).toEqual([[3, "2027-04-05", "2027-04-06"]]);
  });

  it("is refused when the pieces are not free on the dates that stay, or the dates not for the pieces", async () => {
    await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-04-05", dateTo: "2027-04-06" });
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "lotus-s", ...march });
    const days = await change(guest, id, april);
    expect([days.status, days.error.code]).toEqual([409, "DATE_TAKEN"]);
    const pieces = await change(guest, id, { quantities: 9 });
    expect([pieces.status, pieces.error.code]).toEqual([409, "OUT_OF_STOCK"]);
    expect(await linesOf(guest)).toEqual([[1, "2027-03-01", "2027-03-02"]]);
  });

  it.each([
    ["the first day alone", { dateFrom: "2027-04-05" }, { dateTo: "Hãy chọn ngày mặc." }],
    ["the last day alone", { dateTo: "2027-04-06", quantities: 2 }, { dateFrom: "Hãy chọn ngày mặc." }],
    [
      "no dates for a rental",
      { dateFrom: null, dateTo: null },
      { dateFrom: "Hãy chọn ngày mặc.", dateTo: "Hãy chọn ngày mặc." },
    ],
    ["neither part", {}, { quantities: "Hãy chọn số lượng hoặc ngày mặc." }],
  ])("is refused with %s", async (_, body, fields) => {
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "lotus-m", ...march });
    const { status, error } = await change(guest, id, body);
    expect([status, error.fields]).toEqual([400, fields]);
    expect(await linesOf(guest)).toEqual([[1, "2027-03-01", "2027-03-02"]]);
  });
});
