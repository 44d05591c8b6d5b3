import { confirmEmail } from "@thuot-tha/shared/contracts/operations/customer/confirm-email";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { sendEmailConfirmation } from "@thuot-tha/shared/contracts/operations/customer/send-email-confirmation";
import { useShop } from "../testing/shop.ts";
import { register } from "../testing/steps.ts";

const shop = useShop({ PUBLIC_URL: "https://shop.example", EMAIL_CONFIRMATION_HOURS: "2" });
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

/** Tokens of the confirmation links sent to an address, oldest first. */
async function tokensTo(email: string): Promise<string[]> {
  const letters = (await shop.letters()).filter(({ to }) => to === email);
  return letters.flatMap(({ text }) => {
    const link = /https:\/\/shop\.example\/account\/confirm-email\?token=([\w-]+)/.exec(text);
    return link ? [link[1]!] : [];
  });
}

async function newcomer() {
  const browser = shop.browser();
  const { person } = await register(browser);
  const proven = async () => (await browser.call(getMe, {})).body.user.emailProven;
  const confirm = (token: string) => browser.call(confirmEmail, { body: { token } });
  return { browser, email: person.email, proven, confirm, tokens: () => tokensTo(person.email) };
}

describe("confirmEmail", () => {
  it("confirms the e-mail by the link of the welcome letter, idempotently", async () => {
    const { proven, confirm, tokens } = await newcomer();
    expect(await proven()).toBe(false);
    const [token] = await tokens();
    expect((await confirm(token!)).body.user.emailProven).toBe(true);
    expect((await confirm(token!)).status).toBe(200);
    expect(await proven()).toBe(true);
  });

  it("refuses a link of another account, an expired link, and a link without a session", async () => {
    const [anne, binh] = [await newcomer(), await newcomer()];
    const [token] = await anne.tokens();
    const wrong = await binh.confirm(token!);
    expect([wrong.status, wrong.error.code]).toEqual([400, "CONFIRM_LINK_INVALID"]);
    expect((await shop.browser().call(confirmEmail, { body: { token: token! } })).status).toBe(401);
    shop.setNow("2026-12-01T05:00:00Z");
    expect((await anne.confirm(token!)).error.message).toBe("Đường dẫn đã hết hạn, hoặc là của tài khoản khác.");
    expect([await anne.proven(), await binh.proven()]).toEqual([false, false]);
  });
});

describe("sendEmailConfirmation", () => {
  it("sends another link a minute after the first, which still works, and none once the e-mail is confirmed", async () => {
    const { browser, proven, confirm, tokens } = await newcomer();
    shop.setNow("2026-12-01T03:00:59Z");
    expect((await browser.call(sendEmailConfirmation, {})).status).toBe(200);
    expect(await tokens()).toHaveLength(1);
    shop.setNow("2026-12-01T03:01:00Z");
    expect((await browser.call(sendEmailConfirmation, {})).status).toBe(200);
    const [first, second] = await tokens();
    expect(second).not.toBe(first);
    await confirm(second!);
    expect(await proven()).toBe(true);
    await browser.call(sendEmailConfirmation, {});
    expect(await tokens()).toHaveLength(2);
  });

  it("sends no more than five in an hour", async () => {
    const { browser, tokens } = await newcomer();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      shop.setNow(`2026-12-01T03:0${index + 1}:00Z`);
      statuses.push((await browser.call(sendEmailConfirmation, {})).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await tokens()).toHaveLength(6);
  });
});
