import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { eq } from "drizzle-orm";
import { wallets } from "../db/schema/orders.ts";
import { brokenConstraint } from "../db/violations.ts";
import { paymentChoices } from "../payment/types.ts";
import { fillWallet, freshLine, ledgerOf, placeOrder, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newCustomer } from "../testing/steps.ts";

const shop = useShop();

const richCustomer = async (amount: number) => {
  const customer = await newCustomer(shop);
  await fillWallet(shop, customer.customerId, amount);
  return customer;
};

describe("order.quote with the wallet", () => {
  it("contains its balance, its share, and the rest to pay", async () => {
    const { browser } = await richCustomer(300_000);
    const cartItemIds = [await addToCart(browser, freshLine())];
    const without = await browser.call(quoteOrder, { body: { cartItemIds } });
    expect(without.body).toMatchObject({ wallet: { balance: 300_000, used: 0 }, payable: 880_000 });
    const withWallet = await browser.call(quoteOrder, { body: { cartItemIds, useWallet: true } });
    expect(withWallet.body).toMatchObject({ wallet: { balance: 300_000, used: 300_000 }, payable: 580_000 });
  });

  it("has no wallet for a guest", async () => {
    const guest = shop.browser();
    const cartItemIds = [await addToCart(guest, freshLine())];
    const { body } = await guest.call(quoteOrder, { body: { cartItemIds, useWallet: true } });
    expect([body.wallet, body.payable]).toEqual([null, 880_000]);
  });

  it("states why a payment type does not accept the rest", async () => {
    const { browser } = await richCustomer(879_500);
    const cartItemIds = [await addToCart(browser, freshLine())];
    const { body } = await browser.call(quoteOrder, { body: { cartItemIds, useWallet: true } });
    const reasons = Object.fromEntries(body.paymentTypes.map(({ type, reason }) => [type, reason]));
    expect(reasons).toEqual({
      cash: null,
      bank_transfer: null,
      momo: "Ví MoMo nhận từ 1.000\u00a0₫ mỗi lần.",
      zalopay: "Ví ZaloPay nhận từ 1.000\u00a0₫ mỗi lần.",
      atm: "Thẻ ATM / Internet Banking nhận từ 5.000\u00a0₫ mỗi lần.",
      card: "Thẻ Visa / Master / JCB nhận từ 5.000\u00a0₫ mỗi lần.",
    });
    const refused = await placeOrder(browser, "momo", { useWallet: true });
    expect([refused.status, refused.error.code]).toEqual([409, "PAYMENT_UNAVAILABLE"]);
    expect(refused.error.fields?.paymentType).toContain("Ví MoMo nhận từ 1.000");
  });

  it("disables MoMo above its limit, and gateways without keys", async () => {
    const reasonOf = (amount: number, open = shop.context.gateways) =>
      paymentChoices(open, amount).find(({ type }) => type === "momo")?.reason;
    expect(reasonOf(50_000_000)).toBeNull();
    expect(reasonOf(50_000_001)).toBe("Ví MoMo nhận tối đa 50.000.000\u00a0₫ mỗi lần.");
    expect(reasonOf(900, { ...shop.context.gateways, momo: null })).toBe("Ví MoMo: tạm thời chưa dùng được.");
  });
});

describe("order.create with the wallet", () => {
  it("pays its share at once, and leaves the rest to pay", async () => {
    const { browser, customerId } = await richCustomer(300_000);
    const { body } = await placeOrder(browser, "bank_transfer", { useWallet: true });
    expect(body.order).toMatchObject({ status: "NOT_PAID", walletUsed: 300_000, payable: 580_000, refunds: [] });
    expect(body.payment).toMatchObject({ type: "bank_transfer", status: "PENDING", amount: 580_000 });
    expect(await ledgerOf(shop, customerId)).toEqual([
      ["ADJUSTMENT", 300_000, 300_000],
      ["ORDER_PAYMENT", -300_000, 0],
    ]);
  });

  it("confirms the order at once when it covers everything", async () => {
    const { browser, customerId } = await richCustomer(1_000_000);
    const { body } = await placeOrder(browser, "momo", { useWallet: true });
    expect(body.order).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID", walletUsed: 880_000, payable: 0 });
    expect(body.order.holdUntil).toBeNull();
    expect(body.payment).toMatchObject({ status: "PAID", amount: 0, redirectUrl: null, expiresAt: null });
    expect(await ledgerOf(shop, customerId)).toEqual([
      ["ADJUSTMENT", 1_000_000, 1_000_000],
      ["ORDER_PAYMENT", -880_000, 120_000],
    ]);
  });

  it("uses nothing when it is empty or not requested", async () => {
    const poor = await newCustomer(shop);
    expect((await placeOrder(poor.browser, "cash", { useWallet: true })).body.order.walletUsed).toBe(0);
    const rich = await richCustomer(500_000);
    expect((await placeOrder(rich.browser, "cash")).body.order).toMatchObject({ walletUsed: 0, payable: 880_000 });
  });

  it("never spends the same money twice with concurrent orders", async () => {
    const { browser, customerId } = await richCustomer(1_000_000);
    const orders = await Promise.all([1, 2, 3].map(() => placeOrder(browser, "cash", { useWallet: true })));
    const used = orders.map(({ body }) => body.order.walletUsed).sort((a, b) => a - b);
    expect(used).toEqual([0, 120_000, 880_000]);
    expect((await ledgerOf(shop, customerId)).map(([, , balance]) => balance)).toEqual([1_000_000, 120_000, 0]);
  });
});

describe("the database", () => {
  it("lets no wallet fall below zero", async () => {
    const { customerId } = await richCustomer(100_000);
    const overdraw = fillWallet(shop, customerId, -100_001).then(
      () => "nothing",
      (error) => brokenConstraint(error),
    );
    expect(await overdraw).toBe("wallets_never_negative");
    const [wallet] = await shop.context.db.select().from(wallets).where(eq(wallets.customerId, customerId));
    expect(wallet?.balance).toBe(100_000);
  });
});

describe("cancelling an order that the wallet has partly paid", () => {
  it("refunds the wallet's share of an unpaid order in full on any day", async () => {
    const { browser, customerId } = await richCustomer(300_000);
    const { body } = await placeOrder(browser, "bank_transfer", { useWallet: true });
    expect(body.order.cancel).toEqual({ allowed: true, percent: 100, maxPercent: 100, refund: 300_000 });
    const cancelled = await browser.call(cancelOrder, { params: { orderId: body.order.id } });
    expect(cancelled.body).toMatchObject({ status: "CANCEL", paymentStatus: "FAILED", walletUsed: 300_000 });
    expect(cancelled.body.refunds).toEqual([
      {
        kind: "ORDER_REFUND",
        amount: 300_000,
        at: "2026-12-01T03:00:00.000Z",
        note: `Hoàn tiền huỷ đơn ${body.order.id}`,
      },
    ]);
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["ORDER_REFUND", 300_000, 300_000]);
  });

  it("refunds the wallet's share of a cash order in full", async () => {
    const { browser, customerId } = await richCustomer(300_000);
    const { body } = await placeOrder(browser, "cash", { useWallet: true });
    expect(body.order.cancel.refund).toBe(300_000);
    await browser.call(cancelOrder, { params: { orderId: body.order.id } });
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["ORDER_REFUND", 300_000, 300_000]);
  });

  it("follows the terms once everything is paid", async () => {
    const { browser, customerId } = await richCustomer(1_000_000);
    const line = { variantId: "lotus-m", dateFrom: "2026-12-08", dateTo: "2026-12-08" };
    const cartItemIds = [await addToCart(browser, line)];
    const { body } = await placeOrder(browser, "cash", { useWallet: true, cartItemIds });
    // Unpaid rest: 1 530 000 less 1 000 000 from the wallet.
    expect(body.order.payable).toBe(530_000);
    await browser.call(cancelOrder, { params: { orderId: body.order.id } });
    await fillWallet(shop, customerId, 530_000);
    const again = await addToCart(browser, line);
    const whole = await placeOrder(browser, "momo", { useWallet: true, cartItemIds: [again] });
    expect(whole.body.order).toMatchObject({ status: "CONFIRMED", cancel: { percent: 70, refund: 1_371_000 } });
    await browser.call(cancelOrder, { params: { orderId: whole.body.order.id } });
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["ORDER_REFUND", 1_371_000, 1_371_000]);
  });
});

describe("order.create with the total the shopper agreed to", () => {
  it("refuses a different total, and keeps the cart", async () => {
    const { browser } = await newCustomer(shop);
    const { status, error } = await placeOrder(browser, "cash", { expectedTotal: 850_000 });
    expect([status, error.code]).toEqual([409, "PRICE_CHANGED"]);
    expect(error.message).toContain("880.000");
    expect((await browser.call(listCartItems, {})).body.items).toHaveLength(1);
    expect((await placeOrder(browser, "cash", { expectedTotal: 880_000 })).status).toBe(201);
  });
});

describe("order.create with what the shopper agreed to pay beside the wallet", () => {
  it("refuses a higher rest, as after the wallet was used in another tab, and keeps cart and wallet", async () => {
    const { browser, customerId } = await richCustomer(1_000_000);
    expect((await placeOrder(browser, "cash", { useWallet: true, expectedPayable: 0 })).status).toBe(201);
    const { status, error } = await placeOrder(browser, "cash", { useWallet: true, expectedPayable: 0 });
    expect([status, error.code]).toEqual([409, "PRICE_CHANGED"]);
    expect(error.message).toBe("Số dư ví vừa đổi, bạn còn phải trả 760.000\u00a0₫. Bạn xem lại rồi đặt nhé.");
    expect((await browser.call(listCartItems, {})).body.items).toHaveLength(1);
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["ORDER_PAYMENT", -880_000, 120_000]);
    const more = await placeOrder(browser, "cash", { useWallet: true, expectedPayable: 800_000 });
    expect(more.body.order).toMatchObject({ walletUsed: 120_000, payable: 760_000 });
  });
});

describe("order.create with the dates the shopper saw", () => {
  it("refuses different dates at the same price, names the piece, and keeps the cart", async () => {
    const { browser } = await newCustomer(shop);
    const line = freshLine();
    const cartItemId = await addToCart(browser, line);
    const elsewhere = freshLine();
    const order = (expectedDates: { cartItemId: string; dateFrom: string; dateTo: string }[]) =>
      placeOrder(browser, "cash", { cartItemIds: [cartItemId], expectedTotal: 880_000, expectedDates });
    for (const seen of [elsewhere, { ...line, dateFrom: "2026-12-19" }, { ...line, dateTo: elsewhere.dateTo }]) {
      const { status, error } = await order([{ cartItemId, dateFrom: seen.dateFrom, dateTo: seen.dateTo }]);
      expect([status, error.code]).toEqual([409, "CART_CHANGED"]);
      expect(error.message).toContain("ngày mặc vừa đổi");
    }
    expect((await browser.call(listCartItems, {})).body.items.map(({ id }) => id)).toContain(cartItemId);
    expect((await order([{ cartItemId, dateFrom: line.dateFrom, dateTo: line.dateTo }])).status).toBe(201);
  });
});

describe("order.list with words", () => {
  it("finds orders by number or piece, without accents, and counts the matches", async () => {
    const { browser, order } = await waitingOrder(shop, "bank_transfer");
    await placeOrder(browser, "cash");
    const cartItemIds = [await addToCart(browser, { variantId: "brocade-free" })];
    await placeOrder(browser, "cash", { cartItemIds });
    const find = async (q: string) => (await browser.call(listOrders, { query: { q } })).body;
    expect((await find(order.id.slice(-6).toLowerCase())).items.map(({ id }) => id)).toEqual([order.id]);
    const brocade = await find("ao dai GẤM");
    expect(brocade.items).toHaveLength(1);
    expect(brocade.counts).toEqual({ NOT_PAID: 0, DELIVERING: 1, DONE: 0, CANCEL: 0 });
    const moon = await find("nguyet");
    expect(moon.pagination.total).toBe(2);
    expect(moon.counts).toEqual({ NOT_PAID: 1, DELIVERING: 1, DONE: 0, CANCEL: 0 });
    expect((await find("100%")).items).toEqual([]);
  });
});
