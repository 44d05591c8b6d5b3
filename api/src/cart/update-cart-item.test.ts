import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { useShop } from "../testing/shop.ts";
import { addToCart, newKey } from "../testing/steps.ts";

const shop = useShop();

describe("updateCartItem", () => {
  it("changes pieces and dates", async () => {
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "lotus-m", dateFrom: "2027-03-01", dateTo: "2027-03-01" });
    const change = { quantities: 2, dateFrom: "2027-03-05", dateTo: "2027-03-06" };
    const { status, body } = await guest.call(updateCartItem, { params: { id }, body: { id, ...change } });
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ id, ...change });
  });

  it("merges with the line it becomes equal to", async () => {
    const guest = shop.browser();
    const stays = await addToCart(guest, { variantId: "lotus-m", dateFrom: "2027-03-01", dateTo: "2027-03-01" });
    await addToCart(guest, { variantId: "lotus-m", dateFrom: "2027-03-10", dateTo: "2027-03-10" });
    const change = { id: stays, quantities: 1, dateFrom: "2027-03-10", dateTo: "2027-03-10" };
    const { body } = await guest.call(updateCartItem, { params: { id: stays }, body: change });
    expect([body.total, body.item.id]).toEqual([1, stays]);
  });

  it("merges with all pieces of the line it becomes equal to", async () => {
    const guest = shop.browser();
    const day = (dateFrom: string) => ({ variantId: "lotus-m", dateFrom, dateTo: dateFrom });
    const moved = await addToCart(guest, { ...day("2027-03-01"), quantities: 1 });
    await addToCart(guest, { ...day("2027-03-10"), quantities: 2 });
    const change = { id: moved, quantities: 1, dateFrom: "2027-03-10", dateTo: "2027-03-10" };
    const { body } = await guest.call(updateCartItem, { params: { id: moved }, body: change });
    expect(body.items.map(({ id, quantities, dateFrom }) => [id, quantities, dateFrom])).toEqual([
      [moved, 3, "2027-03-10"],
    ]);
  });

  it("merges once for an Idempotency-Key, also when it is sent twice at once", async () => {
    const guest = shop.browser();
    const day = (dateFrom: string) => ({ variantId: "lotus-m", dateFrom, dateTo: dateFrom });
    const moved = await addToCart(guest, { ...day("2027-03-01"), quantities: 1 });
    await addToCart(guest, { ...day("2027-03-10"), quantities: 2 });
    const change = { id: moved, quantities: 1, dateFrom: "2027-03-10", dateTo: "2027-03-10" };
    const send = (key: string, more = {}) =>
      guest.call(updateCartItem, {
        params: { id: moved },
        headers: { "idempotency-key": key },
        body: { ...change, ...more },
      });
    const key = newKey();
    const answers = [...(await Promise.all([send(key), send(key)])), await send(key)];
    expect(answers.map(({ status, body }) => [status, body.item?.quantities, body.total])).toEqual(
      Array(3).fill([200, 3, 1]),
    );
    expect((await send(newKey(), { quantities: 1 })).body.item.quantities).toBe(1);
  });

  it("refuses to merge into more pieces than exist, and leaves both lines unchanged", async () => {
    const guest = shop.browser();
    const day = (dateFrom: string) => ({ variantId: "lotus-m", dateFrom, dateTo: dateFrom });
    const moved = await addToCart(guest, { ...day("2027-03-01"), quantities: 1 });
    await addToCart(guest, { ...day("2027-03-10"), quantities: 3 });
    const change = { id: moved, quantities: 1, dateFrom: "2027-03-10", dateTo: "2027-03-10" };
    const { status, error } = await guest.call(updateCartItem, { params: { id: moved }, body: change });
    expect([status, error.code, error.message]).toEqual([
      ...[409, "OUT_OF_STOCK", "Giỏ hàng đã có 3 chiếc và chúng tôi không còn đủ để thêm."],
    ]);
    const { body } = await guest.call(listCartItems, {});
    expect(body.items.map(({ quantities, dateFrom }) => [quantities, dateFrom])).toEqual([
      [1, "2027-03-01"],
      [3, "2027-03-10"],
    ]);
  });

  it("merges two lines that become equal concurrently", async () => {
    const guest = shop.browser();
    const lineOn = (day: string) => addToCart(guest, { variantId: "lotus-m", dateFrom: day, dateTo: day });
    const ids = [await lineOn("2027-09-01"), await lineOn("2027-09-05"), await lineOn("2027-09-09")];
    const change = { quantities: 1, dateFrom: "2027-09-20", dateTo: "2027-09-20" };
    const update = (id: string) => guest.call(updateCartItem, { params: { id }, body: { id, ...change } });
    const statuses = (await Promise.all(ids.map(update))).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    const { body } = await guest.call(listCartItems, {});
    expect(body.items.map(({ quantities }) => quantities)).toEqual([3]);
  });

  it("refuses a line of another cart", async () => {
    const id = await addToCart(shop.browser(), { variantId: "brocade-free" });
    const body = { id, quantities: 1, dateFrom: null, dateTo: null };
    const { status, error } = await shop.browser().call(updateCartItem, { params: { id }, body });
    expect([status, error.code]).toEqual([404, "CART_ITEM_NOT_FOUND"]);
  });
});
