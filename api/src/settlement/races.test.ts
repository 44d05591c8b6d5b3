import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { payOrder } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { expireOrders } from "../order/cancel.ts";
import { fillWallet, gatewaysOf, ledgerOf, placeOrder, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const shop = useShop();
const gateways = gatewaysOf(shop);
const late = new Date("2026-12-01T03:30:00Z");
const failures: unknown[] = [];
const expire = () => expireOrders(shop.context, late, (error) => failures.push(error));
afterEach(() => expect(failures).toEqual([]));

let transaction = 30_000;

describe("paying, cancelling and expiring at once", () => {
  it("leaves every order in one final state, and every đồng in one place", async () => {
    const orders = [];
    for (let index = 0; index < 5; index += 1) orders.push(await waitingOrder(shop, "bank_transfer"));
    const answers = await Promise.all(
      orders.flatMap<Promise<unknown>>(({ browser, order }) => {
        transaction += 1;
        const notification = { reference: order.id, amount: 880_000, transaction };
        return [
          gateways.bank(notification),
          expire(),
          browser.call(cancelOrder, { params: { orderId: order.id } }),
          gateways.bank(notification),
          browser.call(payOrder, { params: { orderId: order.id }, body: { paymentType: "card" } }),
        ];
      }),
    );
    const statuses = answers.map((answer) => (answer as { status?: number }).status);
    expect(statuses.filter((status) => status !== undefined && status >= 500)).toEqual([]);
    for (const { browser, order, customerId } of orders) {
      const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
      const kept = (await ledgerOf(shop, customerId)).reduce((sum, [, amount]) => sum + Number(amount), 0);
      const steps = body.timeline.map(({ status }) => status);
      // Cancelled before payment, paid and kept, or paid and then cancelled by the customer in time.
      expect([
        { status: "CANCEL", kept: 880_000, steps: ["NOT_PAID", "CANCEL"] },
        { status: "CONFIRMED", kept: 0, steps: ["NOT_PAID", "CONFIRMED"] },
        { status: "CANCEL", kept: 880_000, steps: ["NOT_PAID", "CONFIRMED", "CANCEL"] },
      ]).toContainEqual({ status: body.status, kept, steps });
    }
  });
});

describe("a wallet that several orders and refunds use at once", () => {
  it("neither loses nor creates a đồng", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await fillWallet(shop, customerId, 2_000_000);
    const placed = await Promise.all([1, 2, 3, 4].map(() => placeOrder(browser, "bank_transfer", { useWallet: true })));
    expect(placed.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const used = placed.reduce((sum, { body }) => sum + body.order.walletUsed, 0);
    expect(used).toBe(2_000_000);
    const answers = await Promise.all([
      ...placed.map(({ body }) => browser.call(cancelOrder, { params: { orderId: body.order.id } })),
      placeOrder(browser, "cash", { useWallet: true }),
      expire().then(() => ({ status: 200 })),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const ledger = await ledgerOf(shop, customerId);
    let balance = 0;
    for (const [, amount, after] of ledger) {
      balance += Number(amount);
      expect(after).toBe(balance);
    }
    const { body } = await browser.call(listOrders, { query: {} });
    const stillUsed = body.items
      .filter(({ status }) => status !== "CANCEL")
      .reduce((sum, { walletUsed }) => sum + walletUsed, 0);
    expect(balance + stillUsed).toBe(2_000_000);
  });
});
