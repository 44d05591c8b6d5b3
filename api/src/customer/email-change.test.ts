import { changeEmail } from "@thuot-tha/shared/contracts/operations/customer/change-email";
import { changePassword } from "@thuot-tha/shared/contracts/operations/customer/change-password";
import { confirmEmail } from "@thuot-tha/shared/contracts/operations/customer/confirm-email";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { requestEmailChange } from "@thuot-tha/shared/contracts/operations/customer/request-email-change";
import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import { resetPassword } from "@thuot-tha/shared/contracts/operations/customer/reset-password";
import { eq } from "drizzle-orm";
import { users } from "../db/schema/people.ts";
import { useShop } from "../testing/shop.ts";
import { register } from "../testing/steps.ts";

const shop = useShop({ PUBLIC_URL: "https://shop.example", EMAIL_CONFIRMATION_HOURS: "2" });
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const lettersTo = async (email: string) => (await shop.letters()).filter(({ to }) => to === email);

/** Tokens of links of this page that were sent to an address, oldest first. */
async function tokensTo(email: string, page: string): Promise<string[]> {
  const link = new RegExp(`https://shop\\.example${page}\\?token=([\\w-]+)`);
  return (await lettersTo(email)).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
}

async function newcomer() {
  const browser = shop.browser();
  const { person, customerId } = await register(browser);
  const request = (email: string, currentPassword = person.password) =>
    browser.call(requestEmailChange, { body: { email, currentPassword } });
  const follow = (token: string) => browser.call(changeEmail, { body: { token } });
  const user = async () => (await browser.call(getMe, {})).body.user;
  return { browser, person, customerId, request, follow, user };
}

const linksTo = (email: string) => tokensTo(email, "/account/change-email");

/** A customer who has requested a new e-mail, with the token of its link. */
async function requested(email: string) {
  const made = await newcomer();
  expect((await made.request(email)).status).toBe(200);
  const [token = ""] = await linksTo(email);
  return { ...made, token };
}

describe("changing the e-mail", () => {
  it("happens once the link to the new one is followed, idempotently", async () => {
    const { person, follow, user, token } = await requested("dung.roi@example.com");
    expect(await user()).toMatchObject({ email: person.email, emailProven: false });
    const first = await follow(token);
    expect(first.body.user).toMatchObject({ email: "dung.roi@example.com", emailProven: true });
    expect((await follow(token)).status).toBe(200);
    expect(await user()).toMatchObject({ email: "dung.roi@example.com", emailProven: true });
    const logInWith = (account: string) => shop.browser().call(logIn, { body: { account, password: person.password } });
    expect((await logInWith("dung.roi@example.com")).status).toBe(200);
    expect((await logInWith(person.email)).status).toBe(401);
  });

  it("stores the new one trimmed and in lower case", async () => {
    const { request, follow, user } = await newcomer();
    await request("  Hoa.Mai@Example.COM ");
    const [token = ""] = await linksTo("hoa.mai@example.com");
    await follow(token);
    expect((await user()).email).toBe("hoa.mai@example.com");
  });

  it("tells a confirmed address, without naming the new one, and never an unconfirmed one", async () => {
    const { browser, person, request, follow } = await newcomer();
    const [welcome = ""] = await tokensTo(person.email, "/account/confirm-email");
    await browser.call(confirmEmail, { body: { token: welcome } });
    await request("sen@example.com");
    await follow((await linksTo("sen@example.com"))[0]!);
    const letter = (await lettersTo(person.email)).at(-1);
    expect(letter?.subject).toBe("E-mail tài khoản Thướt Tha của bạn vừa được đổi");
    expect(letter?.text).not.toContain("sen@example.com");

    const other = await requested("cuc@example.com");
    await other.follow(other.token);
    expect(await lettersTo(other.person.email)).toHaveLength(1);
  });

  it("ends the links that were sent to other addresses", async () => {
    const { browser, person, request, follow, token, user } = await requested("lan@example.com");
    await request("hue@example.com");
    await shop.browser().call(requestPasswordReset, { body: { email: person.email } });
    const [reset = ""] = await tokensTo(person.email, "/reset-password");
    const [welcome = ""] = await tokensTo(person.email, "/account/confirm-email");
    expect((await follow(token)).status).toBe(200);

    const [other = ""] = await linksTo("hue@example.com");
    expect((await follow(other)).error).toMatchObject({
      code: "EMAIL_LINK_INVALID",
      message: "Đường dẫn đã hết hạn, hoặc là của tài khoản khác.",
    });
    const refused = await shop.browser().call(resetPassword, { body: { token: reset, password: "gamdo2027" } });
    expect(refused.error.code).toBe("RESET_LINK_INVALID");
    // The e-mail is confirmed by now, so this link only shows the account.
    expect((await browser.call(confirmEmail, { body: { token: welcome } })).body.user.email).toBe("lan@example.com");
    expect((await user()).email).toBe("lan@example.com");
  });

  it("is over with a new password, so that a stranger who knew the old one keeps no way in", async () => {
    const { browser, person, follow, token, request } = await requested("ke-la@example.com");
    const changed = { currentPassword: person.password, password: "gamdo2027" };
    expect((await browser.call(changePassword, { body: changed })).status).toBe(200);
    expect((await follow(token)).error.code).toBe("EMAIL_LINK_INVALID");

    await request("ke-khac@example.com", "gamdo2027");
    const [second = ""] = await linksTo("ke-khac@example.com");
    await shop.browser().call(requestPasswordReset, { body: { email: person.email } });
    const [reset = ""] = await tokensTo(person.email, "/reset-password");
    await shop.browser().call(resetPassword, { body: { token: reset, password: "lua-sen-2028" } });
    const owner = shop.browser();
    await owner.call(logIn, { body: { account: person.email, password: "lua-sen-2028" } });
    expect((await owner.call(changeEmail, { body: { token: second } })).error.code).toBe("EMAIL_LINK_INVALID");
    expect((await owner.call(getMe, {})).body.user.email).toBe(person.email);
  });

  it("refuses a link of another account, an expired link, and a link without a session", async () => {
    const [anne, binh] = [await requested("anh@example.com"), await newcomer()];
    expect((await binh.follow(anne.token)).status).toBe(400);
    expect((await shop.browser().call(changeEmail, { body: { token: anne.token } })).status).toBe(401);
    shop.setNow("2026-12-01T05:00:00Z");
    expect((await anne.follow(anne.token)).error.code).toBe("EMAIL_LINK_INVALID");
    expect((await anne.user()).email).toBe(anne.person.email);
  });

  it("gives an e-mail to one of two customers who follow their links at once, whose link may be followed twice at once", async () => {
    const [anne, binh] = [await newcomer(), await newcomer()];
    for (const one of [anne, binh]) expect((await one.request("tranh@example.com")).status).toBe(200);
    const [first = "", second = ""] = await linksTo("tranh@example.com");
    const answers = await Promise.all([
      anne.follow(first),
      anne.follow(first),
      binh.follow(second),
      binh.follow(second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const emails = [(await anne.user()).email, (await binh.user()).email];
    expect(emails.filter((email) => email === "tranh@example.com")).toHaveLength(1);
  });

  it("sends an address five letters in an hour at most, however many customers request it", async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await (await newcomer()).request("la@example.com")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await lettersTo("la@example.com")).toHaveLength(5);
  });

  it("refuses an e-mail that gets an account before the link is followed", async () => {
    const { follow, token, user, person } = await requested("gap@example.com");
    const other = await newcomer();
    await shop.context.db.update(users).set({ email: "gap@example.com" }).where(eq(users.email, other.person.email));
    const refused = await follow(token);
    expect([refused.status, refused.error.code]).toEqual([409, "ACCOUNT_TAKEN"]);
    expect((await user()).email).toBe(person.email);
  });
});

describe("requestEmailChange", () => {
  it("asks for the password, and limits guesses", async () => {
    const { request } = await newcomer();
    const wrong = await request("moi@example.com", "sai-mat-khau-1");
    expect(wrong.error.fields).toEqual({ currentPassword: "Mật khẩu hiện tại chưa đúng." });
    expect(await linksTo("moi@example.com")).toEqual([]);
    const statuses = [];
    for (let guess = 0; guess < 10; guess += 1) statuses.push((await request("moi@example.com", "sai-nua-1")).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it("refuses a customer without a password", async () => {
    const { request, person } = await newcomer();
    await shop.context.db.update(users).set({ passwordHash: null }).where(eq(users.email, person.email));
    expect((await request("moi@example.com")).error.fields).toEqual({
      currentPassword: "Tài khoản này chưa có mật khẩu. Bạn dùng “Quên mật khẩu” để đặt nhé.",
    });
  });

  it("refuses the customer's own e-mail, and one that has an account", async () => {
    const [{ request, person }, other] = [await newcomer(), await newcomer()];
    expect((await request(person.email)).error.fields).toEqual({ email: "Đây đang là e-mail của bạn." });
    const taken = await request(other.person.email);
    expect([taken.status, taken.error.fields]).toEqual([409, { email: "E-mail này đã có tài khoản." }]);
  });

  it("sends one letter to an e-mail when it is sent again, or twice at once, and another one after a minute", async () => {
    const { request } = await newcomer();
    const send = async (email: string) => (await request(email)).status;
    expect(await Promise.all([send("hai@example.com"), send("hai@example.com")])).toEqual([200, 200]);
    expect(await send("hai@example.com")).toBe(200);
    expect(await send("ba@example.com")).toBe(200);
    expect([await linksTo("hai@example.com"), await linksTo("ba@example.com")].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    shop.setNow("2026-12-01T03:01:00Z");
    await send("hai@example.com");
    expect(await linksTo("hai@example.com")).toHaveLength(2);
  });

  it("sends no more than five letters in an hour", async () => {
    const { request } = await newcomer();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await request(`thu-${n}@example.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("sends no letter once the password was changed elsewhere", async () => {
    const { person, request } = await newcomer();
    const elsewhere = shop.browser();
    await elsewhere.call(logIn, { body: { account: person.email, password: person.password } });
    await elsewhere.call(changePassword, { body: { currentPassword: person.password, password: "gamdo2027" } });
    expect((await request("xa@example.com")).status).toBe(401);
    expect(await linksTo("xa@example.com")).toEqual([]);
  });
});
