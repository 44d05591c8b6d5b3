import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** Fills the form that registers a customer, and sends it. */
export async function fillRegistration(): Promise<void> {
  const form = screen.getByRole("form", { name: "Tạo tài khoản" });
  await userEvent.type(within(form).getByLabelText("Họ và tên"), "Nguyễn Thị Mai");
  await userEvent.type(within(form).getByLabelText("E-mail"), "mai@example.com");
  await userEvent.type(within(form).getByLabelText("Số điện thoại"), "0912 345 678");
  await userEvent.type(within(form).getByLabelText("Mật khẩu"), "lua-sen-2026");
  await userEvent.click(within(form).getByRole("button", { name: "Tạo tài khoản" }));
}
