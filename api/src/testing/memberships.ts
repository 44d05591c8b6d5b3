import type { PaymentType } from "@thuot-tha/shared/contracts/operations/entities";
import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { eq } from "drizzle-orm";
import { membershipPackages, memberships } from "../db/schema/people.ts";
import type { Browser } from "./browser.ts";
import { gatewaysOf, referenceOf } from "./payments.ts";
import type { TestShop } from "./shop.ts";

type Package = typeof membershipPackages.$inferSelect;

/** Adds packages that are like the shop's first one, Gấm, but for these columns. */
export async function addPackages(shop: TestShop, packages: (Partial<Package> & { id: string })[]): Promise<void> {
  const { db } = shop.context;
  const [gam] = await db.select().from(membershipPackages);
  await db.insert(membershipPackages).values(packages.map((one) => ({ ...gam!, ...one })));
}

/** Names, first and last days of a customer's memberships, in their order. */
export async function heldBy(shop: TestShop, customerId: string): Promise<[string, string, string][]> {
  const held = await shop.context.db
    .select()
    .from(memberships)
    .where(eq(memberships.customerId, customerId))
    .orderBy(memberships.startsAt, memberships.expiresAt);
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  return held.map(({ packageId, startsAt, expiresAt }) => [packageId, day(startsAt), day(expiresAt)]);
}

/** What customers do about memberships, and the gateways about their payments. */
export function membershipsOf(shop: TestShop) {
  const gateways = gatewaysOf(shop);
  let transaction = 20_000;

  const join = (
    browser: Browser,
    membershipPackageId: string,
    paymentType: PaymentType = "card",
    more: { key?: string; expectedAmount?: number } = {},
  ) =>
    browser.call(joinPackage, {
      headers: more.key ? { "idempotency-key": more.key } : {},
      body: { membershipPackageId, paymentType, expectedAmount: more.expectedAmount },
    });

  /** The gateway of cards reports a payment. @param same the transaction's number, where it is reported repeatedly */
  async function reportPaid({ id, amount }: { id: string; amount: number }, same?: number) {
    transaction += 1;
    return gateways.vnpay({ reference: await referenceOf(shop, id), amount, transaction: same ?? transaction });
  }

  const current = async (browser: Browser) => (await browser.call(getMembership, {})).body;

  return {
    join,
    reportPaid,
    /** MoMo reports a payment. */
    reportMomo: async ({ id, amount }: { id: string; amount: number }, transaction: number) =>
      gateways.momo({ reference: await referenceOf(shop, id), amount, transaction }),
    /** Joins and pays by card. @returns the payment */
    async joinAndPay(browser: Browser, membershipPackageId: string) {
      const { body } = await join(browser, membershipPackageId);
      await reportPaid(body.payment);
      return body.payment;
    },
    current,
    offerOf: async (browser: Browser, id: string) =>
      (await current(browser)).offers.find(({ membershipPackageId }) => membershipPackageId === id),
    paymentOf: async (browser: Browser, paymentId: string) =>
      (await browser.call(getMembershipPayment, { params: { paymentId } })).body.payment,
  };
}
