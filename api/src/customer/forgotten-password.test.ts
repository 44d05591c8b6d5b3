import { changePassword } from "@thuot-tha/shared/contracts/operations/customer/change-password";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import { resetPassword } from "@thuot-tha/shared/contracts/operations/customer/reset-password";
import { eq } from "drizzle-orm";
import { users } from "../db/schema/people.ts";
import { useShop } from "../testing/shop.ts";
import { register } from "../testing/steps.ts";

const shop = useShop({ LOGIN_LIMIT_PER_ACCOUNT: "3" });
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const login = (account: string, password: string, browser = shop.browser()) =>
  browser.call(logIn, { body: { account, password } });

describe("password.forgot by many", () => {
  const patient = useShop({ LOGIN_LIMIT_PER_ACCOUNT: "100" });

  it("writes ten letters at most while their links work, and answers alike beyond them", async () => {
    const { person } = await register(patient.browser());
    const forgot = async (time: string) => {
      await patient.letters();
      patient.setNow(`2026-12-01T${time}Z`);
      return (await patient.browser().call(requestPasswordReset, { body: { email: person.email } })).status;
    };
    const links = async () =>
      (await patient.letters()).filter(({ to, text }) => to === person.email && text.includes("reset-password")).length;
    for (let minute = 10; minute < 22; minute += 1) expect(await forgot(`03:${minute}:00`)).toBe(200);
    expect(await links()).toBe(10);
    expect(await forgot("03:40:01")).toBe(200);
    expect(await links()).toBe(11);
  });
});

describe("password.forgot and password.reset", () => {
  const forgot = async (email: string) => {
    // A link is urgent, so that it would be sent before a greeting that still waits.
    await shop.letters();
    return shop.browser().call(requestPasswordReset, { body: { email } });
  };
  const reset = (token: string, password = "moitinh2027") =>
    shop.browser().call(resetPassword, { body: { token, password } });
  const lettersTo = async (email: string) => (await shop.letters()).filter(({ to }) => to === email);
  const lastToken = async (email: string) => {
    const last = (await lettersTo(email)).at(-1);
    return /reset-password\?token=([\w-]+)/.exec(last?.text ?? "")?.[1] ?? "";
  };

  it("sends nothing to an unknown address, and answers alike", async () => {
    const { status, body } = await forgot("nobody@example.com");
    expect([status, body, await lettersTo("nobody@example.com")]).toEqual([200, {}, []]);
  });

  it("sends one letter for requests within a minute, and another one once its link is used", async () => {
    const { person } = await register(shop.browser());
    const links = async () =>
      (await lettersTo(person.email)).filter(({ text }) => text.includes("reset-password?")).length;
    await Promise.all([forgot(person.email), forgot(person.email)]);
    expect(await links()).toBe(1);
    await reset(await lastToken(person.email));
    await forgot(person.email);
    expect(await links()).toBe(2);
  });

  it("ends the lock that someone else's guesses have put on the account", async () => {
    const { person } = await register(shop.browser());
    for (let guess = 0; guess < 3; guess += 1) await login(person.email, `guess-${guess}-2026`);
    expect((await login(person.email, person.password)).status).toBe(429);
    await forgot(person.email);
    expect((await reset(await lastToken(person.email))).status).toBe(200);
    expect((await login(person.email, "moitinh2027")).status).toBe(200);
  });

  it("lets the owner of the address choose a new password, once, and ends all sessions", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    await forgot(person.email);
    const token = await lastToken(person.email);
    expect((await reset(token, person.email)).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
    expect((await browser.call(getMe, {})).status).toBe(401);
    expect((await login(person.email, "moitinh2027")).status).toBe(200);
    const again = await reset(token, "khackhac2027");
    expect([again.status, again.error.code]).toEqual([400, "RESET_LINK_INVALID"]);
    expect((await lettersTo(person.email)).map(({ subject }) => subject)).toEqual([
      "Chào mừng bạn đến với Thướt Tha",
      "Đặt lại mật khẩu Thướt Tha",
      "Mật khẩu Thướt Tha của bạn vừa được đổi",
    ]);
  });

  it("is done once by a request that is sent again, at once or later, and ends no newer session", async () => {
    const { person } = await register(shop.browser());
    await forgot(person.email);
    const token = await lastToken(person.email);
    expect((await Promise.all([reset(token), reset(token)])).map(({ status }) => status)).toEqual([200, 200]);
    const browser = shop.browser();
    await login(person.email, "moitinh2027", browser);
    expect((await reset(token)).status).toBe(200);
    expect((await browser.call(getMe, {})).status).toBe(200);
    const subjects = (await lettersTo(person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Mật khẩu Thướt Tha của bạn vừa được đổi")).toHaveLength(1);
  });

  it("is no way to guess the password by a used link", async () => {
    const { person } = await register(shop.browser());
    await forgot(person.email);
    const token = await lastToken(person.email);
    await reset(token);
    for (let guess = 0; guess < 5; guess += 1) expect((await reset(token, `guess-${guess}-2026`)).status).toBe(400);
    expect((await reset(token)).error.code).toBe("RESET_LINK_INVALID");
    expect((await login(person.email, "moitinh2027")).status).toBe(200);
  });

  it("works for thirty minutes", async () => {
    const { person } = await register(shop.browser());
    await forgot(person.email);
    const token = await lastToken(person.email);
    shop.setNow("2026-12-01T03:30:00Z");
    expect((await reset(token)).error.code).toBe("RESET_LINK_INVALID");
  });

  it("accepts an earlier link after a stranger requested another, and then none of them", async () => {
    const { person } = await register(shop.browser());
    await forgot(person.email);
    const earlier = await lastToken(person.email);
    shop.setNow("2026-12-01T03:01:00Z");
    await forgot(person.email);
    const newest = await lastToken(person.email);
    expect((await reset(earlier)).status).toBe(200);
    expect((await reset(newest, "khackhac2027")).error.code).toBe("RESET_LINK_INVALID");
  });

  it("accepts the five newest links", async () => {
    const { person } = await register(shop.browser());
    const tokens = [];
    for (const time of ["03:00:00", "03:01:00", "03:02:00", "03:15:00", "03:16:00", "03:17:00"]) {
      shop.setNow(`2026-12-01T${time}Z`);
      await forgot(person.email);
      tokens.push(await lastToken(person.email));
    }
    const [sixth, fifth] = tokens;
    expect((await reset(sixth!)).error.code).toBe("RESET_LINK_INVALID");
    expect((await reset(fifth!)).status).toBe(200);
  });

  it("refuses a concurrent sign-in or password change with the old password", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    const { db } = shop.context;
    const transaction = db.transaction.bind(db);
    const whileReplacedBy = (passwordHash: string) =>
      jest.spyOn(db, "transaction").mockImplementationOnce(async (work) => {
        await db.update(users).set({ passwordHash }).where(eq(users.email, person.email));
        return transaction(work);
      });
    const [before] = await db.select().from(users).where(eq(users.email, person.email));
    whileReplacedBy("another");
    expect((await login(person.email, person.password)).status).toBe(401);
    await db.update(users).set({ passwordHash: before!.passwordHash }).where(eq(users.email, person.email));
    whileReplacedBy("one more");
    const body = { currentPassword: person.password, password: "tromroi2027" };
    const { error } = await browser.call(changePassword, { body });
    expect(error.fields).toEqual({ currentPassword: "Mật khẩu hiện tại chưa đúng." });
    const [after] = await db.select().from(users).where(eq(users.email, person.email));
    expect(after!.passwordHash).toBe("one more");
  });

  it("is refused once the password was changed", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    await forgot(person.email);
    const token = await lastToken(person.email);
    const body = { currentPassword: person.password, password: "moitinh2027" };
    expect((await browser.call(changePassword, { body })).status).toBe(200);
    expect((await reset(token, "khackhac2027")).error.code).toBe("RESET_LINK_INVALID");
  });
});
