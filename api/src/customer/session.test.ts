import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { changePassword } from "@thuot-tha/shared/contracts/operations/customer/change-password";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { eq } from "drizzle-orm";
import { users } from "../db/schema/people.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newPerson, register } from "../testing/steps.ts";
import { hashPassword } from "./password.ts";

const shop = useShop({ LOGIN_LIMIT_PER_ACCOUNT: "3" });
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const login = (account: string, password: string, browser = shop.browser()) =>
  browser.call(logIn, { body: { account, password } });

describe("registerAccount", () => {
  it("signs in with a cookie that scripts cannot read, and stores e-mail and phone in one form", async () => {
    const browser = shop.browser();
    const body = {
      fullName: " Trần Thị Bình ",
      email: " Binh@Example.COM ",
      phone: "+84 987.654.321",
      password: "muaha2026",
    };
    const { status, body: account, headers } = await browser.call(registerAccount, { body });
    expect(status).toBe(201);
    expect(account.user).toMatchObject({
      fullName: "Trần Thị Bình",
      email: "binh@example.com",
      phone: "0987654321",
      avatar: null,
      hasPassword: true,
    });
    expect(account.customer.membership).toBeNull();
    expect([headers["set-cookie"]].flat().join("\n")).toMatch(/tt_session=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
    expect((await browser.call(getMe, {})).body).toEqual(account);
  });

  it("refuses an e-mail or phone that has an account, by field", async () => {
    const { person } = await register(shop.browser());
    const email = await shop.browser().call(registerAccount, { body: { ...newPerson(), email: person.email } });
    expect([email.status, email.error.code, Object.keys(email.error.fields ?? {})]).toEqual([
      ...[409, "ACCOUNT_TAKEN", ["email"]],
    ]);
    const phone = await shop.browser().call(registerAccount, { body: { ...newPerson(), phone: person.phone } });
    expect([phone.status, Object.keys(phone.error.fields ?? {})]).toEqual([409, ["phone"]]);
  });

  it("signs in when it is sent again after its answer was lost, and when it is sent twice at once", async () => {
    const person = newPerson();
    const send = async (browser = shop.browser()) => [
      (await browser.call(registerAccount, { body: person })).status,
      (await browser.call(getMe, {})).body.user?.email,
    ];
    const welcome = async () => (await shop.letters()).filter(({ to }) => to === person.email).length;
    expect(await Promise.all([send(), send()])).toEqual([
      [201, person.email],
      [201, person.email],
    ]);
    const guest = shop.browser();
    await addToCart(guest, { variantId: "brocade-free" });
    expect(await send(guest)).toEqual([201, person.email]);
    expect((await guest.call(listCartItems, {})).body.items).toHaveLength(1);
    expect(await welcome()).toBe(1);
  });

  it("signs in nobody with another name, phone or password, and limits guesses as signing in does", async () => {
    const { person } = await register(shop.browser());
    const others = [{ fullName: "Lê Thị Cúc" }, { phone: newPerson().phone }, { password: "doan2026" }];
    for (const other of others) {
      const browser = shop.browser();
      const { status, error } = await browser.call(registerAccount, { body: { ...person, ...other } });
      expect([status, error.code, browser.cookies.size]).toEqual([409, "ACCOUNT_TAKEN", 0]);
    }
    expect((await login(person.email, person.password)).status).toBe(429);
    expect((await shop.browser().call(registerAccount, { body: person })).status).toBe(429);
    shop.setNow("2026-12-01T03:15:00Z");
    expect((await shop.browser().call(registerAccount, { body: person })).status).toBe(201);
  });

  it.each([
    ["password123", "Mật khẩu này quá phổ biến, bạn chọn mật khẩu khác nhé."],
    ["Jordan23", "Mật khẩu này quá phổ biến, bạn chọn mật khẩu khác nhé."],
    ["khongcoso", "Mật khẩu cần có ít nhất một chữ số."],
    ["owner-9@example.com", "Mật khẩu không được trùng với e-mail hoặc số điện thoại."],
  ])("refuses the password %s", async (password, message) => {
    const body = { ...newPerson(), email: "owner-9@example.com", password };
    const { status, error } = await shop.browser().call(registerAccount, { body });
    expect([status, error.fields]).toEqual([400, { password: message }]);
  });
});

describe("session.register by many", () => {
  const crowd = useShop({ LOGIN_LIMIT_PER_ADDRESS: "2" });

  it("is limited per network address", async () => {
    const person = newPerson();
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const body = { ...person, password: person.email };
      statuses.push((await crowd.browser().call(registerAccount, { body })).status);
    }
    expect(statuses).toEqual([400, 400, 429]);
  });
});

describe("logIn", () => {
  it("finds a customer by e-mail or phone in any notation", async () => {
    const { person } = await register(shop.browser());
    for (const account of [person.email.toUpperCase(), ` ${person.phone.replace(/^0/, "+84 ")} `]) {
      const { status, body } = await login(account, person.password);
      expect([status, body.user?.email]).toEqual([200, person.email]);
    }
  });

  it("renews a hash that was made with other parameters, once", async () => {
    const { person } = await register(shop.browser());
    const mine = eq(users.email, person.email);
    const hash = async () => (await shop.context.db.select().from(users).where(mine))[0]?.passwordHash;
    const weaker = await hashPassword(person.password, { passwordCost: 3 });
    await shop.context.db.update(users).set({ passwordHash: weaker }).where(mine);
    const answers = await Promise.all([login(person.email, person.password), login(person.email, person.password)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const renewed = await hash();
    expect(renewed).toMatch(/^scrypt\$16\$8\$3\$/);
    expect((await login(person.email, person.password)).status).toBe(200);
    expect(await hash()).toBe(renewed);
  });

  it("answers alike for a wrong password and an unknown account", async () => {
    const { person } = await register(shop.browser());
    const wrong = await login(person.email, "saimatkhau1");
    const unknown = await login("nobody@example.com", "saimatkhau1");
    expect(wrong.status).toBe(401);
    expect(wrong.error).toEqual({ message: "Tài khoản hoặc mật khẩu chưa đúng.", code: "WRONG_CREDENTIALS" });
    expect([unknown.status, unknown.error]).toEqual([wrong.status, wrong.error]);
  });

  it("is limited per account name, existing or not, until the window ends", async () => {
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await login("limited@example.com", "x")).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    const refused = await login("limited@example.com", "x");
    expect([refused.error.code, refused.headers["retry-after"]]).toEqual(["TOO_MANY_REQUESTS", "900"]);
    shop.setNow("2026-12-01T03:15:00Z");
    expect((await login("limited@example.com", "x")).status).toBe(401);
  });

  it("resets the counter after a successful sign-in", async () => {
    const { person } = await register(shop.browser());
    for (let round = 0; round < 2; round += 1) {
      await login(person.email, "saimatkhau1");
      await login(person.email, "saimatkhau1");
      expect((await login(person.email, person.password)).status).toBe(200);
    }
  });
});

describe("a session", () => {
  it("ends with logout, even if the cookie is kept", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    const token = browser.cookies.get("tt_session")!;
    const other = shop.browser();
    await login(person.email, person.password, other);
    expect((await browser.call(logOut, { body: {} })).status).toBe(200);
    expect(browser.cookies.has("tt_session")).toBe(false);
    browser.cookies.set("tt_session", token);
    expect((await browser.call(getMe, {})).status).toBe(401);
    expect((await other.call(getMe, {})).status).toBe(200);
  });

  it("ends on every device with a logout everywhere, and other customers' sessions stay", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    const token = browser.cookies.get("tt_session")!;
    const other = shop.browser();
    await login(person.email, person.password, other);
    const stranger = shop.browser();
    await register(stranger);
    expect((await browser.call(logOut, { body: { everywhere: true } })).status).toBe(200);
    expect(browser.cookies.has("tt_session")).toBe(false);
    browser.cookies.set("tt_session", token);
    const statuses = [];
    for (const one of [browser, other, stranger]) statuses.push((await one.call(getMe, {})).status);
    expect(statuses).toEqual([401, 401, 200]);
    expect((await browser.call(logOut, { body: {} })).status).toBe(200);
  });

  it("ends everywhere by a request that is sent again, and ends no session that was opened since", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    const token = browser.cookies.get("tt_session")!;
    const everywhere = () => {
      browser.cookies.set("tt_session", token);
      return browser.call(logOut, { body: { everywhere: true } });
    };
    expect((await Promise.all([everywhere(), everywhere()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await everywhere()).status).toBe(200);
    expect(browser.cookies.has("tt_session")).toBe(false);
    const other = shop.browser();
    await login(person.email, person.password, other);
    expect((await everywhere()).status).toBe(401);
    expect((await other.call(getMe, {})).status).toBe(200);
  });

  it("cannot end the others once it has ended by itself, or was never open", async () => {
    const browser = shop.browser();
    await register(browser);
    const token = browser.cookies.get("tt_session")!;
    await browser.call(logOut, { body: {} });
    const everywhere = () => browser.call(logOut, { body: { everywhere: true } });
    expect((await everywhere()).status).toBe(401);
    browser.cookies.set("tt_session", token);
    expect((await everywhere()).status).toBe(401);
  });

  it("ends when another sign-in replaces it", async () => {
    const browser = shop.browser();
    await register(browser);
    const token = browser.cookies.get("tt_session")!;
    await register(browser);
    browser.cookies.set("tt_session", token);
    expect((await browser.call(getMe, {})).status).toBe(401);
  });

  it("does not begin when the login's commit fails, and the guest keeps the cart", async () => {
    const { person } = await register(shop.browser());
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "brocade-free" });
    const { db } = shop.context;
    const transaction = db.transaction.bind(db);
    jest.spyOn(db, "transaction").mockImplementationOnce((work) =>
      transaction(async (tx) => {
        await work(tx);
        throw new Error("the connection is lost");
      }),
    );
    const body = { account: person.email, password: person.password };
    expect((await guest.call(logIn, { body })).status).toBe(500);
    expect(guest.cookies.has("tt_session")).toBe(false);
    expect((await guest.call(listCartItems, {})).body.items.map((item) => item.id)).toEqual([id]);
  });

  it("expires", async () => {
    const browser = shop.browser();
    await register(browser);
    shop.setNow("2026-12-31T03:00:01Z");
    expect((await browser.call(getMe, {})).status).toBe(401);
  });
});

describe("changePassword", () => {
  it("requires the current password, and ends the other sessions only", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    const other = shop.browser();
    await login(person.email, person.password, other);
    const wrong = await browser.call(changePassword, {
      body: { currentPassword: "sairoi123", password: "moitinh2027" },
    });
    expect([wrong.status, wrong.error.fields]).toEqual([400, { currentPassword: "Mật khẩu hiện tại chưa đúng." }]);
    const body = { currentPassword: person.password, password: "moitinh2027" };
    expect((await browser.call(changePassword, { body })).status).toBe(200);
    expect((await browser.call(getMe, {})).status).toBe(200);
    expect((await other.call(getMe, {})).status).toBe(401);
    expect((await login(person.email, person.password)).status).toBe(401);
    expect((await login(person.email, "moitinh2027")).status).toBe(200);
  });
});

describe("changePassword sent again after its answer was lost", () => {
  it("is done once, also when it is sent twice at once", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    const change = (password: string) =>
      browser.call(changePassword, { body: { currentPassword: person.password, password } });
    const answers = await Promise.all([change("moitinh2027"), change("moitinh2027")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await browser.call(getMe, {})).status).toBe(200);
    expect((await login(person.email, "moitinh2027")).status).toBe(200);
    const subjects = (await shop.letters()).filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(subjects).toEqual(["Chào mừng bạn đến với Thướt Tha", "Mật khẩu Thướt Tha của bạn vừa được đổi"]);
  });

  it("counts as two guesses, and is refused with another new password", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    const change = (currentPassword: string, password: string) =>
      browser.call(changePassword, { body: { currentPassword, password } });
    expect((await change("sairoi123", "moitinh2027")).error.fields).toEqual({
      currentPassword: "Mật khẩu hiện tại chưa đúng.",
    });
    expect((await change("sairoi456", person.password)).status).toBe(429);
  });
});

describe("updateProfile", () => {
  it("changes the given fields only", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    const names = { fullName: "Lê Thị Cúc", phone: person.phone };
    await browser.call(updateProfile, {
      body: { ...names, birthday: "1995-05-20", gender: "female", height: 160, weight: 50 },
    });
    const { status, body } = await browser.call(updateProfile, { body: { ...names, weight: null } });
    expect(status).toBe(200);
    expect(body.user.fullName).toBe("Lê Thị Cúc");
    expect(body.customer).toMatchObject({ birthday: "1995-05-20", gender: "female", height: 160, weight: null });
  });

  it("changes one field, and leaves the others as another page saved them", async () => {
    const browser = shop.browser();
    const { person } = await register(browser);
    await browser.call(updateProfile, { body: { fullName: "Lê Thị Cúc" } });
    const { status, body } = await browser.call(updateProfile, { body: { height: 160 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { fullName: "Lê Thị Cúc", phone: person.phone }, customer: { height: 160 } });
    expect((await browser.call(updateProfile, { body: {} })).body).toEqual(body);
    const blank = await browser.call(updateProfile, { body: { fullName: "" } });
    expect([blank.status, blank.error.fields]).toEqual([400, { fullName: "Hãy nhập họ tên." }]);
  });

  it("is rate-limited like signing in with another phone, because a refused one reveals an account", async () => {
    const { person } = await register(shop.browser());
    const browser = shop.browser();
    const own = await register(browser);
    const unchanged = { fullName: "Lê Thị Cúc", phone: own.person.phone };
    for (let time = 0; time < 4; time++)
      expect((await browser.call(updateProfile, { body: unchanged })).status).toBe(200);
    const body = { fullName: "Lê Thị Cúc", phone: person.phone };
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries++) statuses.push((await browser.call(updateProfile, { body })).status);
    expect(statuses).toEqual([409, 409, 409, 429]);
  });

  it("refuses a future birthday and another customer's phone", async () => {
    const { person } = await register(shop.browser());
    const browser = shop.browser();
    const own = await register(browser);
    const future = { fullName: "Lê Thị Cúc", phone: own.person.phone, birthday: "2026-12-01" };
    expect((await browser.call(updateProfile, { body: future })).error.fields).toEqual({
      birthday: "Ngày sinh phải trong quá khứ.",
    });
    const taken = await browser.call(updateProfile, { body: { fullName: "Lê Thị Cúc", phone: person.phone } });
    expect([taken.status, taken.error.code]).toEqual([409, "ACCOUNT_TAKEN"]);
  });
});
