import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { changePassword } from "@thuot-tha/shared/contracts/operations/customer/change-password";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { listLoginProviders } from "@thuot-tha/shared/contracts/operations/customer/list-login-providers";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { eq } from "drizzle-orm";
import { users } from "../../db/schema/people.ts";
import { devProvider } from "../../social/dev-provider.ts";
import { useShop } from "../../testing/shop.ts";
import { addToCart, newPerson, register } from "../../testing/steps.ts";
import { walker } from "../../testing/walk.ts";

const shop = useShop();
const live = useShop({ PUBLIC_URL: "https://shop.example" });
beforeAll(async () => {
  await devProvider();
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  await live.app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const start = "/v2/user/consumer/login/google?returnTo=%2Fcheckout%3Fstep%3D2";
const agree = { name: "Trần Thị Hoa", verified: "yes", decision: "agree" };

/** Clicks "Google", submits the provider's page, and returns to the shop. */
async function signInAs(form: Record<string, string>, browser = shop.browser()) {
  const { go } = walker(shop.app, browser);
  const signInPage = await go(start);
  expect(signInPage.body).toContain("<h1>Đăng nhập thử nghiệm</h1>");
  const place = await go(signInPage.url.href, form);
  return { browser, place: place.url.pathname + place.url.search };
}
const me = async (browser: ReturnType<typeof shop.browser>) => (await browser.call(getMe, {})).body;

describe("signing in with Google in development", () => {
  it("makes an account, signs in, and leads back with the guest's cart", async () => {
    const browser = shop.browser();
    await addToCart(browser, { variantId: "brocade-free" });
    const { place } = await signInAs({ ...agree, email: "Hoa@Example.com" }, browser);
    expect(place).toBe("/checkout?step=2");
    expect((await me(browser)).user).toMatchObject({
      ...{ email: "hoa@example.com", fullName: "Trần Thị Hoa", phone: "", avatar: null, hasPassword: false },
    });
    expect(browser.cookies.get("tt_signed_in")).toBe("new");
    expect((await browser.call(listCartItems, {})).body.items).toHaveLength(1);
    const { body } = await browser.call(listNotifications, { query: {} });
    expect(body.items.map(({ kind, link }) => [kind, link])).toEqual([["ACCOUNT", "/account/profile"]]);
  });

  it("refuses a return address that is none", async () => {
    const query = { client_id: "thuot-tha", response_type: "code", scope: "openid", redirect_uri: "nowhere" };
    expect((await shop.app.inject({ url: "/v2/dev/oidc/auth", query })).statusCode).toBe(400);
  });

  it("finds the linked account again although its e-mail differs from the provider's", async () => {
    const first = await signInAs({ ...agree, email: "lan@example.com" });
    const { user } = await me(first.browser);
    await shop.context.db.update(users).set({ email: "lan-moi@example.com" }).where(eq(users.id, user.id));
    const second = await signInAs({ ...agree, email: "lan@example.com" });
    expect((await me(second.browser)).user.id).toBe(user.id);
    expect(second.browser.cookies.get("tt_signed_in")).toBe("1");
  });

  it("opens the account with this e-mail, and removes the password and sessions of an unconfirmed owner", async () => {
    const before = shop.browser();
    const { person } = await register(before);
    const { browser } = await signInAs({ ...agree, email: person.email });
    expect((await me(browser)).user).toMatchObject({ email: person.email, phone: person.phone });
    expect((await before.call(getMe, {})).status).toBe(401);
    const login = { account: person.email, password: person.password };
    expect((await shop.browser().call(logIn, { body: login })).status).toBe(401);
    const mine = (await shop.letters()).filter(({ to }) => to === person.email);
    expect(mine.at(-1)?.subject).toBe("Tài khoản Thướt Tha của bạn đã liên kết với Google");
    expect(mine.at(-1)?.text).toContain("mật khẩu cũ không còn dùng được");
  });

  it("keeps the password of an owner who confirmed the e-mail", async () => {
    const before = shop.browser();
    const { person } = await register(before);
    await shop.context.db.update(users).set({ emailProvenAt: shop.context.now() }).where(eq(users.email, person.email));
    await signInAs({ ...agree, email: person.email });
    expect((await before.call(getMe, {})).status).toBe(200);
  });

  it("refuses an e-mail that the provider has not verified", async () => {
    const { person } = await register(shop.browser());
    const { place, browser } = await signInAs({ email: person.email, name: "Kẻ lạ", decision: "agree" });
    expect(place).toBe("/login?status=not_authorized&returnTo=%2Fcheckout%3Fstep%3D2");
    expect((await browser.call(getMe, {})).status).toBe(401);
  });

  it("reports a sign-in that the shopper cancelled", async () => {
    const { place, browser } = await signInAs({ decision: "refuse" });
    expect(place).toBe("/login?status=not_authorized&returnTo=%2Fcheckout%3Fstep%3D2");
    expect(browser.cookies.has("tt_session")).toBe(false);
  });

  it("does not name an account after its e-mail when the provider gives no name", async () => {
    const { browser } = await signInAs({ ...agree, name: "", email: "khong-ten@example.com" });
    expect((await me(browser)).user.fullName).toBe("Khách");
  });

  it("asks again after an invalid e-mail", async () => {
    const { go } = walker(shop.app, shop.browser());
    const signInPage = await go(start);
    const again = await go(signInPage.url.href, { ...agree, email: "không phải" });
    expect([again.status, again.body.includes("E-mail không hợp lệ.")]).toEqual([400, true]);
  });

  it("fails after ten minutes, in another browser, and the second time", async () => {
    const expired = "/login?status=authorization_expired";
    const late = walker(shop.app, shop.browser());
    const signInPage = await late.go(start);
    shop.setNow("2026-12-01T03:10:00Z");
    expect((await late.go(signInPage.url.href, { ...agree, email: "muon@example.com" })).url.href).toContain(expired);

    const made = await signInAs({ ...agree, email: "dung@example.com" });
    const replayed = walker(shop.app, made.browser);
    const callback = "/v2/user/consumer/login/google/callback?code=a&state=b";
    expect((await replayed.go(callback)).url.href).toContain(expired);
    expect((await walker(shop.app, shop.browser()).go(callback)).url.href).toContain(expired);
  });

  it.each([
    ["letters beyond Latin-1", "/search?q=đầm", "/search?q=%C4%91%E1%BA%A7m"],
    ["letters of Latin-1", "/search?q=áo", "/search?q=%C3%A1o"],
  ])("leads back to an address with %s", async (_, returnTo, expected) => {
    const { go } = walker(shop.app, shop.browser());
    const signInPage = await go(`/v2/user/consumer/login/google?returnTo=${encodeURIComponent(returnTo)}`);
    const { status, url } = await go(signInPage.url.href, { ...agree, email: "tim@example.com" });
    expect([status, url.pathname + url.search]).toEqual([303, expected]);
  });

  it("redirects to the shop's own paths only", async () => {
    const { go } = walker(shop.app, shop.browser());
    const signInPage = await go("/v2/user/consumer/login/google?returnTo=https%3A%2F%2Fevil.example");
    const { url } = await go(signInPage.url.href, { ...agree, email: "nga@example.com" });
    expect(url.pathname).toBe("/home");
  });
});

describe("listLoginProviders", () => {
  it("lists Google in development, and nothing without keys in production", async () => {
    expect((await shop.browser().call(listLoginProviders, {})).body).toEqual({ items: ["google"] });
    expect((await live.browser().call(listLoginProviders, {})).body).toEqual({ items: [] });
    const { go } = walker(live.app, live.browser());
    expect((await go("/v2/user/consumer/login/google")).url.pathname).toBe("/login");
    expect((await go("/v2/dev/oidc/jwks")).status).toBe(404);
  });
});

describe("an account that was created through a provider", () => {
  it("requires a phone in its profile, and can get a password", async () => {
    const { browser } = await signInAs({ ...agree, email: "mai@example.com" });
    const bare = await browser.call(updateProfile, { body: { fullName: "Mai", phone: "" } });
    expect(bare.error.fields).toEqual({ phone: "Số điện thoại không hợp lệ." });
    const { phone } = newPerson();
    const { body } = await browser.call(updateProfile, { body: { fullName: "Mai", phone } });
    expect(body.user.phone).toBe(phone);
    const change = { currentPassword: "gi-cung-duoc", password: "moitinh2027" };
    const { error } = await browser.call(changePassword, { body: change });
    expect(error.fields?.currentPassword).toContain("chưa có mật khẩu");
  });
});
