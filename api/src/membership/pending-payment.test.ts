import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { gatewaysOf, goOnline, referenceOf } from "../testing/payments.ts";
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
