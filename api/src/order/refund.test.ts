import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { eq } from "drizzle-orm";
import { orders } from "../db/schema/orders.ts";
import { runAdmin, staff } from "../testing/admin.ts";
import { handOver, mixedRental, paidRental, piecesOf, quoteChange, step } from "../testing/changes.ts";
import { fillWallet, ledgerOf, placeOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newCustomer, newOrder } from "../testing/steps.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const refund = async (orderId: string, ...words: string[]) =>
  (await runAdmin(shop, ["order", orderId, "refund", ...words])).lines.join("\n");

/** A dress of 350 000 a day with a deposit of 500 000 and 30 000 for delivery, at its customer's. */
async function wornDress(day: string) {
  const made = await newOrder(shop, { variantId: "moon-free", dateFrom: day, dateTo: day });
  await handOver(shop, made.order.id);
  return { ...made, id: made.order.id };
}

describe("a refund of a delivered order", () => {
  it("goes to the wallet with its reason, a part at a time, up to what was paid without the deposit", async () => {
    const { browser, customerId, id } = await wornDress("2026-12-03");
    expect(await refund(id, "350000", "--why", "Váy không vừa.")).toBe(
      `${id}: 350.000\u00a0₫ went to the wallet; 30.000\u00a0₫ can still be refunded`,
    );
    expect(await refund(id, "30001", "--why", "Phí giao")).toBe(`Đơn ${id} còn hoàn được 30.000\u00a0₫.`);
    const { body } = await browser.call(getOrder, { params: { orderId: id } });
    expect(body.refunds).toMatchObject([
      { kind: "ORDER_REFUND", amount: 350_000, note: `Hoàn tiền đơn ${id}: Váy không vừa.` },
    ]);
    const letter = (await shop.letters()).at(-1);
    expect(letter?.subject).toBe(`Cửa hàng hoàn tiền đơn ${id}`);
    expect(letter?.text).toContain("350.000\u00a0₫ đã về ví của bạn: Váy không vừa.");
    expect(JSON.parse(await staff(shop, `audit --order ${id} --json`))[0]).toMatchObject({
      action: "refund",
      why: "Váy không vừa.",
      details: { refund: 350_000 },
    });
    for (const words of ["return", "done"]) await step(shop, id, words);
    expect(await refund(id, "30000", "--why", "Phí giao")).toContain("0\u00a0₫ can still be refunded");
    expect(await ledgerOf(shop, customerId)).toEqual([
      ["ORDER_REFUND", 350_000, 350_000],
      ["DEPOSIT_RETURN", 500_000, 850_000],
      ["ORDER_REFUND", 30_000, 880_000],
    ]);
  });

  it("is of a finished purchase too, and of no order that its customer never had", async () => {
    const { order } = await newOrder(shop, { variantId: "lotus-m" });
    const tooEarly = `Đơn đang ở trạng thái CONFIRMED, không thể refund.`;
    expect(await refund(order.id, "100000", "--why", "Trả hàng")).toBe(tooEarly);
    for (const words of ["deliver", "arrived"]) await step(shop, order.id, words);
    expect(await refund(order.id, "100000", "--why", "Trả hàng")).toContain("100.000\u00a0₫ went to the wallet");
  });

  it("needs a sum and a reason that the customer can read", async () => {
    const { id } = await wornDress("2026-12-08");
    expect(await refund(id, "350000")).toBe("--why: give the reason.");
    expect(await refund(id, "350000", "--why", "x".repeat(301))).toBe("Lý do có từ 1 đến 300 ký tự.");
    expect(await refund(id, "35k", "--why", "Váy rách")).toBe("refund: 35k is not a sum in đồng such as 800000.");
    expect(await refund(id)).toMatch(/^admin order <code>/);
    expect((await runAdmin(shop, ["order", "TT000000AAAA", "refund", "1", "--why", "x"])).code).toBe(1);
  });

  it("is never more than was paid, when it runs twice at once and by the database's own rule", async () => {
    const { customerId, id } = await wornDress("2026-12-13");
    const answers = await Promise.all(["Váy rách", "Váy bẩn"].map((why) => refund(id, "200000", "--why", why)));
    expect(answers.sort()).toEqual([
      `${id}: 200.000\u00a0₫ went to the wallet; 180.000\u00a0₫ can still be refunded`,
      `Đơn ${id} còn hoàn được 180.000\u00a0₫.`,
    ]);
    expect(await ledgerOf(shop, customerId)).toEqual([["ORDER_REFUND", 200_000, 200_000]]);
    const more = shop.context.db.update(orders).set({ refunded: 380_001 }).where(eq(orders.id, id));
    await expect(more).rejects.toMatchObject({ cause: { constraint: "orders_refunded" } });
  });

  it("is made once when it is typed twice, unless staff say so or it is another one", async () => {
    const { customerId, id } = await wornDress("2027-01-06");
    const torn = () => refund(id, "50000", "--why", "Váy rách");
    const repeated = `Đơn ${id} vừa được hoàn 50.000\u00a0₫ với cùng lý do. Thêm --again nếu hoàn thêm lần nữa.`;
    expect((await Promise.all([torn(), torn()])).sort()).toEqual([
      `${id}: 50.000\u00a0₫ went to the wallet; 330.000\u00a0₫ can still be refunded`,
      repeated,
    ]);
    shop.setNow("2026-12-01T03:09:59Z");
    expect(await torn()).toBe(repeated);
    expect(await refund(id, "50000", "--why", "Váy rách", "--again")).toContain("went to the wallet");
    expect(await refund(id, "50000", "--why", "Váy bẩn")).toContain("went to the wallet");
    expect(await refund(id, "50001", "--why", "Váy rách")).toContain("went to the wallet");
    shop.setNow("2026-12-01T03:20:00Z");
    expect(await torn()).toContain("went to the wallet");
    expect((await ledgerOf(shop, customerId)).map(([, amount]) => amount)).toEqual([
      ...[50_000, 50_000, 50_000, 50_001, 50_000],
    ]);
    expect(await staff(shop, `order ${id} return --again`)).toMatch(/^admin order <code>/);
  });

  it("is no part of what the shop bore of it", async () => {
    const { id } = await wornDress("2026-12-22");
    await shop.context.db.update(orders).set({ waived: 280_000 }).where(eq(orders.id, id));
    expect(await refund(id, "100001", "--why", "Váy rách")).toBe(`Đơn ${id} còn hoàn được 100.000\u00a0₫.`);
  });

  it("counts no rent twice when the customer then keeps the piece", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2026-12-12");
    await handOver(shop, order.id);
    const quote = async () => (await quoteChange(browser, order.id, { kind: "BUY", lineId })).body.buyOut?.rentDeducted;
    shop.setNow("2026-12-12T03:00:00Z");
    expect(await quote()).toBe(250_000);
    await refund(order.id, "430000", "--why", "Váy rách");
    expect(await quote()).toBe(50_000);
  });

  it("leaves for a rental that never went out what was not refunded, and its deposit", async () => {
    const { order, lineIds } = await mixedRental(shop, [
      { variantId: "moon-free", dateFrom: "2026-12-18", dateTo: "2026-12-18" },
      { variantId: "lotus-s", dateFrom: "2026-12-24", dateTo: "2026-12-24" },
    ]);
    await handOver(shop, order.id);
    const [piece] = await piecesOf(shop, lineIds[1]!);
    await refund(order.id, "400000", "--why", "Váy rách");
    const undelivered = ["order", order.id, "undelivered", String(piece), "--why", "Váy rách"];
    expect((await runAdmin(shop, undelivered)).lines).toEqual([`${order.id}: 1.480.000\u00a0₫ went to the wallet`]);
    expect(await refund(order.id, "1", "--why", "Phí giao")).toBe(`Đơn ${order.id} còn hoàn được 0\u00a0₫.`);
  });

  it("of an order that the wallet has paid leaves the rental that never went out to be refunded", async () => {
    const customer = await newCustomer(shop);
    await fillWallet(shop, customer.customerId, 2_380_000);
    const cartItemIds = [];
    for (const variantId of ["moon-free", "lotus-m"]) {
      const line = { variantId, dateFrom: "2027-01-12", dateTo: "2027-01-12" };
      cartItemIds.push(await addToCart(customer.browser, line));
    }
    const { body } = await placeOrder(customer.browser, "bank_transfer", { cartItemIds, useWallet: true });
    const { id, lines } = body.order;
    await handOver(shop, id);
    await refund(id, "800000", "--why", "Váy rách");
    const [piece] = await piecesOf(shop, lines.find(({ variantId }) => variantId === "lotus-m")!.id);
    expect(await staff(shop, `order ${id} undelivered ${piece} --why torn`)).toBe(
      `${id}: 1.080.000\u00a0₫ went to the wallet`,
    );
    const { body: left } = await customer.browser.call(getOrder, { params: { orderId: id } });
    expect(left).toMatchObject({ walletUsed: 880_000, payable: 0, totals: { total: 880_000 } });
    for (const words of ["return", "done"]) await step(shop, id, words);
    expect(await ledgerOf(shop, customer.customerId)).toEqual([
      ["ADJUSTMENT", 2_380_000, 2_380_000],
      ["ORDER_PAYMENT", -2_380_000, 0],
      ["ORDER_REFUND", 800_000, 800_000],
      ["ORDER_REFUND", 1_080_000, 1_880_000],
      ["DEPOSIT_RETURN", 500_000, 2_380_000],
    ]);
  });
});
