import { apiOf } from "../../steps/api.ts";
import { becomeCustomer, haveDressInCart } from "../../steps/checkout.ts";
import { addToCart, open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("a guest who signs in at the checkout orders what was chosen, and what was there before waits", async ({
  page,
  shop,
}) => {
  const person = await becomeCustomer(page, shop.url);
  const dress = await haveDressInCart(page, shop.url);
  await page.context().clearCookies();

  const bag = await apiOf(page.request, shop.url).product("type=sale&cat=tui", ({ variants }) =>
    variants.some(({ saleUnits }) => saleUnits > 1),
  );
  await open(page, `/product/${bag.link}`);
  await page.getByRole("radio", { name: /Mua ngay/ }).check();
  await addToCart(page);
  await page.getByRole("banner").getByRole("link", { name: "Giỏ hàng, 1 món" }).click();
  const drawer = page.getByRole("dialog", { name: "Giỏ của bạn" });
  await expect(drawer.getByRole("link", { name: bag.name })).toBeVisible();
  await drawer.getByRole("link", { name: "Thanh toán" }).click();

  const form = page.getByRole("form", { name: "Đăng nhập" });
  await form.getByRole("textbox", { name: /E-mail/ }).fill(person.email);
  await form.getByRole("textbox", { name: "Mật khẩu" }).fill(person.password);
  await form.getByRole("button", { name: "Đăng nhập" }).click();
  await expect(page.getByRole("heading", { name: "Giao đến" })).toBeFocused();
  const order = page.getByRole("region", { name: "Đơn của bạn" });
  await expect(order).toContainText(bag.name);
  await expect(order).not.toContainText(dress.name);
  await expect(order).toContainText("Giỏ của tài khoản còn 1 món từ trước");
  await expect(page.getByRole("banner").getByRole("link", { name: "Giỏ hàng, 2 món" })).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByRole("main").getByRole("link", { name: bag.name })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: dress.name })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: `Chọn ${bag.name} để đặt` })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: `Chọn ${dress.name} để đặt` })).not.toBeChecked();
});

test("a guest takes a piece out of the cart and puts it back", async ({ page, shop }) => {
  const bag = await apiOf(page.request, shop.url).product("type=sale&cat=tui", ({ variants }) =>
    variants.some(({ saleUnits }) => saleUnits > 0),
  );
  await open(page, `/product/${bag.link}`);
  await page.getByRole("radio", { name: /Mua ngay/ }).check();
  await addToCart(page);
  await open(page, "/checkout");
  await page.getByRole("button", { name: `Xoá ${bag.name} khỏi giỏ` }).click();
  await expect(page.getByRole("heading", { name: "Giỏ của bạn đang trống" })).toBeVisible();
  await page.getByRole("button", { name: "Hoàn tác" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: bag.name })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Giỏ hàng, 1 món" })).toBeVisible();
});
