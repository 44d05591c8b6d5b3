import { inLetterTo, logIn, register, signedIn } from "../../steps/account.ts";
import { newPerson } from "../../steps/person.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("a guest who wants to see their orders registers, and is led to them", async ({ page }) => {
  await open(page, "/account/order-history?tab=DONE");
  await expect(page).toHaveURL("/login?returnTo=%2Faccount%2Forder-history%3Ftab%3DDONE");
  await page.getByRole("main").getByRole("link", { name: "Tạo tài khoản" }).click();
  const person = newPerson();
  await register(page, person);
  await expect(page).toHaveURL("/account/order-history?tab=DONE");
  await expect(page.getByRole("heading", { level: 1, name: "Đơn hàng" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Chưa có đơn nào ở đây" })).toBeVisible();
});

test("a customer who forgot the password chooses another one by letter, once", async ({ page, context, shop }) => {
  const person = await signedIn(context, shop);
  await context.clearCookies();
  await open(page, "/login");
  await page.getByRole("link", { name: "Quên mật khẩu?" }).click();
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(person.email);
  await page.getByRole("button", { name: "Gửi đường dẫn" }).click();
  await expect(page.getByRole("heading", { name: "Kiểm tra hộp thư của bạn" })).toBeVisible();

  const link = await inLetterTo(shop, person.email, /\/reset-password\?token=[\w-]+/);
  const choose = async (password: string) => {
    await open(page, link);
    await page.getByRole("textbox", { name: "Mật khẩu mới" }).fill(password);
    await page.getByRole("button", { name: "Đặt mật khẩu mới" }).click();
  };
  await choose("lua-to-tam-2027");
  await expect(page).toHaveURL("/login");
  await logIn(page, { ...person, password: "lua-to-tam-2027" });
  await expect(page.getByRole("button", { name: "Tài khoản của Nguyễn Thanh Mai" })).toBeVisible();

  await context.clearCookies();
  await choose("gam-hoa-2028");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Đường dẫn đã hết hạn hoặc đã được dùng.");
});

test("a customer changes the password, and every other device has to sign in again", async ({
  page,
  context,
  browser,
  shop,
}) => {
  const person = await signedIn(context, shop);
  const elsewhere = await browser.newContext({ baseURL: shop.url });
  await signedIn(elsewhere, shop, person);
  const phone = await elsewhere.newPage();
  await open(phone, "/account/address");
  // The stream is open once it has sent the unread count.
  await expect(phone.getByRole("heading", { level: 1, name: "Sổ địa chỉ" })).toBeVisible();

  await open(page, "/account/change-password");
  await page.getByLabel("Mật khẩu hiện tại").fill(person.password);
  await page.getByLabel("Mật khẩu mới").fill("lua-to-tam-2027");
  await page.getByRole("main").getByRole("button", { name: "Đổi mật khẩu" }).click();
  await expect(page.getByText("Đã đổi mật khẩu.")).toBeVisible();
  await expect(phone).toHaveURL(/\/login\?returnTo=%2Faccount%2Faddress/);
  await elsewhere.close();
});

test("a customer signs out on every device, and each of them has to sign in again", async ({
  page,
  context,
  browser,
  shop,
}) => {
  const person = await signedIn(context, shop);
  const elsewhere = await browser.newContext({ baseURL: shop.url });
  await signedIn(elsewhere, shop, person);
  const phone = await elsewhere.newPage();
  await open(phone, "/account/address");
  await expect(phone.getByRole("heading", { level: 1, name: "Sổ địa chỉ" })).toBeVisible();

  await open(page, "/account/profile");
  const menu = page.getByRole("navigation", { name: "Mục tài khoản" });
  await menu.getByRole("button", { name: "Đăng xuất mọi thiết bị" }).click();
  const question = page.getByRole("dialog", { name: "Đăng xuất khỏi mọi thiết bị?" });
  await question.getByRole("button", { name: "Đăng xuất tất cả" }).click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByText("Bạn đã đăng xuất khỏi mọi thiết bị.")).toBeVisible();
  await expect(phone).toHaveURL(/\/login\?returnTo=%2Faccount%2Faddress/);
  await open(phone, "/account/order-history");
  await expect(phone).toHaveURL(/\/login\?returnTo=%2Faccount%2Forder-history/);
  await elsewhere.close();
});

test("a guest signs in with an account they have elsewhere, comes back to where they were, and sets a password", async ({
  page,
  shop,
}) => {
  const { fullName, email } = newPerson();
  await open(page, "/login?returnTo=%2Fonsale");
  await page.getByRole("link", { name: "Tiếp tục với Google" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Họ tên").fill(fullName);
  await page.getByRole("button", { name: "Đồng ý" }).click();
  await expect(page).toHaveURL("/onsale");
  await expect(page.getByRole("button", { name: `Tài khoản của ${fullName}` })).toBeVisible();

  await open(page, "/account/change-password");
  await expect(page.getByRole("heading", { level: 1, name: "Đặt mật khẩu" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Gửi đường dẫn" }).click();
  await expect(page.getByText(`Thư đang trên đường đến ${email}.`)).toBeVisible();
  await open(page, await inLetterTo(shop, email, /\/reset-password\?token=[\w-]+/));
  await page.getByRole("textbox", { name: "Mật khẩu mới" }).fill("lua-to-tam-2027");
  await page.getByRole("button", { name: "Đặt mật khẩu mới" }).click();
  await expect(page).toHaveURL("/login");
});

test("a guest who refuses at the provider sees a notice, and can still sign in here", async ({
  page,
  context,
  shop,
}) => {
  const person = await signedIn(context, shop);
  await context.clearCookies();
  await open(page, "/login?returnTo=%2Fonsale");
  await page.getByRole("link", { name: "Tiếp tục với Google" }).click();
  await page.getByRole("button", { name: "Từ chối" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Bạn chưa cho phép Thướt Tha đăng nhập");
  await logIn(page, person);
  await expect(page).toHaveURL("/onsale");
});
