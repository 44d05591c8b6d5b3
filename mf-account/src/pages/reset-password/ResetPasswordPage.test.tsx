import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { resetPassword } from "@thuot-tha/shared/contracts/operations/customer/reset-password";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { startShop } from "../../testing/start-shop.tsx";
import { ResetPasswordPage } from "./ResetPasswordPage.tsx";

const props = (search: string) => ({ params: {}, pathname: "/reset-password", search });

async function choose(password: string): Promise<void> {
  await userEvent.type(screen.getByLabelText("Mật khẩu mới"), password);
  await userEvent.click(screen.getByRole("button", { name: "Đặt mật khẩu mới" }));
}

describe("ResetPasswordPage", () => {
  it("sets the password and leads to the login page", async () => {
    const shop = startShop([answer(resetPassword, {})]);
    shop.show(<ResetPasswordPage {...props("?token=t-1")} />);
    await choose("gam-do-2027");
    await waitFor(() => expect(shop.visited).toEqual(["/login"]));
    expect(shop.client.inputs(resetPassword)).toEqual([{ body: { token: "t-1", password: "gam-do-2027" } }]);
    expect(shop.notices).toEqual([{ kind: "success", message: "Đã đặt mật khẩu mới. Mời bạn đăng nhập." }]);
  });

  it("signs out a browser whose session has ended with the old password", async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
    document.cookie = "tt_signed_in=1";
    const shop = startShop([answer(resetPassword, {}), answer(getMe, () => refuse(401, "Mời bạn đăng nhập."))]);
    shop.show(<ResetPasswordPage {...props("?token=t-1")} />);
    await choose("gam-do-2027");
    await waitFor(() => expect(shop.visited).toEqual(["/login"]));
    expect(shop.received.signedOut).toBe(1);
  });

  it("shows when the link has expired, and links to a new one", async () => {
    const shop = startShop([
      answer(resetPassword, () => refuse(400, "Đường dẫn đã hết hạn hoặc đã được dùng.", "RESET_LINK_INVALID")),
    ]);
    shop.show(<ResetPasswordPage {...props("?token=old")} />);
    await choose("gam-do-2027");
    expect(await screen.findByRole("alert")).toHaveTextContent("Đường dẫn đã hết hạn hoặc đã được dùng.");
    expect(screen.getByLabelText("Mật khẩu mới")).toHaveValue("gam-do-2027");
    expect(screen.getByRole("link", { name: "Xin đường dẫn mới" })).toHaveAttribute("href", "/forgot-password");
  });

  it("has no form without a token", () => {
    startShop().show(<ResetPasswordPage {...props("")} />);
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(screen.getByText("Hãy mở lại đường dẫn trong thư, hoặc xin một đường dẫn mới.")).toBeInTheDocument();
  });
});
