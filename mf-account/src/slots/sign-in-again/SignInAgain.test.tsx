import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { answer } from "@thuot-tha/shared/testing";
import { mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { SignInAgain } from "./SignInAgain.tsx";

describe("SignInAgain", () => {
  it("names the customer, and leaves the page under it alone", async () => {
    const shop = startShop([answer(logIn, mai)], "/account/profile");
    shop.signIn(mai);
    shop.show(<SignInAgain />);
    expect(screen.getByLabelText("E-mail hoặc số điện thoại")).toHaveValue("mai@example.com");
    expect(screen.getByRole("link", { name: "Quên mật khẩu?" })).toHaveAttribute("target", "_blank");
    expect(screen.getByLabelText("Mật khẩu")).toHaveFocus();
    await userEvent.keyboard("lua-sen-2026");
    await userEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    await waitFor(() => expect(shop.received.signedIn).toHaveLength(1));
    expect(shop.visited).toEqual([]);
  });
});
