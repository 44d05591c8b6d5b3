import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { eq } from "drizzle-orm";
import { orders, payments, walletEntries } from "../db/schema/orders.ts";
import { staff } from "../testing/admin.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer, newOrder } from "../testing/steps.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const step = (orderId: string, words: string) => staff(shop, `order ${orderId} ${words}`);

const walletOf = async (customerId: string) => {
  const entries = await shop.context.db.select().from(walletEntries).where(eq(walletEntries.customerId, customerId));
  return entries.map(({ kind, amount }) => [kind, amount]);
};

/** Marks an order as paid, as a gateway's notification does. */
const markPaid = (orderId: string) =>
  shop.context.db.update(payments).set({ status: "PAID" }).where(eq(payments.orderId, orderId));

describe("order.get and order.cancel", () => {
  it("refuse another customer's order", async () => {
    const { order: theirs } = await newOrder(shop, {
      variantId: "moon-free",
      dateFrom: "2027-05-10",
      dateTo: "2027-05-10",
    });
    const { browser } = await newCustomer(shop);
    const params = { orderId: theirs.id };
    expect((await browser.call(getOrder, { params })).status).toBe(404);
    expect((await browser.call(cancelOrder, { params })).status).toBe(404);
  });
});

describe("cancelOrder", () => {
  it("releases the piece and refunds nothing when nothing was paid", async () => {
    const line = { variantId: "lotus-s", dateFrom: "2027-06-10", dateTo: "2027-06-10" };
    const { browser, customerId, order: placed } = await newOrder(shop, line);
    const { status, body } = await browser.call(cancelOrder, { params: { orderId: placed.id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "CANCEL", tab: "CANCEL", cancel: { allowed: false, refund: 0 } });
    expect(body.timeline.map((event) => event.status)).toEqual(["CONFIRMED", "CANCEL"]);
    expect(await walletOf(customerId)).toEqual([]);
    expect((await newOrder(shop, line)).order.status).toBe("CONFIRMED");
  });

  // The rental period of a wear on 20 December begins on the 19th. Paid: 500 000 + 1 000 000 deposit + 30 000 shipping.
  it.each([
    ["10 days before", "2026-12-09T03:00:00Z", 100, 1_530_000],
    ["9 days before", "2026-12-10T03:00:00Z", 70, 1_371_000],
    ["2 days before", "2026-12-17T03:00:00Z", 70, 1_371_000],
    ["1 day before", "2026-12-18T03:00:00Z", 0, 1_000_000],
    ["on the delivery day", "2026-12-19T03:00:00Z", 0, 1_000_000],
    ["on the wear day, when nothing has come", "2026-12-20T03:00:00Z", 100, 1_530_000],
    ["on the last moment of the 10th day before, in Viet Nam", "2026-12-09T16:59:59Z", 100, 1_530_000],
  ])("refunds a paid order to the wallet: %s", async (_, moment, percent, refund) => {
    const line = { variantId: "lotus-s", dateFrom: "2026-12-20", dateTo: "2026-12-20" };
    const { browser, customerId, order: placed } = await newOrder(shop, line);
    await markPaid(placed.id);
    shop.setNow(moment);
    const params = { orderId: placed.id };
    const shown = await browser.call(getOrder, { params });
    expect(shown.body.cancel).toEqual({ allowed: true, percent, refund, maxPercent: 100 });
    await browser.call(cancelOrder, { params });
    expect(await walletOf(customerId)).toEqual([["ORDER_REFUND", refund]]);
  });

  // At midnight the refund falls from 1 530 000 to 1 371 000, and rises from 1 000 000 to 1 530 000 on the wear day.
  it.each([
    ["before midnight", "2026-12-09T16:59:59Z", 1_530_000, 1_530_000],
    ["a moment after midnight", "2026-12-09T17:14:59Z", 1_530_000, 1_530_000],
    ["today's, a moment after midnight", "2026-12-09T17:05:00Z", 1_371_000, 1_371_000],
    ["less than the terms give since midnight", "2026-12-19T17:05:00Z", 1_000_000, 1_530_000],
  ])("refunds what the customer agreed to: %s", async (_, moment, expectedRefund, refund) => {
    const line = { variantId: "lotus-s", dateFrom: "2026-12-20", dateTo: "2026-12-20" };
    const { browser, customerId, order: placed } = await newOrder(shop, line);
    await markPaid(placed.id);
    shop.setNow(moment);
    await browser.call(cancelOrder, { params: { orderId: placed.id }, body: { expectedRefund } });
    expect(await walletOf(customerId)).toEqual([["ORDER_REFUND", refund]]);
  });

  it.each([
    ["that held until a while ago", "2026-12-09T17:15:00Z", 1_530_000],
    ["that never held", "2026-12-09T17:05:00Z", 1_600_000],
  ])("changes nothing for an agreed refund %s, and names the new one", async (_, moment, expectedRefund) => {
    const line = { variantId: "lotus-m", dateFrom: "2026-12-20", dateTo: "2026-12-20" };
    const { browser, customerId, order: placed } = await newOrder(shop, line);
    await markPaid(placed.id);
    shop.setNow(moment);
    const params = { orderId: placed.id };
    const { status, error } = await browser.call(cancelOrder, { params, body: { expectedRefund } });
    expect([status, error.code]).toEqual([409, "PRICE_CHANGED"]);
    expect(error.message).toMatch(/^Khoản hoàn lại vừa đổi thành 1\.371\.000\s₫\./);
    expect((await browser.call(getOrder, { params })).body.status).toBe("CONFIRMED");
    expect(await walletOf(customerId)).toEqual([]);
  });

  it("does not mark a payment as refunded when the shop keeps it", async () => {
    const { browser, order: placed } = await newOrder(shop, {
      ...{ variantId: "lotus-m", dateFrom: "2026-12-20", dateTo: "2026-12-20" },
    });
    await shop.context.db.update(orders).set({ depositTotal: 0, total: 530_000 }).where(eq(orders.id, placed.id));
    await markPaid(placed.id);
    shop.setNow("2026-12-18T03:00:00Z");
    const { body } = await browser.call(cancelOrder, { params: { orderId: placed.id } });
    expect(body).toMatchObject({ status: "CANCEL", paymentStatus: "PAID", refunds: [] });
    const { body: listed } = await browser.call(listNotifications, { query: {} });
    expect(listed.items[0]?.body).toBe("Theo điều khoản huỷ đơn, lần này không có khoản hoàn lại.");
  });

  it("returns a sold piece to stock, and refunds its full price", async () => {
    const { browser, customerId, order: placed } = await newOrder(shop, { variantId: "lotus-s" });
    await markPaid(placed.id);
    expect(
      (await browser.call(getProduct, { params: { productLink: "dam-lua-sen" } })).body.variants[0]?.saleUnits,
    ).toBe(0);
    await browser.call(cancelOrder, { params: { orderId: placed.id } });
    expect(await walletOf(customerId)).toEqual([["ORDER_REFUND", 2_400_000]]);
    expect(
      (await browser.call(getProduct, { params: { productLink: "dam-lua-sen" } })).body.variants[0]?.saleUnits,
    ).toBe(1);
  });

  it("is refused once the courier has it, and the second time", async () => {
    const line = { variantId: "moon-free", dateFrom: "2027-07-10", dateTo: "2027-07-10" };
    const { browser, order: placed } = await newOrder(shop, line);
    await step(placed.id, "deliver");
    const late = await browser.call(cancelOrder, { params: { orderId: placed.id } });
    expect([late.status, late.error.code]).toEqual([409, "ORDER_NOT_CANCELLABLE"]);
    expect(late.error.message).toBe("Đơn này đã được giao nên không huỷ được nữa.");
    const other = await newOrder(shop, line);
    const twice = await Promise.all(
      [1, 2].map(() => other.browser.call(cancelOrder, { params: { orderId: other.order.id } })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(twice.find(({ status }) => status === 409)?.error.message).toBe("Đơn này đã huỷ rồi.");
  });
});

describe("the steps of the back office", () => {
  const steps = async (orderId: string, names: string[]) => {
    const statuses = [];
    for (const name of names) statuses.push((await step(orderId, name)).slice(orderId.length + 2));
    return statuses;
  };

  it("move a rental to the customer and back, and refund its deposit to the wallet", async () => {
    const line = { variantId: "lotus-m", dateFrom: "2027-09-10", dateTo: "2027-09-10" };
    const { browser, customerId, order: placed } = await newOrder(shop, line);
    expect(await steps(placed.id, ["deliver", "arrived", "return", "done"])).toEqual([
      ...["DELIVERING", "RENTING", "RETURNED", "DONE"],
    ]);
    const { body } = await browser.call(getOrder, { params: { orderId: placed.id } });
    expect(body.timeline.map(({ status }) => status)).toEqual([
      ...["CONFIRMED", "DELIVERING", "RENTING", "RETURNED", "DONE"],
    ]);
    expect(body.paymentStatus).toBe("PAID");
    expect(await walletOf(customerId)).toEqual([["DEPOSIT_RETURN", 1_000_000]]);
  });

  it("complete a sale on delivery", async () => {
    const { customerId, order: placed } = await newOrder(shop, { variantId: "lotus-m" });
    expect(await steps(placed.id, ["deliver", "arrived"])).toEqual(["DELIVERING", "DONE"]);
    expect(await walletOf(customerId)).toEqual([]);
  });

  it.each([
    ["the day before the delivery", []],
    ["when the courier cannot deliver", ["deliver"]],
  ])("end an order at the shop's word, with everything back: %s", async (_, before) => {
    const line = { variantId: "lotus-s", dateFrom: "2026-12-20", dateTo: "2026-12-20" };
    const { browser, customerId, order: placed } = await newOrder(shop, line);
    await markPaid(placed.id);
    shop.setNow("2026-12-18T03:00:00Z");
    await steps(placed.id, before);
    expect(await steps(placed.id, ["cancel --why lost"])).toEqual(["CANCEL"]);
    expect(await walletOf(customerId)).toEqual([["ORDER_REFUND", 1_530_000]]);
    const { body } = await browser.call(listNotifications, { query: {} });
    expect(body.items[0]).toMatchObject({
      title: `Cửa hàng đã huỷ đơn ${placed.id}`,
      body: "Rất tiếc, chúng tôi không giao được đơn này. 1.530.000\u00a0₫ đã về ví của bạn.",
    });
    const next = await newOrder(shop, line);
    expect(await steps(next.order.id, ["cancel --why lost"])).toEqual(["CANCEL"]);
  });

  it("are refused when they are typed twice, and name the step that is due", async () => {
    const { browser, order: placed } = await newOrder(shop, {
      ...{ variantId: "moon-free", dateFrom: "2027-11-10", dateTo: "2027-11-10" },
    });
    const paid = async () => (await browser.call(getOrder, { params: { orderId: placed.id } })).body.paymentStatus;
    expect(await step(placed.id, "arrived")).toBe(
      "Đơn đang ở trạng thái CONFIRMED, không thể arrived. Dùng deliver khi người giao đã nhận đơn.",
    );
    const twice = await Promise.all([1, 2].map(() => step(placed.id, "deliver")));
    expect(twice.sort()).toEqual([
      `${placed.id}: DELIVERING`,
      "Đơn đang ở trạng thái DELIVERING, không thể deliver. Dùng arrived khi khách đã nhận đơn.",
    ]);
    expect(await paid()).toBe("PENDING");
    expect(await step(placed.id, "arrived")).toBe(`${placed.id}: RENTING`);
    expect(await paid()).toBe("PAID");
    expect(await step(placed.id, "arrived")).toBe(
      "Đơn đang ở trạng thái RENTING, không thể arrived. Dùng return khi món đã về.",
    );
    for (const words of ["return", "done"]) await step(placed.id, words);
    expect(await step(placed.id, "done")).toBe("Đơn đang ở trạng thái DONE, không thể done.");
  });

  it("cannot be skipped", async () => {
    const { order: placed } = await newOrder(shop, {
      variantId: "moon-free",
      dateFrom: "2027-10-10",
      dateTo: "2027-10-10",
    });
    expect(await step(placed.id, "done")).toBe(
      "Đơn đang ở trạng thái CONFIRMED, không thể done. Dùng deliver khi người giao đã nhận đơn.",
    );
  });
});

describe("the wallet's ledger", () => {
  it("is never changed", async () => {
    const { customerId } = await newCustomer(shop);
    const entry = {
      customerId,
      amount: 1000,
      kind: "ADJUSTMENT" as const,
      note: "Quà",
      at: new Date("2026-12-01T00:00:00Z"),
    };
    await shop.context.db.insert(walletEntries).values(entry);
    const change = shop.context.db
      .update(walletEntries)
      .set({ amount: 2000 })
      .where(eq(walletEntries.customerId, customerId));
    await expect(change).rejects.toMatchObject({ cause: { message: "wallet_entries is append-only" } });
  });
});
