import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { openPassword } from "../../features/password/saga.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";

const props = { params: {}, pathname: "/forgot-password", search: "?returnTo=%2Fcheckout" };

async function submit(email: string): Promise<void> {
  await userEvent.type(screen.getByLabelText("E-mail"), email);
  await userEvent.click(screen.getByRole("button", { name: "Gửi đường dẫn" }));
}

describe("ForgotPasswordPage", () => {
  it("shows the same for every address, and can request again", async () => {
    const shop = startShop([answer(requestPasswordReset, {})]);
    shop.show(<ForgotPasswordPage {...props} />);
    await submit("mai@example.com");
    expect(await screen.findByRole("heading", { name: "Kiểm tra hộp thư của bạn" })).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("Nếu mai@example.com có tài khoản ở Thướt Tha");
    expect(screen.getByRole("status")).toHaveFocus();
    expect(shop.client.inputs(requestPasswordReset)).toEqual([{ body: { email: "mai@example.com" } }]);
    await userEvent.click(screen.getByRole("button", { name: "Gửi đến e-mail khác" }));
    expect(screen.getByLabelText("E-mail")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Về trang đăng nhập" })).toHaveAttribute(
      "href",
      "/login?returnTo=%2Fcheckout",
    );
  });

  it("keeps what was typed when there were too many tries", async () => {
    const shop = startShop([answer(requestPasswordReset, () => refuse(429, "Bạn thử lại sau 5 phút nhé."))]);
    shop.show(<ForgotPasswordPage {...props} />);
    await submit("mai@example.com");
    expect(await screen.findByRole("alert")).toHaveTextContent("Bạn thử lại sau 5 phút nhé.");
    expect(screen.getByLabelText("E-mail")).toHaveValue("mai@example.com");
  });

  it("says a letter was sent to the e-mail of the form on screen, not to that of a form that was left", async () => {
    const answers: ((sent: Record<string, never>) => void)[] = [];
    const shop = startShop([answer(requestPasswordReset, () => new Promise((resolve) => void answers.push(resolve)))]);
    const left = shop.show(<ForgotPasswordPage {...props} />);
    await submit("mai@example.com");
    left.unmount();
    await shop.load(openPassword);
    shop.show(<ForgotPasswordPage {...props} />);
    await submit("lan@example.com");
    expect(shop.client.inputs(requestPasswordReset).map(({ body }) => body.email)).toEqual([
      "mai@example.com",
      "lan@example.com",
    ]);
    await act(async () => answers[0]?.({}));
    expect(screen.getByLabelText("E-mail")).toHaveValue("lan@example.com");
    await act(async () => answers[1]?.({}));
    expect(screen.getByRole("status")).toHaveTextContent("Nếu lan@example.com có tài khoản ở Thướt Tha");
  });

  it("does not send what is no e-mail", async () => {
    const shop = startShop();
    shop.show(<ForgotPasswordPage {...props} />);
    await submit("mai");
    await waitFor(() => expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription("E-mail không hợp lệ."));
    expect(shop.client.calls).toEqual([]);
  });
});
