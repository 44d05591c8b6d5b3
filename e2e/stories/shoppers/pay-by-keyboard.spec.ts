import { apiOf } from "../../steps/api.ts";
import { searchableList, seeOrderPlaced } from "../../steps/checkout.ts";
import { pressOn, tabTo, typeInto } from "../../steps/keyboard.ts";
import { newPerson } from "../../steps/person.ts";
import { open, settled } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

for (const width of [390, 1440]) {
  test(`a guest can go from a dress to a paid order by keyboard alone, ${width} pixels wide`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const dress = await apiOf(page.request, shop.url).product("type=rent&cat=dam");
    await open(page, `/product/${dress.link}`);

    await pressOn(page, page.getByRole("button", { name: /^Ngày mặc/ }));
    await pressOn(page, page.getByRole("button", { name: "Thuê 1 ngày" }), "Space");
    await settled(page);
    await tabTo(page, page.locator('button[data-day][tabindex="0"]'));
    const focused = page.locator(":focus");
    for (let days = 0; days < 60 && (await focused.getAttribute("aria-disabled")) === "true"; days++) {
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
    await pressOn(page, page.getByRole("button", { name: "Xong" }));
    await expect(page.getByText(/^Còn \d+$/).first()).toBeVisible();
    await pressOn(page, page.getByRole("button", { name: "Chọn cỡ" }));
    await page.keyboard.press("Space");
    await pressOn(page, page.getByRole("button", { name: "Thêm vào giỏ" }));
    await pressOn(page, page.getByRole("link", { name: "Xem giỏ hàng" }).first());
    await expect(page.getByRole("heading", { level: 1, name: "Giỏ hàng" })).toBeVisible();
    await pressOn(page, page.getByRole("link", { name: "Tiến hành đặt 1 món" }));

    const person = newPerson();
    await tabTo(page, page.getByRole("tab", { name: "Đăng nhập" }));
    await page.keyboard.press("ArrowRight");
    const form = page.getByRole("form", { name: "Tạo tài khoản" });
    await typeInto(page, form.getByRole("textbox", { name: "Họ và tên" }), person.fullName);
    await typeInto(page, form.getByRole("textbox", { name: "E-mail" }), person.email);
    await typeInto(page, form.getByRole("textbox", { name: "Số điện thoại" }), person.phone);
    await typeInto(page, form.getByRole("textbox", { name: "Mật khẩu" }), person.password);
    await page.keyboard.press("Enter");

    for (const [field, place] of [
      ["Tỉnh / thành phố", "Thành phố Hà Nội"],
      ["Quận / huyện", "Quận Ba Đình"],
      ["Phường / xã", "Phường Phúc Xá"],
    ] as const) {
      const box = searchableList(page, field);
      await typeInto(page, box, place);
      await expect(page.getByTitle(new RegExp(`^${place}`)).last()).toBeVisible();
      await page.keyboard.press("Enter");
    }
    await typeInto(page, page.getByLabel("Số nhà, tên đường"), "12 Hàng Gai");
    await pressOn(page, page.getByRole("button", { name: "Lưu địa chỉ" }));

    await tabTo(page, page.getByRole("radio", { name: /Tiền mặt/ }));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /Ví MoMo/ })).toBeChecked();
    await pressOn(page, page.getByRole("button", { name: "Đặt hàng" }));
    await pressOn(page, page.getByRole("button", { name: "Thanh toán", exact: true }));
    await seeOrderPlaced(page);
  });
}
