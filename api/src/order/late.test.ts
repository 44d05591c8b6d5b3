import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { addDays } from "@thuot-tha/shared/domain";
import { staff } from "../testing/admin.ts";
import { useShop } from "../testing/shop.ts";
import { newOrder } from "../testing/steps.ts";

const shop = useShop({ RENTAL_LATE_PERCENT: "20" });
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const step = (orderId: string, words: string) => staff(shop, `order ${orderId} ${words}`);

let first = "2026-12-03";

/** A dress of 350 000 with a deposit of 500 000, at its customer's. */
async function wornOrder() {
  const made = await newOrder(shop, { variantId: "moon-free", dateFrom: first, dateTo: first });
  first = addDays(first, 4);
  for (const words of ["deliver", "arrived"]) await step(made.order.id, words);
  const read = async () => (await made.browser.call(getOrder, { params: { orderId: made.order.id } })).body;
  return { ...made, read, dueDay: made.order.lines[0]!.period!.dateTo };
}

describe("a late return", () => {
  it("is stated as a rule beforehand, and counted while the customer has the pieces", async () => {
    const { read, dueDay } = await wornOrder();
    expect((await read()).lateReturn).toEqual({ dueDay, percent: 20, perDay: 70_000, days: 0, fee: 0 });
    shop.setNow(`${addDays(dueDay, 2)}T03:00:00Z`);
    expect((await read()).lateReturn).toEqual({ dueDay, percent: 20, perDay: 70_000, days: 2, fee: 140_000 });
  });

  it("is kept from the deposit, and both messages name it", async () => {
    const { order, browser, read, dueDay } = await wornOrder();
    shop.setNow(`${dueDay}T20:00:00Z`);
    expect(await step(order.id, "return")).toBe(`${order.id}: RETURNED`);
    expect((await read()).lateReturn).toMatchObject({ days: 1, fee: 70_000 });
    await step(order.id, "done");
    const { items } = (await browser.call(listNotifications, { query: {} })).body;
    expect(items.slice(0, 2).map(({ body }) => body)).toEqual([
      "Cảm ơn bạn! Tiền cọc 430.000\u00a0₫ đã về ví của bạn.",
      "Cửa hàng kiểm tra món rồi hoàn tiền cọc vào ví của bạn. Món về muộn 1 ngày: phí trả muộn 70.000\u00a0₫ trừ vào tiền cọc.",
    ]);
    const ledger = (await browser.call(listWalletEntries, { query: {} })).body.items;
    expect(ledger.map(({ kind, amount, note }) => [kind, amount, note])).toEqual([
      ["DEPOSIT_RETURN", 430_000, `Hoàn tiền cọc đơn ${order.id}, đã trừ phí trả muộn 70.000\u00a0₫`],
    ]);
  });

  it("that uses up the deposit leaves nothing to return", async () => {
    const { order, browser, dueDay } = await wornOrder();
    shop.setNow(`${addDays(dueDay, 8)}T03:00:00Z`);
    for (const words of ["return", "done"]) await step(order.id, words);
    expect((await browser.call(listWalletEntries, { query: {} })).body.items).toEqual([]);
    const { items } = (await browser.call(listNotifications, { query: {} })).body;
    expect(items[0]?.body).toBe("Cảm ơn bạn!");
  });

  it("counts until the day that staff name, because a courier may bring pieces days after the customer gave them", async () => {
    const { order, dueDay, read } = await wornOrder();
    shop.setNow(`${addDays(dueDay, 3)}T03:00:00Z`);
    expect(await step(order.id, `return --day ${dueDay}`)).toBe(`${order.id}: RETURNED`);
    expect((await read()).lateReturn).toMatchObject({ days: 0, fee: 0 });
  });

  it("may be on the day of a delivery that was earlier than planned", async () => {
    const { order } = await wornOrder();
    expect(await step(order.id, "return --day 2026-12-01")).toBe(`${order.id}: RETURNED`);
  });

  it("is refused for a day to come, for one before the delivery, and for other steps", async () => {
    const { order } = await wornOrder();
    for (const [day, shown] of [
      ["2026-12-02", "02/12/2026"],
      ["2026-11-30", "30/11/2026"],
    ]) {
      const refusal = `Đồ của đơn này không thể về vào ngày ${shown}.`;
      expect(await step(order.id, `return --day ${day}`)).toBe(refusal);
    }
    expect(await step(order.id, "return --day tomorrow")).toBe("--day: tomorrow is not a day such as 2026-12-13.");
    expect(await step(order.id, "done --day 2026-12-01")).toMatch(/^admin order <code>/);
  });
});

describe("the expected delivery", () => {
  it("of a purchase follows its confirmation, and ends with its arrival", async () => {
    const { order, browser } = await newOrder(shop, { variantId: "lotus-m" });
    expect(order.delivery).toEqual({ dateFrom: "2026-12-03", dateTo: "2026-12-05" });
    expect(order.lateReturn).toBeNull();
    for (const words of ["deliver", "arrived"]) await step(order.id, words);
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body.delivery).toBeNull();
  });

  it("of a rental is the day before its first wear day", async () => {
    const line = { variantId: "lotus-s", dateFrom: "2027-02-10", dateTo: "2027-02-11" };
    expect((await newOrder(shop, line)).order.delivery).toEqual({ dateFrom: "2027-02-09", dateTo: "2027-02-09" });
  });
});
