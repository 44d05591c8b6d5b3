import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { listPackages } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { payOrder } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { payOrderChange } from "@thuot-tha/shared/contracts/operations/order/pay-order-change";
import { notify } from "../notification/notify.ts";
import type { Browser } from "../testing/browser.ts";
import { change, paidRental } from "../testing/changes.ts";
import { openEvents } from "../testing/events.ts";
import { gatewaysOf, goOnline, referenceOf, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer, newKey } from "../testing/steps.ts";

const shop = useShop();
beforeAll(() => goOnline(shop));
const gateways = gatewaysOf(shop);

/** What a customer's open page reads of payments while something happens: payment, order, status. */
async function readWhile(customer: { browser: Browser; customerId: string }, happens: () => Promise<unknown>) {
  const { customerId } = customer;
  const page = await openEvents(shop.app, customer.browser);
  await happens();
  const last = { customerId, kind: "SHOP", title: "Hết", body: "Hết.", link: null } as const;
  await notify(shop.context.db, last, shop.context.now());
  const read = [];
  for (let next = await page.next(); !JSON.stringify(next).includes("Hết."); next = await page.next()) {
    const { paymentId, orderId, status } = next!.data as Record<string, unknown>;
    if (next!.event === "payment") read.push([paymentId, orderId, status]);
  }
  page.close();
  return read;
}

describe("a customer's open pages", () => {
  it("read what becomes of each payment of an order", async () => {
    const waiting = await waitingOrder(shop, "momo");
    const { browser, order } = waiting;
    const momo = { reference: await referenceOf(shop, waiting.payment.id), amount: 880_000 };
    const params = { orderId: order.id };
    const { payment: card } = (await browser.call(payOrder, { params, body: { paymentType: "card" } })).body;
    const read = await readWhile(waiting, async () => {
      await gateways.momo({ ...momo, failed: true });
      await gateways.vnpay({ reference: await referenceOf(shop, card.id), amount: 880_000, transaction: 81_001 });
      await gateways.momo({ ...momo, transaction: 81_002 });
    });
    expect(read).toEqual([
      [waiting.payment.id, order.id, "FAILED"],
      [card.id, order.id, "PAID"],
      [waiting.payment.id, order.id, "REFUNDED"],
    ]);
  });

  it("read what becomes of each payment of a change", async () => {
    const rental = await paidRental(shop, "lotus-s", "2027-01-10");
    const { browser, order, lineId } = rental;
    const extension = { kind: "EXTEND" as const, lineId, dateTo: "2027-01-11" };
    const { id: changeId, payment } = (await change(browser, order.id, extension, { paymentType: "momo" })).body.change;
    const pay = async (paymentType: "bank_transfer" | "card") => {
      const params = { orderId: order.id, changeId };
      return (await browser.call(payOrderChange, { params, body: { paymentType } })).body.change.payment!.id;
    };
    const [momo, transfer, card] = [payment!.id, await pay("bank_transfer"), await pay("card")];
    const read = await readWhile(rental, async () => {
      await gateways.momo({ reference: await referenceOf(shop, momo), amount: 50_000, failed: true });
      await gateways.bank({ reference: changeId, amount: 50_000, transaction: 81_003 });
      await gateways.vnpay({ reference: await referenceOf(shop, card), amount: 50_000, transaction: 81_004 });
    });
    expect(read).toEqual([
      [momo, order.id, "FAILED"],
      [card, order.id, "FAILED"],
      [transfer, order.id, "PAID"],
      [card, order.id, "REFUNDED"],
    ]);
  });

  it("read what becomes of the payment of a membership", async () => {
    const customer = await newCustomer(shop);
    const [small] = (await customer.browser.call(listPackages, {})).body.items;
    const { payment } = (
      await customer.browser.call(joinPackage, {
        headers: { "idempotency-key": newKey() },
        body: { membershipPackageId: small!.id, paymentType: "card" },
      })
    ).body;
    const report = { reference: await referenceOf(shop, payment.id), amount: payment.amount };
    const read = await readWhile(customer, async () => {
      await gateways.vnpay({ ...report, failed: true });
      await gateways.vnpay({ ...report, transaction: 81_005 });
      await gateways.vnpay({ ...report, transaction: 81_006 });
    });
    expect(read).toEqual([
      [payment.id, null, "FAILED"],
      [payment.id, null, "PAID"],
      [expect.any(String), null, "REFUNDED"],
    ]);
  });
});
