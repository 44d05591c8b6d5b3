import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { listLoginProviders } from "@thuot-tha/shared/contracts/operations/customer/list-login-providers";
import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import { resetPassword } from "@thuot-tha/shared/contracts/operations/customer/reset-password";
import { readConfig } from "../config/config.ts";
import { identityServer } from "../testing/identity-server.ts";
import { type TestShop, useShop } from "../testing/shop.ts";
import { walker } from "../testing/walk.ts";
import { openProviders } from "./open-providers.ts";

let others: Awaited<ReturnType<typeof identityServer>>;
const shop: TestShop = useShop({ PUBLIC_URL: "https://shop.example", NODE_ENV: "production", COOKIE_SECURE: "off" });

beforeAll(async () => {
  others = await identityServer();
  const config = readConfig({
    ...{ GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "geheim", GOOGLE_ISSUER: `${others.origin}/google` },
    ...{ FACEBOOK_APP_ID: "f", FACEBOOK_APP_SECRET: "geheim" },
    ...{ FACEBOOK_DIALOG_URL: "https://facebook.example/dialog", FACEBOOK_GRAPH_URL: `${others.origin}/facebook` },
    ...{ APPLE_CLIENT_ID: "a", APPLE_TEAM_ID: "TEAM", APPLE_KEY_ID: "KEY", APPLE_ISSUER: `${others.origin}/apple` },
    APPLE_PRIVATE_KEY: others.applePrivateKey.replace(/\n/g, "\\n"),
  });
  shop.context.providers = openProviders(config.social);
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => others.close());
afterEach(() => {
  others.identity.error = undefined;
});

type Name = "google" | "facebook" | "apple";

/** Begins a sign-in. @returns the authorization request, and a function that returns to the shop */
async function setOut(name: Name, browser = shop.browser()) {
  const { go } = walker(shop.app, browser);
  const { url } = await go(`/v2/user/consumer/login/${name}?returnTo=/account/favorites`);
  const { parameters, code } = others.arrive(url.href);
  const comeBack = async (query: Record<string, string> = { code }) => {
    const search = new URLSearchParams({ state: parameters.get("state") ?? "", ...query });
    const place = await go(`/v2/user/consumer/login/${name}/callback?${search}`);
    return place.url.pathname + place.url.search;
  };
  return { url, parameters, code, browser, comeBack, go };
}
const failed = (status: string) => `/login?status=${status}&returnTo=%2Faccount%2Ffavorites`;
const me = async (browser: ReturnType<typeof shop.browser>) => (await browser.call(getMe, {})).body.user;

describe("listLoginProviders", () => {
  it("lists those with keys", async () => {
    expect((await shop.browser().call(listLoginProviders, {})).body).toEqual({
      items: ["google", "facebook", "apple"],
    });
  });
});

describe("Google", () => {
  it("is called with PKCE and the client secret, and its verified e-mail is trusted", async () => {
    const { url, parameters, browser, comeBack } = await setOut("google");
    expect(url.href).toContain(`${others.origin}/google/auth?`);
    expect(Object.fromEntries(parameters)).toEqual({
      ...{ client_id: "g", response_type: "code", scope: "openid email profile", prompt: "select_account" },
      ...{ redirect_uri: "https://shop.example/v2/user/consumer/login/google/callback" },
      ...{ code_challenge_method: "S256", code_challenge: expect.stringMatching(/^[\w-]{43}$/) },
      ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
    });
    others.identity.claims = { sub: "g-1", email: "Thu@Example.com", email_verified: true, name: "Phạm  Thu" };
    expect(await comeBack()).toBe("/account/favorites");
    expect(await me(browser)).toMatchObject({ email: "thu@example.com", fullName: "Phạm Thu" });
  });

  it("may refuse, be late, or send a forged token", async () => {
    expect(await (await setOut("google")).comeBack({ error: "access_denied" })).toBe(failed("not_authorized"));
    expect(await (await setOut("google")).comeBack({ error: "server_error" })).toBe(failed("unknown"));
    expect(await (await setOut("google")).comeBack({ code: "stolen" })).toBe(failed("unknown"));
    others.identity.error = "invalid_grant";
    expect(await (await setOut("google")).comeBack()).toBe(failed("authorization_expired"));
  });

  it("refuses a callback with the state of another browser", async () => {
    const { parameters } = await setOut("google");
    const { comeBack, browser, code } = await setOut("google");
    expect(await comeBack({ code, state: parameters.get("state") ?? "" })).toBe("/login?status=authorization_expired");
    expect((await browser.call(getMe, {})).status).toBe(401);
  });

  it("creates one account for several concurrent first sign-ins", async () => {
    others.identity.claims = { sub: "g-2", email: "doi@example.com", email_verified: true, name: "Đôi" };
    const visits = [await setOut("google"), await setOut("google"), await setOut("google")];
    const places = await Promise.all(visits.map(({ comeBack }) => comeBack()));
    expect(places).toEqual(["/account/favorites", "/account/favorites", "/account/favorites"]);
    const ids = await Promise.all(visits.map(async ({ browser }) => (await me(browser)).id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe("Facebook", () => {
  it("returns the identity, which creates an account", async () => {
    const { parameters, browser, comeBack } = await setOut("facebook");
    expect([parameters.get("scope"), parameters.get("nonce")]).toEqual(["public_profile,email", null]);
    others.identity.claims = { id: "f-1", email: "yen@example.com", name: "Yến" };
    expect(await comeBack()).toBe("/account/favorites");
    expect(await me(browser)).toMatchObject({ email: "yen@example.com", fullName: "Yến" });
  });

  it("opens no account by an unverified e-mail, and creates none without an e-mail", async () => {
    others.identity.claims = { id: "f-2", name: "Kẻ lạ", email: "thu@example.com" };
    expect(await (await setOut("facebook")).comeBack()).toBe(failed("not_authorized"));
    others.identity.claims = { id: "f-3", name: "Không thư" };
    expect(await (await setOut("facebook")).comeBack()).toBe(failed("not_authorized"));
  });
});

describe("an account that a stranger registered with the owner's e-mail", () => {
  const wait = async (email: string) => {
    others.identity.claims = { id: `f-${email}`, name: "Kẻ lạ", email };
    const { browser, comeBack } = await setOut("facebook");
    expect(await comeBack()).toBe("/account/favorites");
    return browser;
  };
  const isShutOut = async (stranger: ReturnType<typeof shop.browser>, email: string) => {
    expect((await stranger.call(getMe, {})).status).toBe(401);
    others.identity.claims = { id: `f-${email}`, name: "Kẻ lạ", email };
    expect(await (await setOut("facebook")).comeBack()).toBe(failed("not_authorized"));
  };

  it("belongs to its owner alone after a password reset", async () => {
    const stranger = await wait("hoa@example.com");
    await shop.browser().call(requestPasswordReset, { body: { email: "hoa@example.com" } });
    const [letter] = (await shop.letters()).filter(({ subject }) => subject.includes("Đặt lại")).slice(-1);
    const token = /token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
    const body = { token, password: "moitinh2027" };
    expect((await shop.browser().call(resetPassword, { body })).status).toBe(200);
    await isShutOut(stranger, "hoa@example.com");
  });

  it("belongs to its owner alone after a sign-in with a verified e-mail", async () => {
    const stranger = await wait("cuc@example.com");
    others.identity.claims = { sub: "g-cuc", email: "cuc@example.com", email_verified: true, name: "Cúc" };
    const owner = await setOut("google");
    expect(await owner.comeBack()).toBe("/account/favorites");
    expect((await me(owner.browser)).email).toBe("cuc@example.com");
    await isShutOut(stranger, "cuc@example.com");
    expect((await owner.browser.call(getMe, {})).status).toBe(200);
  });
});

describe("Apple", () => {
  it("receives a signed secret, and answers with a posted form", async () => {
    const { parameters, code, browser, go } = await setOut("apple");
    expect([parameters.get("response_mode"), parameters.get("scope")]).toEqual(["form_post", "name email"]);
    others.identity.claims = { sub: "a-1", email: "ngoc@privaterelay.example", email_verified: "true" };
    const user = JSON.stringify({ name: { firstName: "Ngọc", lastName: "Trần" }, email: "x@example.com" });
    const form = { state: parameters.get("state") ?? "", code, user };
    const place = await go("/v2/user/consumer/login/apple/callback", form);
    expect(place.url.pathname).toBe("/account/favorites");
    expect(await me(browser)).toMatchObject({ email: "ngoc@privaterelay.example", fullName: "Trần Ngọc" });
  });
});

describe("a provider that cannot be reached", () => {
  it("redirects to the login page", async () => {
    const config = readConfig({
      ...{ GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "geheim", GOOGLE_ISSUER: "http://127.0.0.1:9" },
      PUBLIC_URL: "https://shop.example",
    });
    const before = shop.context.providers;
    shop.context.providers = openProviders(config.social);
    const { go } = walker(shop.app, shop.browser());
    const { url } = await go("/v2/user/consumer/login/google?returnTo=/account/favorites");
    shop.context.providers = before;
    expect(url.pathname + url.search).toBe(failed("unknown"));
  });
});

describe("the keys of a provider", () => {
  it("must be set together", () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: "g" })).toThrow("GOOGLE_CLIENT_SECRET must be given too");
    const keys = { APPLE_CLIENT_ID: "a", APPLE_TEAM_ID: "T", APPLE_KEY_ID: "K", APPLE_PRIVATE_KEY: "nonsense" };
    expect(() => openProviders(readConfig(keys).social)).toThrow("APPLE_PRIVATE_KEY is not a private key");
  });
});
