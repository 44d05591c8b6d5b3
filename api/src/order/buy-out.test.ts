import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import { eq } from "drizzle-orm";
import { countPopularity } from "../catalogue/queries/product-popularity.ts";
import { products, units } from "../db/schema/catalogue.ts";
import { bookings } from "../db/schema/orders.ts";
import { bookingsOf, change, handOver, paidRental, piecesOf, quoteChange } from "../testing/changes.ts";
import { fillWallet, gatewaysOf, ledgerOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newCustomer, newOrder, order as placeOrder } from "../testing/steps.ts";

const shop = useShop({ BUY_OUT_RENT_PERCENT: "40" });
const gateways = gatewaysOf(shop);
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const buy = (lineId: string) => ({ kind: "BUY" as const, lineId });

const retired = async (unitId: string) => {
  const [found] = await shop.context.db.select().from(units).where(eq(units.id, unitId));
  return found?.retiredAt !== null;
};

describe("keeping two rented pieces", () => {
  const small = useShop({ BUY_OUT_RENT_PERCENT: "40" });

  it("costs twice as much, and moves the next renter to a piece that stays", async () => {
    const { browser, customerId, order, lineId } = await paidRental(small, "lotus-m", "2026-12-10", "2026-12-10", 2);
    const kept = await piecesOf(small, lineId);
    await handOver(small, order.id);
    const next = await paidRental(small, "lotus-m", "2026-12-20");
    const [piece] = await piecesOf(small, next.lineId);
    expect(kept).toContain(piece);
    await fillWallet(small, customerId, 3_000_000);
    const { body } = await change(browser, order.id, buy(lineId), { useWallet: true });
    // 4 800 000 less 40 % of 1 000 000 and the deposits of 2 000 000.
    expect(body.change).toMatchObject({ status: "DONE", amount: 2_400_000 });
    const [stays] = await piecesOf(small, next.lineId);
    expect([...kept, stays].sort()).toEqual(["lotus-m-rental-1", "lotus-m-rental-2", "lotus-m-rental-3"]);
  });
});

describe("keeping a rented piece of an order that has bought ones", () => {
  const small = useShop({ BUY_OUT_RENT_PERCENT: "40" });

  it("adds its price to theirs", async () => {
    const { browser, customerId } = await newCustomer(small);
    const dress = { variantId: "lotus-s", dateFrom: "2026-12-10", dateTo: "2026-12-10" };
    const cart = [await addToCart(browser, dress), await addToCart(browser, { variantId: "brocade-free" })];
    const { body: placed } = await placeOrder(browser, cart);
    await handOver(small, placed.order.id);
    await fillWallet(small, customerId, 2_000_000);
    const rental = placed.order.lines.find(({ variantId }) => variantId === "lotus-s")!;
    const { body } = await change(browser, placed.order.id, buy(rental.id), { useWallet: true });
    // 2 400 000 less 40 % of 500 000, beside the brocade's 1 200 000.
    expect(body.order.totals).toMatchObject({
      ...{ rentalTotal: 500_000, saleTotal: 3_400_000, depositTotal: 0, shippingFee: 0, total: 3_900_000 },
    });
  });
});

describe("keeping a rented piece", () => {
  it("deducts the rent and counts the deposit; the piece leaves the stock and the order is done", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2026-12-10", "2026-12-12");
    await fillWallet(shop, customerId, 2_000_000);
    await handOver(shop, order.id);
    const { body: quote } = await quoteChange(browser, order.id, buy(lineId), true);
    // 2 400 000 less 40 % of 600 000 and the deposit of 1 000 000.
    expect(quote).toMatchObject({
      amount: 1_160_000,
      buyOut: { price: 2_400_000, rentDeducted: 240_000, deposit: 1_000_000, rentPercent: 40 },
      wallet: { used: 1_160_000 },
      payable: 0,
    });
    const { body } = await change(browser, order.id, buy(lineId), { useWallet: true });
    expect(body.order).toMatchObject({ status: "DONE", walletUsed: 1_160_000 });
    expect(body.order.lines[0]).toMatchObject({ boughtFor: 2_160_000, deposit: 0, total: 600_000 });
    expect(body.order.totals).toMatchObject({
      ...{ rentalTotal: 600_000, saleTotal: 2_160_000, depositTotal: 0, shippingFee: 30_000, total: 2_790_000 },
    });
    expect(await retired("lotus-s-rental-1")).toBe(true);
    await countPopularity(shop.context.db, new Date("2026-11-01T00:00:00Z"));
    const [lotus] = await shop.context.db.select().from(products).where(eq(products.id, "lotus"));
    expect(lotus?.takenCount).toBe(1);
    await expect(
      newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-03-10", dateTo: "2027-03-10" }),
    ).rejects.toThrow("OUT_OF_STOCK");
    // Nothing comes back later: the deposit is part of the price.
    expect((await ledgerOf(shop, customerId)).map(([, amount]) => amount)).toEqual([2_000_000, -1_160_000]);
    const again = await change(browser, order.id, buy(lineId), { expectedAmount: 1_160_000 });
    expect([again.status, again.body.change.id]).toEqual([200, body.change.id]);
    expect((await change(browser, order.id, buy(lineId), { expectedAmount: 0 })).error.code).toBe(
      "CHANGE_NOT_POSSIBLE",
    );
  });

  it("moves later renters, of whom none has a change that waits, to another piece", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-m", "2026-12-10");
    const [piece = ""] = await piecesOf(shop, lineId);
    await handOver(shop, order.id);
    const later = await paidRental(shop, "lotus-m", "2026-12-20");
    expect(await piecesOf(shop, later.lineId)).toEqual([piece]);
    const extend = ({ browser: own, order: { id }, lineId: line }: typeof later) =>
      change(own, id, { kind: "EXTEND", lineId: line, dateTo: "2026-12-21" }, { paymentType: "bank_transfer" });
    const ended = (await extend(later)).body.change.id;
    await later.browser.call(withdrawOrderChange, { params: { orderId: later.order.id, changeId: ended } });
    expect((await extend(await paidRental(shop, "moon-free", "2026-12-20"))).body.change.status).toBe("WAITING");
    const { body } = await change(browser, order.id, buy(lineId), { paymentType: "bank_transfer" });
    expect(await piecesOf(shop, later.lineId)).not.toEqual([piece]);
    expect(await retired(piece)).toBe(false);
    const { amount } = body.change.payment!;
    await gateways.bank({ reference: body.change.id, amount, transaction: 43_001 });
    expect(await retired(piece)).toBe(true);
    const { body: done } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(done.status).toBe("DONE");
  });

  it("is refused when a later renter would have no piece", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-m", "2027-01-10");
    await handOver(shop, order.id);
    // The pieces that are left, after the one above was kept.
    await newOrder(shop, { variantId: "lotus-m", quantities: 2, dateFrom: "2027-01-20", dateTo: "2027-01-20" });
    const refused = await change(browser, order.id, buy(lineId), { expectedAmount: 0 });
    expect([refused.status, refused.error.code]).toEqual([409, "BUY_NOT_POSSIBLE"]);
    expect(refused.error.message).toBe(
      "Món này đã có người thuê sau bạn và không còn chiếc nào khác để đổi cho họ, nên chưa bán lại được.",
    );
  });

  it("is refused while a later renter is paying for days that their booking has already", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-m", "2027-04-10");
    await handOver(shop, order.id);
    const later = await paidRental(shop, "lotus-m", "2027-04-20");
    expect(await piecesOf(shop, later.lineId)).toEqual(await piecesOf(shop, lineId));
    // Booked when pieces were cleaned for longer than now.
    await shop.context.db
      .update(bookings)
      .set({ blocked: "[2027-04-19,2027-05-01)" })
      .where(eq(bookings.orderItemId, later.lineId));
    const extend = { kind: "EXTEND" as const, lineId: later.lineId, dateTo: "2027-04-21" };
    const { body } = await change(later.browser, later.order.id, extend, { paymentType: "bank_transfer" });
    const refused = await change(browser, order.id, buy(lineId), { expectedAmount: 0 });
    expect([refused.status, refused.error.code]).toEqual([409, "BUY_NOT_POSSIBLE"]);
    await gateways.bank({ reference: body.change.id, amount: body.change.payment!.amount, transaction: 43_777 });
    const { body: extended } = await later.browser.call(getOrder, { params: { orderId: later.order.id } });
    expect(extended.lines[0]?.dateTo).toBe("2027-04-21");
  });

  it("is refused for a piece that is not sold, and before it is worn", async () => {
    const { browser, order, lineId } = await paidRental(shop, "moon-free", "2027-02-10");
    const early = await quoteChange(browser, order.id, buy(lineId));
    expect(early.body.reason).toBe("Bạn mua lại được khi món đang ở chỗ bạn.");
    await handOver(shop, order.id);
    const unsold = await quoteChange(browser, order.id, buy(lineId));
    expect(unsold.body.reason).toBe("Món này chỉ cho thuê, cửa hàng chưa bán.");
  });

  it("holds the piece without end, and is refused for a piece that a later renter has bought", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-m", "2027-08-05");
    const later = await paidRental(shop, "lotus-m", "2027-08-20");
    const [piece] = await piecesOf(shop, lineId);
    await handOver(shop, order.id);
    await handOver(shop, later.order.id);
    await fillWallet(shop, later.customerId, 2_000_000);
    const { body } = await change(later.browser, later.order.id, buy(later.lineId), { useWallet: true });
    expect(body.change.status).toBe("DONE");
    expect(await bookingsOf(shop, later.lineId)).toEqual([
      [piece, "[2027-08-20,2027-08-21)", "[2027-08-19,2027-08-23)"],
      [piece, "[2027-08-23,2200-01-01)", "[2027-08-23,2200-01-01)"],
    ]);
    const refused = await change(browser, order.id, buy(lineId), { expectedAmount: 0 });
    expect([refused.status, refused.error.code]).toEqual([409, "BUY_NOT_POSSIBLE"]);
  });

  it("is refused after the day of return, because a late fee is due", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-m", "2026-12-05");
    await handOver(shop, order.id);
    shop.setNow("2026-12-07T03:00:00Z");
    const late = await quoteChange(browser, order.id, buy(lineId));
    expect(late.body.reason).toBe("Đã quá ngày trả. Bạn gọi cửa hàng để mua lại món này nhé.");
  });
});
