import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { gatewaysOf, goOnline, ledgerOf, referenceOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const shop = useShop();
beforeAll(() => goOnline(shop));
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const gateways = gatewaysOf(shop);
type Browser = Awaited<ReturnType<typeof newCustomer>>["browser"];

async function join(browser: Browser, paymentType: "bank_transfer" | "card") {
  const { body } = await browser.call(joinPackage, {
    headers: {},
    body: { membershipPackageId: "gam", paymentType },
  });
  return body.payment;
}
const pendingOf = async (browser: Browser) => (await browser.call(getMembership, {})).body.pending;

describe("the pending payment of a membership", () => {
  it("is none for a customer who has joined nothing", async () => {
    const { browser } = await newCustomer(shop);
    await join((await newCustomer(shop)).browser, "card");
    expect(await pendingOf(browser)).toBeUndefined();
  });

  it("is a transfer for three days", async () => {
    const { browser } = await newCustomer(shop);
    const { id } = await join(browser, "bank_transfer");
    shop.setNow("2026-12-04T02:59:59Z");
    expect(await pendingOf(browser)).toMatchObject({
      id,
      type: "bank_transfer",
      status: "PENDING",
      membershipPackageId: "gam",
      amount: 599_000,
    });
    shop.setNow("2026-12-04T03:00:00Z");
    expect(await pendingOf(browser)).toBeUndefined();
  });

  it("is a gateway's until its time is over", async () => {
    const { browser } = await newCustomer(shop);
    const { id } = await join(browser, "card");
    shop.setNow("2026-12-01T03:29:59Z");
    expect((await pendingOf(browser))?.id).toBe(id);
    shop.setNow("2026-12-01T03:30:00Z");
    expect(await pendingOf(browser)).toBeUndefined();
  });

  it("is the newest of several, and none once the package is bought otherwise", async () => {
    const { browser } = await newCustomer(shop);
    const transfer = await join(browser, "bank_transfer");
    const card = await join(browser, "card");
    expect((await pendingOf(browser))?.id).toBe(card.id);
    shop.setNow("2026-12-01T03:30:00Z");
    expect((await pendingOf(browser))?.id).toBe(transfer.id);
    await gateways.vnpay({ reference: await referenceOf(shop, card.id), amount: 599_000, transaction: 30_001 });
    expect(await pendingOf(browser)).toBeUndefined();
  });
});

describe("the page of a membership's payment", () => {
  const see = async (browser: Browser, paymentId: string) => {
    const { payment, boughtOtherwise } = (await browser.call(getMembershipPayment, { params: { paymentId } })).body;
    return { status: payment.status, memo: payment.transfer?.memo, redirectUrl: payment.redirectUrl, boughtOtherwise };
  };
  const settled = { memo: undefined, redirectUrl: null };

  it("asks for no money once another payment has bought the package, and accounts for what comes nevertheless", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const transfer = await join(browser, "bank_transfer");
    const declined = await join(browser, "card");
    await gateways.vnpay({ reference: await referenceOf(shop, declined.id), amount: 599_000, failed: true });
    const card = await join(browser, "card");
    const reference = await referenceOf(shop, transfer.id);
    expect(await see(browser, transfer.id)).toEqual({ status: "PENDING", memo: reference, redirectUrl: null });
    expect((await see(browser, declined.id)).boughtOtherwise).toBeUndefined();

    shop.setNow("2026-12-01T03:10:00Z");
    await gateways.vnpay({ reference: await referenceOf(shop, card.id), amount: 599_000, transaction: 30_002 });
    expect(await see(browser, transfer.id)).toEqual({ ...settled, status: "PENDING", boughtOtherwise: true });
    expect(await see(browser, declined.id)).toEqual({ ...settled, status: "FAILED", boughtOtherwise: true });
    expect(await see(browser, card.id)).toEqual({ ...settled, status: "PAID" });

    await gateways.bank({ reference, amount: 599_000, transaction: 30_003 });
    expect(await see(browser, transfer.id)).toEqual({ ...settled, status: "REFUNDED" });
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 599_000, 599_000]]);
  });

  it("asks for the money of a renewal, which is begun later", async () => {
    const { browser } = await newCustomer(shop);
    const card = await join(browser, "card");
    await gateways.vnpay({ reference: await referenceOf(shop, card.id), amount: 599_000, transaction: 30_004 });
    shop.setNow("2026-12-01T03:10:00Z");
    const { id } = await join(browser, "bank_transfer");
    const memo = await referenceOf(shop, id);
    expect(await see(browser, id)).toEqual({ status: "PENDING", memo, redirectUrl: null });
  });
});
