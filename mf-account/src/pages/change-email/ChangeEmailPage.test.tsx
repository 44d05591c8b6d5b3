import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { changeEmail } from "@thuot-tha/shared/contracts/operations/customer/change-email";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { requestEmailChange } from "@thuot-tha/shared/contracts/operations/customer/request-email-change";
import { ApiError, NO_ANSWER } from "@thuot-tha/shared/http";
import { type Answer, answer, refuse } from "@thuot-tha/shared/testing";
import { loadEmailChange } from "../../features/email/saga.ts";
import { mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { ChangeEmailPage } from "./ChangeEmailPage.tsx";

const changed = { ...mai, user: { ...mai.user, email: "mai.moi@example.com", emailProven: true } };

async function open(search: string, answers: readonly Answer[], account = mai) {
  const shop = startShop([answer(getMe, account), ...answers], `/account/change-email${search}`);
  shop.signIn(account);
  await shop.load(loadEmailChange);
  await act(async () => {
    shop.show(<ChangeEmailPage params={{}} pathname="/account/change-email" search={search} />);
  });
  return shop;
}

async function submit(email: string, password: string): Promise<void> {
  if (email) await userEvent.type(screen.getByLabelText("E-mail mới"), email);
  if (password) await userEvent.type(screen.getByLabelText("Mật khẩu hiện tại"), password);
  await userEvent.click(screen.getByRole("button", { name: "Gửi thư xác nhận" }));
}

describe("ChangeEmailPage", () => {
  it("has a letter sent to the new e-mail, and says which one counts until then", async () => {
    const shop = await open("", [answer(requestEmailChange, {})]);
    await submit("Mai.Moi@Example.com", "lua-sen-2026");
    expect(
      await screen.findByText(
        "Đã gửi thư đến mai.moi@example.com. Bạn mở thư và bấm “Đổi e-mail”, xem cả mục thư rác nhé. Đến lúc đó, bạn vẫn đăng nhập bằng mai@example.com.",
      ),
    ).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(/^Đã gửi thư đến/);
    expect(shop.client.inputs(requestEmailChange)).toEqual([
      { body: { email: "Mai.Moi@Example.com", currentPassword: "lua-sen-2026" } },
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Gửi đến e-mail khác" }));
    expect(screen.getByLabelText("E-mail mới")).toHaveFocus();
    expect(screen.getByLabelText("E-mail mới")).toHaveValue("");
    expect(screen.getByLabelText("Mật khẩu hiện tại")).toHaveValue("");
  });

  it("refuses no address, the customer's own one, and no password, before anything is sent", async () => {
    const shop = await open("", []);
    await submit("", "");
    expect(screen.getByText("Hãy nhập e-mail.")).toBeInTheDocument();
    expect(screen.getByText("Hãy nhập mật khẩu.")).toBeInTheDocument();
    await submit(" MAI@example.com", "");
    expect(screen.getByLabelText("E-mail mới")).toHaveAccessibleDescription("Đây đang là e-mail của bạn.");
    expect(shop.client.inputs(requestEmailChange)).toEqual([]);
  });

  it("puts the API's refusal at its field, and keeps what was typed", async () => {
    const message = "E-mail này đã có tài khoản.";
    await open("", [
      answer(requestEmailChange, () => {
        throw new ApiError({ status: 409, code: "ACCOUNT_TAKEN", message, fields: { email: message } });
      }),
    ]);
    await submit("lan@example.com", "lua-sen-2026");
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText("E-mail mới")).toHaveFocus();
    expect(screen.getByLabelText("E-mail mới")).toHaveValue("lan@example.com");
    expect(screen.getByLabelText("Mật khẩu hiện tại")).toHaveValue("lua-sen-2026");
  });

  it("changes the e-mail as the link opens, and emits it", async () => {
    const shop = await open("?token=t-1", [answer(changeEmail, changed)]);
    expect(await screen.findByText("Từ giờ bạn đăng nhập bằng mai.moi@example.com.")).toBeInTheDocument();
    expect(shop.client.inputs(changeEmail)).toEqual([{ body: { token: "t-1" } }]);
    expect(shop.received.signedIn.at(-1)?.user.email).toBe("mai.moi@example.com");
    expect(screen.getByRole("link", { name: "Về hồ sơ" })).toHaveAttribute("href", "/account/profile");
  });

  it("uses the link again where no answer came, and offers another letter where it no longer counts", async () => {
    const shop = await open("?token=t-1", [answer(changeEmail, () => refuse(0, NO_ANSWER))]);
    expect(await screen.findByRole("alert")).toHaveTextContent("Chưa kết nối được với cửa hàng");
    shop.client.answer(changeEmail, () => refuse(400, "Đường dẫn đã hết hạn.", "EMAIL_LINK_INVALID"));
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await screen.findByText("Đường dẫn đã hết hạn.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Thử lại" })).not.toBeInTheDocument();
    expect(screen.getByLabelText("E-mail mới")).toBeInTheDocument();
  });

  it("leads a customer without a password to choosing one first", async () => {
    await open("", [], { ...mai, user: { ...mai.user, hasPassword: false } });
    expect(screen.getByRole("link", { name: "Đặt mật khẩu" })).toHaveAttribute("href", "/account/change-password");
    expect(screen.queryByLabelText("E-mail mới")).not.toBeInTheDocument();
  });
});
