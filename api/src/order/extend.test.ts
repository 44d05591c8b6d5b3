import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { getOrderChange } from "@thuot-tha/shared/contracts/operations/order/get-order-change";
import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import { eq } from "drizzle-orm";
import { products } from "../db/schema/catalogue.ts";
import { staff } from "../testing/admin.ts";
import { bookingsOf, change, handOver, mixedRental, paidRental, quoteChange, step } from "../testing/changes.ts";
import { fillWallet, gatewaysOf, ledgerOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, joinMembership, newCustomer, newOrder, order as placeOrder } from "../testing/steps.ts";

const shop = useShop();
const gateways = gatewaysOf(shop);
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const extend = (lineId: string, dateTo: string) => ({ kind: "EXTEND" as const, lineId, dateTo });

describe("extending a rental", () => {
  it("takes the further days from the wallet, and books the same piece until after the cleaning", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2026-12-10", "2026-12-12");
    await fillWallet(shop, customerId, 150_000);
    await handOver(shop, order.id);
    const { status, body } = await change(browser, order.id, extend(lineId, "2026-12-14"), { useWallet: true });
    expect(status).toBe(200);
    // Two further days at a tenth of 500 000 each.
    expect(body.change).toMatchObject({ kind: "EXTEND", status: "DONE", amount: 100_000, walletUsed: 100_000 });
    expect(body.order.lines[0]).toMatchObject({ dateFrom: "2026-12-10", dateTo: "2026-12-14", total: 700_000 });
    expect(body.order.totals).toMatchObject({ rentalTotal: 700_000, total: 1_730_000 });
    expect(body.order).toMatchObject({ status: "RENTING", walletUsed: 100_000 });
    expect(await bookingsOf(shop, lineId)).toEqual([
      ["lotus-s-rental-1", "[2026-12-10,2026-12-15)", "[2026-12-09,2026-12-17)"],
    ]);
    expect(await ledgerOf(shop, customerId)).toEqual([
      ["ADJUSTMENT", 150_000, 150_000],
      ["ADJUSTMENT", -100_000, 50_000],
    ]);
    expect((await shop.letters()).at(-1)?.subject).toBe(`Đã gia hạn đơn ${order.id}`);
  });

  it("is refused with the latest day when another renter follows", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2027-01-10", "2027-01-11");
    // Delivered on the 16th: the day before it is for cleaning, the day before that for the return.
    await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-01-17", dateTo: "2027-01-17" });
    const { body: quote } = await quoteChange(browser, order.id, extend(lineId, "2027-01-14"));
    expect(quote).toMatchObject({
      available: false,
      latest: "2027-01-13",
      reason: "Món này chỉ gia hạn được đến hết ngày 13/01/2027, vì sau đó đã có người thuê.",
    });
    const refused = await change(browser, order.id, extend(lineId, "2027-01-14"));
    expect([refused.status, refused.error.code]).toEqual([409, "EXTENSION_NOT_POSSIBLE"]);
    const allowed = await quoteChange(browser, order.id, extend(lineId, "2027-01-13"));
    expect(allowed.body).toMatchObject({ available: true, amount: 100_000, latest: "2027-01-13", settlement: "now" });
  });

  it("is refused beyond the longest wear, and after the day of return", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-m", "2026-12-10");
    const tooLong = await quoteChange(browser, order.id, extend(lineId, "2027-01-09"));
    expect(tooLong.body.reason).toBe("Mỗi lần thuê tối đa 30 ngày, muộn nhất là mặc đến hết ngày 08/01/2027.");
    await handOver(shop, order.id);
    shop.setNow("2026-12-12T03:00:00Z");
    const late = await change(browser, order.id, extend(lineId, "2026-12-14"));
    expect([late.status, late.error.code]).toEqual([409, "EXTENSION_NOT_POSSIBLE"]);
    shop.setNow("2026-12-11T16:59:00Z");
    expect((await quoteChange(browser, order.id, extend(lineId, "2026-12-14"))).body.available).toBe(true);
  });

  it("holds the days until it is paid by transfer", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2027-02-10");
    await fillWallet(shop, customerId, 20_000);
    await handOver(shop, order.id);
    const more = { useWallet: true, paymentType: "bank_transfer" as const };
    const { body } = await change(browser, order.id, extend(lineId, "2027-02-11"), more);
    expect(body.change).toMatchObject({ status: "WAITING", walletUsed: 20_000 });
    expect(body.change.payment).toMatchObject({
      amount: 30_000,
      status: "PENDING",
      transfer: { memo: body.change.id },
    });
    expect(body.order.lines[0]).toMatchObject({ dateTo: "2027-02-10", total: 500_000 });
    // Another renter cannot have the days in the meantime.
    await expect(
      newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-02-14", dateTo: "2027-02-14" }),
    ).rejects.toThrow("DATE_TAKEN");
    const reported = await gateways.bank({ reference: body.change.id, amount: 30_000, transaction: 41_001 });
    expect(reported.body).toEqual({ outcome: "counted" });
    const { body: after } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(after.lines[0]).toMatchObject({ dateTo: "2027-02-11", total: 550_000 });
    expect(after.changes).toMatchObject([{ status: "DONE", payment: { status: "PAID" } }]);
    expect(after.payments).toHaveLength(1);
    const again = await gateways.bank({ reference: body.change.id, amount: 30_000, transaction: 41_001 });
    expect(again.body).toEqual({ outcome: "repeated" });
  });

  it("frees the days when it is not paid in time; later money goes to the wallet", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2027-03-10");
    await fillWallet(shop, customerId, 20_000);
    const more = { useWallet: true, paymentType: "bank_transfer" as const };
    const { body } = await change(browser, order.id, extend(lineId, "2027-03-11"), more);
    shop.setNow("2026-12-01T03:30:00Z");
    const params = { orderId: order.id, changeId: body.change.id };
    const { body: after } = await browser.call(getOrderChange, { params });
    expect(after.changes).toMatchObject([{ status: "CANCEL", payment: { status: "FAILED" } }]);
    expect(after.lines[0]).toMatchObject({ dateTo: "2027-03-10", total: 500_000 });
    await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-03-14", dateTo: "2027-03-14" });
    const reported = await gateways.bank({ reference: body.change.id, amount: 30_000, transaction: 41_002 });
    expect(reported.body).toEqual({ outcome: "to-wallet" });
    expect((await ledgerOf(shop, customerId)).map(([, amount]) => amount)).toEqual([20_000, -20_000, 20_000, 30_000]);
  });

  it("keeps a transfer of another sum in the wallet, until staff settle it by its memo", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-m", "2027-03-10");
    const { body } = await change(browser, order.id, extend(lineId, "2027-03-11"), { paymentType: "bank_transfer" });
    const memo = body.change.id;
    const reported = await gateways.bank({ reference: memo, amount: 45_000, transaction: 41_003 });
    expect(reported.body).toEqual({ outcome: "unmatched" });
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 45_000, 45_000]]);
    const title = `Chuyển khoản cho lần đổi đơn ${order.id} khác số cần trả`;
    expect((await shop.letters()).at(-1)?.subject).toBe(title);
    expect(await staff(shop, `transfer ${memo} settle --waive --why gift`)).toBe(`${memo}: counted`);
    const actions: object[] = JSON.parse(await staff(shop, `audit --order ${order.id} --json`));
    expect(actions).toMatchObject([{ action: "settle", why: "gift", details: { memo, outcome: "counted" } }]);
    const { body: after } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(after.lines[0]).toMatchObject({ dateTo: "2027-03-11", total: 550_000 });
  });

  it("can be withdrawn, and gives way to another change", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2027-04-10");
    const pay = { paymentType: "bank_transfer" as const };
    const first = await change(browser, order.id, extend(lineId, "2027-04-12"), pay);
    const second = await change(browser, order.id, extend(lineId, "2027-04-11"), pay);
    expect(second.body.order.changes).toMatchObject([
      { id: second.body.change.id, status: "WAITING" },
      { id: first.body.change.id, status: "CANCEL" },
    ]);
    const params = { orderId: order.id, changeId: second.body.change.id };
    const unknown = await browser.call(withdrawOrderChange, { params: { ...params, changeId: "nothing" } });
    expect(unknown.error.code).toBe("CHANGE_NOT_WAITING");
    const withdrawn = await browser.call(withdrawOrderChange, { params });
    expect(withdrawn.body.changes?.map(({ status }) => status)).toEqual(["CANCEL", "CANCEL"]);
    expect(await bookingsOf(shop, lineId)).toEqual([
      ["lotus-s-rental-1", "[2027-04-10,2027-04-11)", "[2027-04-09,2027-04-13)"],
    ]);
    expect((await browser.call(withdrawOrderChange, { params })).body).toEqual(withdrawn.body);
  });

  it("is the same change when its request is sent again, and twice at once", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2027-08-10");
    await fillWallet(shop, customerId, 150_000);
    const more = { useWallet: true, expectedAmount: 50_000 };
    const send = (dateTo: string, other: object = more) => change(browser, order.id, extend(lineId, dateTo), other);
    const answers = [...(await Promise.all([send("2027-08-11"), send("2027-08-11")])), await send("2027-08-11")];
    const id = answers[0]?.body.change.id;
    expect(answers.map(({ status, body }) => [status, body.change?.id, body.change?.status])).toEqual([
      [200, id, "DONE"],
      [200, id, "DONE"],
      [200, id, "DONE"],
    ]);
    expect(answers[2]?.body.order.changes).toHaveLength(1);
    expect((await ledgerOf(shop, customerId)).map(([, amount]) => amount)).toEqual([150_000, -50_000]);
    const letters = (await shop.letters()).filter(({ subject }) => subject === `Đã gia hạn đơn ${order.id}`);
    expect(letters).toHaveLength(1);
    expect((await send("2027-08-11", { ...more, expectedAmount: 1 })).error.code).toBe("EXTENSION_NOT_POSSIBLE");
  });

  it("is the same change when its request is sent again while it waits to be paid in this way", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2027-08-20");
    await fillWallet(shop, customerId, 20_000);
    const send = (paymentType: "bank_transfer" | "card", useWallet = true) =>
      change(browser, order.id, extend(lineId, "2027-08-21"), { useWallet, paymentType });
    const first = await send("card");
    const again = await send("card");
    expect([again.status, again.body.change]).toEqual([200, first.body.change]);
    expect(again.body.change.payment?.redirectUrl).toMatch(/^http/);
    expect((await ledgerOf(shop, customerId)).map(([, amount]) => amount)).toEqual([20_000, -20_000]);
    const transfer = await send("bank_transfer");
    const { id } = transfer.body.change;
    expect(id).not.toBe(first.body.change.id);
    expect((await send("bank_transfer")).body.change.id).toBe(id);
    await fillWallet(shop, customerId, 10_000);
    const more = await send("bank_transfer");
    expect([more.body.change.id === id, more.body.change.walletUsed]).toEqual([false, 30_000]);
    expect((await send("bank_transfer", false)).body.change.walletUsed).toBe(0);
  });

  it("is a change of its own for each of two rentals of the same days and price", async () => {
    const onDay = (variantId: string) => ({ variantId, dateFrom: "2027-09-10", dateTo: "2027-09-10" });
    const { browser, order, lineIds } = await mixedRental(shop, [onDay("lotus-s"), onDay("lotus-m")]);
    for (const lineId of lineIds) await change(browser, order.id, extend(lineId, "2027-09-11"));
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body.changes?.map(({ lineId, amount }) => [lineId, amount])).toEqual([
      [lineIds[1], 50_000],
      [lineIds[0], 50_000],
    ]);
    expect(body.lines.map(({ dateTo }) => dateTo)).toEqual(["2027-09-11", "2027-09-11"]);
  });

  it("keeps its deadline when it is requested again, and when another one replaces it", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2027-11-10");
    const holdUntil = async (now: string, dateTo: string) => {
      shop.setNow(now);
      const { body } = await change(browser, order.id, extend(lineId, dateTo), { paymentType: "bank_transfer" });
      expect(body.change.payment?.expiresAt).toBe(body.change.holdUntil);
      return body.change.holdUntil;
    };
    expect(await holdUntil("2026-12-01T03:00:00Z", "2027-11-12")).toBe("2026-12-01T03:30:00.000Z");
    expect(await holdUntil("2026-12-01T03:10:00Z", "2027-11-12")).toBe("2026-12-01T03:30:00.000Z");
    expect(await holdUntil("2026-12-01T03:20:00Z", "2027-11-11")).toBe("2026-12-01T03:30:00.000Z");
    shop.setNow("2026-12-01T03:28:30Z");
    const { body: quote } = await quoteChange(browser, order.id, extend(lineId, "2027-11-12"));
    expect(quote.holdMinutes).toBe(2);
    expect(await holdUntil("2026-12-01T03:29:59Z", "2027-11-12")).toBe("2026-12-01T03:30:00.000Z");
  });

  it("has a deadline of its own after one that was not paid in time, which has ended first", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2027-10-10");
    const request = () => change(browser, order.id, extend(lineId, "2027-10-11"), { paymentType: "bank_transfer" });
    await request();
    shop.setNow("2026-12-01T03:30:00Z");
    expect((await quoteChange(browser, order.id, extend(lineId, "2027-10-11"))).body.holdMinutes).toBe(30);
    expect((await request()).body.change.holdUntil).toBe("2026-12-01T04:00:00.000Z");
    const { body } = await browser.call(listNotifications, { query: {} });
    expect(body.items[0]?.title).toBe(`Đơn ${order.id}: lần gia hạn đã hết thời gian giữ`);
  });

  it("waits while the pieces are delivered, and ends when they come back", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2027-05-10");
    await fillWallet(shop, customerId, 10_000);
    const more = { useWallet: true, paymentType: "bank_transfer" as const };
    await change(browser, order.id, extend(lineId, "2027-05-11"), more);
    const changes = async () => (await browser.call(getOrder, { params: { orderId: order.id } })).body.changes;
    await handOver(shop, order.id);
    expect(await changes()).toMatchObject([{ status: "WAITING" }]);
    await step(shop, order.id, "return");
    expect(await changes()).toMatchObject([{ status: "CANCEL" }]);
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["ADJUSTMENT", 10_000, 10_000]);
  });

  it("costs a member nothing within the included days", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinMembership(shop, customerId);
    const line = { variantId: "lotus-m", dateFrom: "2027-06-10", dateTo: "2027-06-10" };
    const { body } = await placeOrder(browser, [await addToCart(browser, line)]);
    const lineId = body.order.lines[0]!.id;
    const prices = [];
    for (const dateTo of ["2027-06-11", "2027-06-12"]) {
      prices.push((await quoteChange(browser, body.order.id, extend(lineId, dateTo))).body.amount);
    }
    // The package includes two days; the third costs a tenth of 425 000.
    expect(prices).toEqual([0, 42_500]);
  });

  it("costs a member whose price saved nothing as much as everyone", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinMembership(shop, customerId);
    await shop.context.db.update(products).set({ membershipRentalPrice: 600_000 }).where(eq(products.id, "lotus"));
    const line = { variantId: "lotus-m", dateFrom: "2027-06-20", dateTo: "2027-06-20" };
    const { body } = await placeOrder(browser, [await addToCart(browser, line)]);
    const [ordered] = body.order.lines;
    expect(ordered).toMatchObject({ total: 500_000, memberSaving: 0 });
    const quote = await quoteChange(browser, body.order.id, extend(ordered!.id, "2027-06-21"));
    expect(quote.body.amount).toBe(50_000);
  });

  it("is refused for another price than agreed, without a way to pay, and for another customer's order", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2027-07-10");
    const extension = extend(lineId, "2027-07-11");
    expect((await change(browser, order.id, extension, { expectedAmount: 1 })).error.code).toBe("PRICE_CHANGED");
    expect((await change(browser, order.id, extension)).error.fields).toEqual({
      paymentType: "Hãy chọn cách thanh toán.",
    });
    const { browser: other } = await newCustomer(shop);
    expect((await change(other, order.id, extension, { expectedAmount: 50_000 })).status).toBe(404);
    const unknown = await change(browser, order.id, extend("nothing", "2027-07-11"), { expectedAmount: 0 });
    expect(unknown.error.code).toBe("LINE_NOT_FOUND");
  });
});
