import { register } from "../../steps/account.ts";
import { apiOf } from "../../steps/api.ts";
import { newPerson } from "../../steps/person.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("a guest keeps favourites, takes them along when registering, and moves one to the cart", async ({
  page,
  request,
  shop,
}) => {
  const product = await apiOf(request, shop.url).product("type=sale", ({ variants }) =>
    variants.some(({ saleUnits }) => saleUnits > 0),
  );
  await open(page, `/product/${product.link}`);
  await page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^Yêu thích|${product.name}`) })
    .first()
    .click();
  await page.getByRole("banner").getByRole("link", { name: "Yêu thích" }).click();
  const favored = page.getByRole("button", { name: `Chọn cỡ của ${product.name} để cho vào giỏ` });
  await expect(favored).toBeVisible();
  await page.reload();
  await expect(favored).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Đăng nhập" }).click();
  await page.getByRole("main").getByRole("link", { name: "Tạo tài khoản" }).click();
  await register(page, newPerson());
  await expect(page).toHaveURL("/account/favorites");
  await expect(page.getByRole("navigation", { name: "Mục tài khoản" })).toBeVisible();
  await expect(page.getByRole("link", { name: product.name }).first()).toBeVisible();

  await favored.click();
  const dialog = page.getByRole("dialog", { name: product.name });
  await dialog.getByRole("radio", { name: /^Mua/ }).check();
  const free = product.variants.find(({ saleUnits }) => saleUnits > 0);
  await dialog.getByRole("radio", { name: free?.color, exact: true }).check();
  await dialog.getByRole("radio", { name: free?.size, exact: true }).check();
  await dialog.getByRole("button", { name: "Chuyển vào giỏ" }).click();
  await expect(page.getByText(`Đã chuyển ${product.name} vào giỏ.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Chưa có món nào" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Giỏ hàng, 1 món" })).toBeVisible();
});
