import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { eq } from "drizzle-orm";
import { fastify } from "fastify";
import { membershipPackages } from "../db/schema/people.ts";
import { sandboxPayments } from "../db/schema/sandbox.ts";
import { expireOrder } from "../order/cancel.ts";
import { goOnline, ledgerOf, referenceOf, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";
import { queryLapsedPayments } from "./query-lapsed-payments.ts";

const shop = useShop({ SESSION_DAYS: "400" });
let origin = "";
beforeAll(async () => {
  origin = await goOnline(shop);
});
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const { log } = fastify({ logger: false });
/** Decides a payment at the sandbox gateway without a notification. */
async function decide(paymentId: string, status: "PAID" | "DECLINED") {
  const reference = eq(sandboxPayments.reference, await referenceOf(shop, paymentId));
  await shop.context.db.update(sandboxPayments).set({ status }).where(reference);
}
const queryAt = (iso: string) => {
  shop.setNow(iso);
  return queryLapsedPayments(shop.context, { origin, log });
};

/** A customer who began a MoMo payment for a membership and never returned. */
async function joiner() {
  const customer = await newCustomer(shop);
  const [requested] = await shop.context.db.select().from(membershipPackages);
  const { body } = await customer.browser.call(joinPackage, {
    headers: {},
    body: { membershipPackageId: requested!.id, paymentType: "momo" },
  });
  const membership = async () => (await customer.browser.call(getMembership, {})).body.membership;
  return { ...customer, payment: body.payment, membership, packageId: requested!.id };
}

describe("queryLapsedPayments", () => {
  it("begins a membership whose payment was never reported", async () => {
    const { payment, membership, packageId } = await joiner();
    await decide(payment.id, "PAID");
    await queryAt("2026-12-01T03:29:59Z");
    expect(await membership()).toBeNull();
    await queryAt("2026-12-01T03:30:00Z");
    expect(await membership()).toMatchObject({ membershipPackageId: packageId, startsAt: "2026-12-01T03:30:00.000Z" });
  });

  it("sends no message about an abandoned payment", async () => {
    const { browser, payment, membership } = await joiner();
    await decide(payment.id, "DECLINED");
    await queryAt("2026-12-01T04:00:00Z");
    expect(await membership()).toBeNull();
    const { body } = await browser.call(getMembershipPayment, { params: { paymentId: payment.id } });
    expect(body.payment.status).toBe("FAILED");
    expect((await browser.call(listNotifications, { query: {} })).body.items).toEqual([]);
  });

  it("finds money for an expired order, once", async () => {
    const { order, payment, customerId } = await waitingOrder(shop, "zalopay");
    await expireOrder(shop.context, order.id, new Date("2026-12-01T03:30:00Z"));
    await decide(payment.id, "PAID");
    await queryAt("2026-12-01T04:00:00Z");
    await queryAt("2026-12-01T05:00:00Z");
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 880_000, 880_000]]);
  });

  it("queries payments of the last day only", async () => {
    const { payment, membership } = await joiner();
    await decide(payment.id, "PAID");
    await queryAt("2026-12-02T03:00:00Z");
    expect(await membership()).toBeNull();
  });
});
