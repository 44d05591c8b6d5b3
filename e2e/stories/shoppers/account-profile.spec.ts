import { inLetterTo, logIn, signedIn } from "../../steps/account.ts";
import { addAddress } from "../../steps/checkout.ts";
import { newPerson } from "../../steps/person.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("a customer shows their face: chooses the square of a picture, and takes it away again", async ({
  page,
  context,
  shop,
}) => {
  await signedIn(context, shop);
  await open(page, "/account/profile");
  const picture = { name: "mai.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.getByLabel("Chọn ảnh").setInputFiles({ ...picture, buffer: Buffer.from("not a picture") });
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Tệp này không phải ảnh");

  await page.getByLabel("Chọn ảnh").setInputFiles(picture);
  const dialog = page.getByRole("dialog", { name: "Cắt ảnh đại diện" });
  await dialog.getByRole("slider", { name: "Phóng to" }).fill("2");
  await dialog.getByRole("button", { name: "Dùng ảnh này" }).click();
  await expect(page.getByText("Đã đổi ảnh đại diện.")).toBeVisible();
  const shown = page.getByRole("main").locator("img[src*='/media/240x240/']");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);

  await page.getByRole("button", { name: "Gỡ ảnh" }).click();
  await expect(page.getByText("Đã gỡ ảnh đại diện.")).toBeVisible();
  await expect(shown).toBeHidden();
});

test("a customer who mistyped the e-mail changes it by a letter to the right one, on another device too", async ({
  page,
  context,
  browser,
  shop,
}) => {
  const person = await signedIn(context, shop);
  const { email } = newPerson();
  await open(page, "/account/profile");
  await page.getByRole("main").getByRole("link", { name: "Đổi e-mail" }).last().click();
  const form = page.getByRole("form", { name: "Đổi e-mail" });
  await form.getByRole("textbox", { name: "E-mail mới" }).fill(email);
  await form.getByRole("textbox", { name: "Mật khẩu hiện tại" }).fill("khong-phai-1");
  await form.getByRole("button", { name: "Gửi thư xác nhận" }).click();
  await expect(page.getByText("Mật khẩu hiện tại chưa đúng.")).toBeVisible();
  await form.getByRole("textbox", { name: "Mật khẩu hiện tại" }).fill(person.password);
  await form.getByRole("button", { name: "Gửi thư xác nhận" }).click();
  await expect(page.getByText(`Đã gửi thư đến ${email}.`)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: shop.url });
  const phone = await elsewhere.newPage();
  await open(phone, await inLetterTo(shop, email, /\/account\/change-email\?token=[\w-]+/));
  await logIn(phone, person);
  await expect(phone.getByText(`Từ giờ bạn đăng nhập bằng ${email}.`)).toBeVisible();
  await phone.getByRole("main").getByRole("link", { name: "Về hồ sơ" }).click();
  await expect(phone.getByLabel("E-mail")).toHaveValue(email);
  await expect(phone.getByText("E-mail của bạn chưa được xác nhận")).toBeHidden();

  await elsewhere.clearCookies();
  await open(phone, "/login?returnTo=%2Faccount%2Fprofile");
  await logIn(phone, { ...person, email });
  await expect(phone.getByLabel("E-mail")).toHaveValue(email);
  await elsewhere.close();
});

test("a customer keeps the address book: adds, corrects, prefers and deletes", async ({ page, context, shop }) => {
  await signedIn(context, shop);
  await open(page, "/account/address");
  await page.getByRole("main").getByRole("link", { name: "Thêm địa chỉ" }).click();
  await page.getByRole("button", { name: "Lưu địa chỉ" }).click();
  await expect(page.getByText("Hãy chọn tỉnh / thành phố.")).toBeVisible();
  await expect(page.getByText("Hãy nhập số nhà, tên đường.")).toBeVisible();
  await addAddress(page);

  await page.getByRole("main").getByRole("link", { name: "Thêm địa chỉ" }).click();
  await page.getByLabel("Tên người nhận").fill("Mai ở cơ quan");
  await page.getByRole("radio", { name: "Văn phòng" }).check();
  await addAddress(page);
  await page.getByRole("link", { name: "Sửa địa chỉ của Mai ở cơ quan" }).click();
  await page.getByLabel("Số nhà, tên đường").fill("2 Hải Triều");
  await page.getByRole("button", { name: "Lưu địa chỉ" }).click();
  await expect(page.getByText("2 Hải Triều")).toBeVisible();

  await page.getByRole("button", { name: "Đặt làm mặc định: địa chỉ của Mai ở cơ quan" }).click();
  await expect(page.getByText("Đã đổi địa chỉ mặc định.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("Mai ở cơ quan");
  await page.getByRole("button", { name: "Xoá địa chỉ của Mai ở cơ quan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Xoá" }).click();
  await expect(page.getByText("Đã xoá địa chỉ.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});
