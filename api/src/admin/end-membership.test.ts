import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { runAdmin } from "../testing/admin.ts";
import { openEvents } from "../testing/events.ts";
import { useShop } from "../testing/shop.ts";
import { joinMembership, newCustomer, register } from "../testing/steps.ts";

const shop = useShop();

beforeAll(() => shop.app.listen({ port: 0, host: "127.0.0.1" }));

const end = (email: string, until: string) =>
  runAdmin(shop, ["membership", email, "until", until, "--why", "Bù cho lần giao trễ"]);

async function newMember() {
  const browser = shop.browser();
  const { person, customerId } = await register(browser);
  await joinMembership(shop, customerId);
  return { browser, email: person.email };
}

describe("the back office", () => {
  it("ends a membership, after which the customer pays regular prices", async () => {
    const { browser, email } = await newMember();
    expect((await browser.call(getMemberPricing, { query: {} })).body.percentDiscount).toBe(15);
    expect((await end(email.toUpperCase(), "2026-12-01T03:10:00.000Z")).lines).toEqual([
      `${email.toUpperCase()}: until 2026-12-01 10:10`,
    ]);
    const { body } = await browser.call(getMe, {});
    expect(body.customer.membership?.expiresAt).toBe("2026-12-01T03:10:00.000Z");
    shop.setNow("2026-12-01T03:10:00Z");
    expect((await browser.call(getMe, {})).body.customer.membership).toBeNull();
    shop.setNow("2026-12-01T03:00:00Z");
  });

  it("prolongs one, and tells the customer's open pages", async () => {
    const { browser, email } = await newMember();
    const page = await openEvents(shop.app, browser);
    await page.next();
    await end(email, "2028-06-01T00:00:00.000Z");
    expect(await page.next()).toMatchObject({ event: "membership-changed" });
    page.close();
    const { body } = await browser.call(getMe, {});
    expect(body.customer.membership?.expiresAt).toBe("2028-06-01T00:00:00.000Z");
  });

  it("refuses without a membership, and when the end lies before the start", async () => {
    const { browser } = await newCustomer(shop);
    const { user } = (await browser.call(getMe, {})).body;
    expect(await end(user.email, "2027-01-01T00:00:00.000Z")).toEqual({
      lines: ["Không tìm thấy gói thành viên nào đang dùng."],
      code: 1,
    });
    const { email } = await newMember();
    expect((await end(email, "2025-01-01T00:00:00.000Z")).lines).toEqual(["Gói này không thể kết thúc vào lúc đó."]);
    for (const time of ["tomorrow", "2026-12-31", "2026-12-31T23:59:59"]) expect((await end(email, time)).code).toBe(2);
    expect(await runAdmin(shop, ["membership", email, "until", "2027-01-01T00:00:00Z"])).toEqual({
      lines: ["--why: give the reason."],
      code: 1,
    });
  });
});
