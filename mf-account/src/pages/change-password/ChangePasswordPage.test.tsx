import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { changePassword } from "@thuot-tha/shared/contracts/operations/customer/change-password";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import { ApiError } from "@thuot-tha/shared/http";
import { type Answer, answer, refuse } from "@thuot-tha/shared/testing";
import { lan, mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { ChangePasswordPage } from "./ChangePasswordPage.tsx";
import { changePasswordPage, loadChangePassword } from "./page.ts";

const props = { params: {}, pathname: "/account/change-password", search: "" };

async function submit(current: string, next: string): Promise<void> {
  if (current) await userEvent.type(screen.getByLabelText("Mật khẩu hiện tại"), current);
  if (next) await userEvent.type(screen.getByLabelText("Mật khẩu mới"), next);
  await userEvent.click(screen.getByRole("button", { name: "Đổi mật khẩu" }));
}

describe("ChangePasswordPage", () => {
  it("empties the form once the password is changed, and focuses the title in place of the button", async () => {
    const shop = startShop([answer(changePassword, {})]);
    shop.signIn(mai);
    shop.show(<ChangePasswordPage />);
    await submit("lua-sen-2026", "gam-do-2027");
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã đổi mật khẩu." }]));
    expect(screen.getByLabelText("Mật khẩu hiện tại")).toHaveValue("");
    expect(screen.getByLabelText("Mật khẩu mới")).toHaveValue("");
    expect(screen.getByRole("heading", { name: "Đổi mật khẩu" })).toHaveFocus();
  });

  it("is empty for another customer who signs in meanwhile", async () => {
    const shop = startShop();
    shop.signIn(mai);
    shop.show(<ChangePasswordPage />);
    await userEvent.type(screen.getByLabelText("Mật khẩu hiện tại"), "lua-sen-2026");
    act(() => shop.signIn(lan));
    expect(screen.getByLabelText("Mật khẩu hiện tại")).toHaveValue("");
  });

  it("puts a wrong current password under its field", async () => {
    const shop = startShop([
      answer(changePassword, () => {
        const message = "Mật khẩu hiện tại chưa đúng.";
        throw new ApiError({ status: 400, code: "VALIDATION_FAILED", message, fields: { currentPassword: message } });
      }),
    ]);
    shop.signIn(mai);
    shop.show(<ChangePasswordPage />);
    await submit("sai", "gam-do-2027");
    await waitFor(() => expect(screen.getByLabelText("Mật khẩu hiện tại")).toHaveFocus());
    expect(screen.getByLabelText("Mật khẩu hiện tại")).toHaveAccessibleDescription("Mật khẩu hiện tại chưa đúng.");
    expect(screen.getByLabelText("Mật khẩu mới")).toHaveValue("gam-do-2027");
  });

  it("keeps what was typed when the network fails", async () => {
    const shop = startShop([answer(changePassword, () => refuse(0, "Network error"))]);
    shop.signIn(mai);
    shop.show(<ChangePasswordPage />);
    await submit("lua-sen-2026", "gam-do-2027");
    expect(await screen.findByRole("alert")).toHaveTextContent("Chưa kết nối được với cửa hàng");
    expect(screen.getByLabelText("Mật khẩu hiện tại")).toHaveValue("lua-sen-2026");
    expect(screen.getByLabelText("Mật khẩu mới")).toHaveValue("gam-do-2027");
  });

  it("refuses the e-mail or the phone as a password", async () => {
    const shop = startShop();
    shop.signIn(mai);
    shop.show(<ChangePasswordPage />);
    await submit("lua-sen-2026", "mai@example.com");
    expect(screen.getByText("Mật khẩu không được trùng với e-mail hoặc số điện thoại.")).toBeInTheDocument();
  });

  /** The page of a customer who signs in with a provider and has no password. */
  async function openFirst(link: Answer) {
    const social = { ...mai, user: { ...mai.user, hasPassword: false } };
    const shop = startShop([answer(getMe, social), link], "/account/change-password");
    shop.signIn(social);
    await shop.load(loadChangePassword);
    shop.show(<ChangePasswordPage />);
    return shop;
  }

  it("sends a customer without a password the link for choosing one", async () => {
    const shop = await openFirst(answer(requestPasswordReset, {}));
    expect(screen.getByRole("heading", { level: 1, name: "Đặt mật khẩu" })).toBeInTheDocument();
    expect(changePasswordPage.head(shop.store.getState(), props).title).toBe("Đặt mật khẩu");
    expect(screen.queryByLabelText("Mật khẩu hiện tại")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Gửi đường dẫn" }));
    expect(await screen.findByText(/^Thư đang trên đường đến mai@example\.com/)).toBeInTheDocument();
    expect(shop.client.inputs(requestPasswordReset)).toEqual([{ body: { email: "mai@example.com" } }]);
    expect(screen.getByRole("button", { name: "Gửi lại" })).toBeInTheDocument();
  });

  it("shows why the link could not be sent, and sends it once more", async () => {
    const refusal = "Bạn vừa yêu cầu đường dẫn. Hãy thử lại sau ít phút.";
    const shop = await openFirst(answer(requestPasswordReset, () => refuse(429, refusal)));
    await userEvent.click(screen.getByRole("button", { name: "Gửi đường dẫn" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(refusal);
    shop.client.answer(requestPasswordReset, {});
    await userEvent.click(screen.getByRole("button", { name: "Gửi đường dẫn" }));
    expect(await screen.findByText(/^Thư đang trên đường đến mai@example\.com/)).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("asks a customer with a password for it", async () => {
    const shop = startShop([answer(getMe, { ...mai, user: { ...mai.user, hasPassword: true } })]);
    shop.signIn(mai);
    await shop.load(loadChangePassword);
    shop.show(<ChangePasswordPage />);
    expect(screen.getByLabelText("Mật khẩu hiện tại")).toBeInTheDocument();
    expect(changePasswordPage.head(shop.store.getState(), props).title).toBe("Đổi mật khẩu");
  });
});
