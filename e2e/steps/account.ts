import type { Page } from "@playwright/test";
import type { Person } from "./person.ts";

/** Registers where checkout asks who is there. */
export async function registerInPlace(page: Page, person: Person): Promise<void> {
  await page.getByRole("tab", { name: "Tạo tài khoản" }).click();
  await register(page, person);
}

/** Fills in and sends the registration form. */
export async function register(page: Page, person: Person): Promise<void> {
  const form = page.getByRole("form", { name: "Tạo tài khoản" });
  await form.getByRole("textbox", { name: "Họ và tên" }).fill(person.fullName);
  await form.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await form.getByRole("textbox", { name: "Số điện thoại" }).fill(person.phone);
  await form.getByRole("textbox", { name: "Mật khẩu" }).fill(person.password);
  await form.getByRole("button", { name: "Tạo tài khoản" }).click();
}
