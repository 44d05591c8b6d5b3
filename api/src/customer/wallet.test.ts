import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { fillWallet, placeOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

/** A gift on 1 December, an order paid from it on the 3rd (late in the evening in Vietnam) and cancelled on the 4th. */
async function livedIn() {
  const customer = await newCustomer(shop);
  await fillWallet(shop, customer.customerId, 1_000_000);
  shop.setNow("2026-12-03T16:30:00Z");
  const { body } = await placeOrder(customer.browser, "cash", { useWallet: true });
  shop.setNow("2026-12-03T17:30:00Z");
  await customer.browser.call(cancelOrder, { params: { orderId: body.order.id } });
  return { ...customer, orderId: body.order.id };
}

describe("getWallet", () => {
  it("sums what came in and what went out", async () => {
    const { browser } = await newCustomer(shop);
    expect((await browser.call(getWallet, {})).body).toEqual({ balance: 0, received: 0, spent: 0 });
    const lived = await livedIn();
    expect((await lived.browser.call(getWallet, {})).body).toEqual({
      balance: 1_000_000,
      received: 1_880_000,
      spent: 880_000,
    });
  });

  it("is the customer's only", async () => {
    expect((await shop.browser().call(getWallet, {})).status).toBe(401);
    expect((await shop.browser().call(listWalletEntries, { query: {} })).status).toBe(401);
  });
});

describe("listWalletEntries", () => {
  it("lists the ledger, newest first, with the balance after each entry", async () => {
    const { browser, orderId } = await livedIn();
    const { body } = await browser.call(listWalletEntries, { query: {} });
    expect(body.items.map(({ id: _, ...entry }) => entry)).toEqual([
      {
        kind: "ORDER_REFUND",
        amount: 880_000,
        balance: 1_000_000,
        orderId,
        payoutId: null,
        note: `Hoàn tiền huỷ đơn ${orderId}`,
        at: "2026-12-03T17:30:00.000Z",
      },
      {
        kind: "ORDER_PAYMENT",
        amount: -880_000,
        balance: 120_000,
        orderId,
        payoutId: null,
        note: `Thanh toán đơn ${orderId}`,
        at: "2026-12-03T16:30:00.000Z",
      },
      {
        kind: "ADJUSTMENT",
        amount: 1_000_000,
        balance: 1_000_000,
        orderId: null,
        payoutId: null,
        note: "Quà",
        at: "2026-12-01T03:00:00.000Z",
      },
    ]);
    expect(body.pagination).toEqual({ page: 1, limit: 30, total: 3 });
  });

  it("filters by kind, direction and Vietnamese days, and turns pages", async () => {
    const { browser } = await livedIn();
    const kinds = async (query: Record<string, string | number>) => {
      const { body } = await browser.call(listWalletEntries, { query });
      return [body.items.map(({ kind }) => kind), body.pagination.total];
    };
    expect(await kinds({ kind: "ORDER_REFUND" })).toEqual([["ORDER_REFUND"], 1]);
    expect(await kinds({ direction: "out" })).toEqual([["ORDER_PAYMENT"], 1]);
    expect(await kinds({ direction: "in" })).toEqual([["ORDER_REFUND", "ADJUSTMENT"], 2]);
    expect(await kinds({ from: "2026-12-04" })).toEqual([["ORDER_REFUND"], 1]);
    expect(await kinds({ from: "2026-12-02", to: "2026-12-03" })).toEqual([["ORDER_PAYMENT"], 1]);
    expect(await kinds({ to: "2026-12-01" })).toEqual([["ADJUSTMENT"], 1]);
    expect(await kinds({ "pagination.page": 2, "pagination.limit": 2 })).toEqual([["ADJUSTMENT"], 3]);
    const wrong = await browser.call(listWalletEntries, { query: { from: "2026-02-30" } });
    expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([400, ["from"]]);
  });
});
