import type { Page } from "@playwright/test";
import { endMembership, haveMembership, register } from "../../steps/account.ts";
import { apiOf } from "../../steps/api.ts";
import { violationsOn } from "../../steps/axe.ts";
import {
  becomeCustomer,
  haveAddress,
  haveDressInCart,
  onlyOrder,
  openCheckout,
  placeOrder,
} from "../../steps/checkout.ts";
import { newPerson } from "../../steps/person.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

/** From the packages to the gateway's page. A guest registers on the way. */
async function joinWith(page: Page, action: string, method: RegExp): Promise<void> {
  await page.getByRole("button", { name: action }).click();
  const panel = page.getByRole("region", { name: action });
  await panel.getByRole("radio", { name: method }).check();
  await panel.getByRole("button", { name: /^Thanh toán/ }).click();
}

async function registerForPackage(page: Page, name: string): Promise<void> {
  await open(page, "/member-ship");
  await page.getByRole("link", { name: `Tham gia gói ${name}` }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /tài khoản/ })
    .click();
  await register(page, newPerson());
  await expect(page.getByRole("region", { name: `Tham gia gói ${name}` })).toBeVisible();
}

test("a guest joins with MoMo, and the member's price shows in another tab too", async ({ page, request, shop }) => {
  const product = await apiOf(request, shop.url).product("type=rent");
  await registerForPackage(page, "Gấm");
  const otherTab = await page.context().newPage();
  await open(otherTab, `/product/${product.link}`);
  await expect(otherTab.getByText(/^Thành viên .+: .+, rẻ hơn/)).toBeVisible();

  const panel = page.getByRole("region", { name: "Tham gia gói Gấm" });
  await panel.getByRole("radio", { name: /MoMo/ }).check();
  await panel.getByRole("button", { name: /^Thanh toán 599\.000/ }).click();
  await page.getByRole("button", { name: "Thanh toán" }).click();
  await expect(page.getByRole("heading", { name: "Chào mừng bạn, thành viên!" })).toBeVisible();
  await expect(otherTab.getByText(/^Giá thành viên của bạn/)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Thành viên Gấm" })).toBeVisible();

  await open(otherTab, "/search?type=rent");
  const card = otherTab.getByRole("article").filter({ hasText: product.name }).first();
  await expect(card.getByText(/^Giá thành viên/)).toBeAttached();

  await page.getByRole("main").getByRole("link", { name: "Xem gói thành viên" }).click();
  await expect(page.getByRole("region", { name: "Gói Gấm" })).toContainText("Còn 180 ngày");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOn(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Gia hạn gói Gấm" }).click();
  await expect(page.getByRole("region", { name: "Gia hạn gói Gấm" })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test("a member renews by bank transfer and upgrades with what is left taken off", async ({ page }) => {
  await registerForPackage(page, "Lụa");
  const panel = page.getByRole("region", { name: "Tham gia gói Lụa" });
  await panel.getByRole("radio", { name: /ZaloPay/ }).check();
  await panel.getByRole("button", { name: /^Thanh toán/ }).click();
  await page.getByRole("button", { name: "Thanh toán" }).click();
  await page.getByRole("main").getByRole("link", { name: "Xem gói thành viên" }).click();
  await expect(page.getByRole("region", { name: "Gói Lụa" })).toContainText("Còn 90 ngày");

  await joinWith(page, "Gia hạn gói Lụa", /Chuyển khoản/);
  await expect(page.getByRole("heading", { name: "Đang chờ thanh toán" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Mã VietQR/ })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const payment = await (
    await page.request.get(`/v2/consumer-membership/payment/${page.url().split("/").at(-1)}`)
  ).json();
  const { memo } = payment.payment.transfer;
  const bank = await page.context().newPage();
  await bank.goto(`/v2/sandbox/bank?memo=${memo}&amount=${payment.payment.amount}`);
  await bank.getByRole("button", { name: "Thanh toán" }).click();
  await expect(bank.getByText("Đã chuyển khoản.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Đã nhận thanh toán" })).toBeVisible();
  await expect(page.getByText(/^Gói Lụa bắt đầu lúc .+, khi gói trước kết thúc, và dùng đến .+\.$/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Xem gói thành viên" }).click();
  await expect(page.getByRole("region", { name: "Gói Lụa" })).toContainText("Còn 180 ngày");

  await joinWith(page, "Nâng cấp gói Nhung", /Visa/);
  await page.getByRole("button", { name: "Thanh toán" }).click();
  await expect(page.getByRole("heading", { name: "Chào mừng bạn, thành viên!" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Xem gói thành viên" }).click();
  await expect(page.getByRole("region", { name: "Gói Nhung" })).toContainText("Còn 365 ngày");
});

test("a member whose membership ends during the checkout sees a notice, and pays the current price", async ({
  page,
  context,
  shop,
}) => {
  const person = await becomeCustomer(page, shop.url);
  await haveAddress(page, shop.url);
  const { name } = await haveDressInCart(page, shop.url, 1);
  await haveMembership(context, shop, "gam");
  const soon = new Date(Date.now() + 600_000);
  await endMembership(shop, person, soon);
  await page.clock.install();
  await openCheckout(page);
  const order = page.getByRole("region", { name: "Đơn của bạn" });
  await expect(order.getByText("Ưu đãi thành viên")).toBeVisible();

  // The membership has ended, and the browser's clock reaches the end that it was given.
  await endMembership(shop, person, new Date());
  await page.clock.fastForward(600_000);
  const notice = order.getByRole("status").filter({ hasText: "Giá thành viên" });
  await expect(notice).toContainText("Giá thành viên vừa thay đổi");
  await expect(notice).toContainText(new RegExp(`${name}: giá đổi từ .+ thành `));
  await expect(order.getByText("Ưu đãi thành viên")).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Thành viên Gấm" })).toBeHidden();
  await placeOrder(page);
  expect((await onlyOrder(page, shop.url)).totals.memberSaving).toBe(0);
});

test("a customer who declines at the gateway sees a notice, and can choose again", async ({ page }) => {
  await registerForPackage(page, "Lụa");
  const panel = page.getByRole("region", { name: "Tham gia gói Lụa" });
  await panel.getByRole("radio", { name: /MoMo/ }).check();
  await panel.getByRole("button", { name: /^Thanh toán/ }).click();
  await page.getByRole("button", { name: "Từ chối" }).click();
  await expect(page.getByRole("heading", { name: "Thanh toán chưa thành công" })).toBeVisible();
  await page.getByRole("link", { name: "Thanh toán lại" }).click();
  await expect(page.getByRole("button", { name: "Tham gia gói Lụa" })).toBeVisible();
});

test("a member whose prices cannot be loaded continues at regular prices", async ({ page, request, shop }) => {
  const product = await apiOf(request, shop.url).product("type=rent");
  await registerForPackage(page, "Gấm");
  await page.context().route("**/v2/consumer-membership/pricing*", (route) => route.abort());
  const panel = page.getByRole("region", { name: "Tham gia gói Gấm" });
  await panel.getByRole("radio", { name: /MoMo/ }).check();
  await panel.getByRole("button", { name: /^Thanh toán/ }).click();
  await page.getByRole("button", { name: "Thanh toán" }).click();
  await expect(page.getByRole("heading", { name: "Chào mừng bạn, thành viên!" })).toBeVisible();
  await open(page, `/product/${product.link}`);
  await expect(page.getByText(/^Thành viên thuê/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Chọn ngày", exact: true })).toBeVisible();
});
