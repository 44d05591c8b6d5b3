import type { Page } from "@playwright/test";
import { becomeCustomer, haveDressInCart } from "../../steps/checkout.ts";
import type { Person } from "../../steps/person.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

const headers = { "x-client": "consumer" };

test("a customer who signs in or out does so in every tab", async ({ page, context, shop }) => {
  const person = await becomeCustomer(page, shop.url);
  await context.request.delete(`${shop.url}/v2/user/consumer/me`, { data: {}, headers });
  const other = await context.newPage();
  await open(other, "/dam");
  // While the content of mf-account loads, the shell's own link is there too.
  const signIn = other
    .getByRole("banner")
    .getByRole("link", { name: /Đăng nhập/ })
    .first();
  await expect(signIn).toBeVisible();

  await open(page, "/login");
  await page.getByRole("textbox", { name: /E-mail/ }).fill(person.email);
  await page.getByRole("textbox", { name: "Mật khẩu" }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Đăng nhập" }).click();
  await expect(signIn).toBeHidden();

  await page.goto("/account/profile");
  await page.getByRole("button", { name: "Đăng xuất" }).first().click();
  await expect(signIn).toBeVisible();
});

test("a customer whose session has ended signs in over the page, and what they were doing is done", async ({
  page,
  context,
  shop,
}) => {
  const person = await becomeCustomer(page, shop.url);
  await open(page, "/account/profile");
  const name = page.getByRole("textbox", { name: "Họ và tên" });
  await name.fill("Trần Thanh Mai");
  await context.clearCookies({ name: "tt_session" });
  await page.getByRole("main").getByRole("button", { name: /^Lưu/ }).click();

  const dialog = page.getByRole("dialog", { name: "Đăng nhập lại để tiếp tục" });
  await expect(dialog.getByRole("textbox", { name: "Mật khẩu" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.type(person.password);
  await dialog.getByRole("textbox", { name: /E-mail/ }).fill(person.email);
  const isOffline = page.getByText("Bạn đang ngoại tuyến.");
  await context.setOffline(true);
  await expect(isOffline).toBeVisible();
  await context.setOffline(false);
  await expect(isOffline).toBeHidden();
  await expect(dialog.getByRole("textbox", { name: "Mật khẩu" })).toHaveValue(person.password);
  await dialog.getByRole("button", { name: /Đăng nhập|Tiếp tục/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: /lưu/i }).first()).toBeVisible();
  const me = await (await context.request.get(`${shop.url}/v2/user/consumer/me`, { headers })).json();
  expect(me.user.fullName).toBe("Trần Thanh Mai");
});

test("a customer whose session has ended signs in before the cart changes, and does not get a guest's", async ({
  page,
  context,
  shop,
}) => {
  const person = await becomeCustomer(page, shop.url);
  const dress = await haveDressInCart(page, shop.url);
  await open(page, "/checkout");
  const remove = page.getByRole("button", { name: `Xoá ${dress.name} khỏi giỏ` });
  await expect(remove).toBeVisible();
  await context.clearCookies({ name: "tt_session" });
  // A request of the page itself may open the form over the button before the press does.
  await remove.dispatchEvent("click");

  const dialog = page.getByRole("dialog", { name: "Đăng nhập lại để tiếp tục" });
  await dialog.getByRole("textbox", { name: "Mật khẩu" }).fill(person.password);
  await dialog.getByRole("textbox", { name: /E-mail/ }).fill(person.email);
  await dialog.getByRole("button", { name: /Đăng nhập|Tiếp tục/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Giỏ của bạn đang trống" })).toBeVisible();
  const cart = async () =>
    (await (await context.request.get(`${shop.url}/v2/cart/cart-item/list`, { headers })).json()).items;
  // The page shows the removal before the shop has answered it.
  await expect.poll(cart).toEqual([]);
});

test.describe("a session that ends elsewhere takes nothing that was typed, and the customer signs in over the page", () => {
  /** Types a name, and returns how to sign in over the page. */
  async function typeName(page: Page, { email }: Person) {
    const name = page.getByRole("textbox", { name: "Họ và tên" });
    await name.fill("Trần Thanh Mai");
    const dialog = page.getByRole("dialog", { name: "Đăng nhập lại để tiếp tục" });
    return async (password: string) => {
      await dialog.getByRole("textbox", { name: "Mật khẩu" }).fill(password);
      await dialog.getByRole("textbox", { name: /E-mail/ }).fill(email);
      await dialog.getByRole("button", { name: /Đăng nhập|Tiếp tục/ }).click();
      await expect(dialog).toBeHidden();
      await expect(name).toHaveValue("Trần Thanh Mai");
      await page.getByRole("main").getByRole("button", { name: /^Lưu/ }).click();
      await expect(page.getByRole("status").filter({ hasText: /lưu/i }).first()).toBeVisible();
    };
  }

  test("by signing out in another tab", async ({ page, context, shop }) => {
    const person = await becomeCustomer(page, shop.url);
    await open(page, "/account/profile");
    const signIn = await typeName(page, person);
    const other = await context.newPage();
    await open(other, "/account/profile");
    await other.getByRole("button", { name: "Đăng xuất" }).first().click();
    await signIn(person.password);
  });

  test("by a password changed on another device", async ({ page, browser, shop }) => {
    const person = await becomeCustomer(page, shop.url);
    const stream = page.waitForResponse(/\/notification\/stream/);
    await open(page, "/account/profile");
    const signIn = await typeName(page, person);
    await stream;
    const device = await browser.newContext({ baseURL: `${shop.url}/v2/user/consumer/`, extraHTTPHeaders: headers });
    await device.request.post("login", { data: { account: person.email, password: person.password } });
    const password = "lua-to-tam-2027";
    const changed = await device.request.put("password", { data: { currentPassword: person.password, password } });
    expect(changed.ok()).toBe(true);
    await device.close();
    await signIn(password);
  });
});
