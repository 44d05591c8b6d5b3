import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { getLogin } from "../../features/session/selectors.ts";
import { loginSubmitted } from "../../features/session/slice.ts";
import { fillRegistration } from "../../testing/fill-registration.ts";
import { mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { SignIn } from "./SignIn.tsx";

describe("SignIn", () => {
  it("shows no refusal of the login page", async () => {
    const shop = startShop([answer(logIn, () => refuse(401, "Mật khẩu chưa đúng."))], "/checkout");
    shop.signOut();
    shop.store.dispatch(loginSubmitted({ account: "mai@example.com", password: "sai-roi-2026" }));
    await waitFor(() => expect(getLogin(shop.store.getState()).is).toBe("failed"));
    shop.show(<SignIn />);
    expect(screen.queryByText("Mật khẩu chưa đúng.")).toBeNull();
  });

  it("shows the form to sign in with the e-mail that a registration was refused with", async () => {
    const message = "E-mail này đã có tài khoản.";
    const refuseTaken = () => {
      throw new ApiError({ status: 409, code: "ACCOUNT_TAKEN", message, fields: { email: message } });
    };
    const shop = startShop([answer(registerAccount, refuseTaken)], "/checkout");
    shop.signOut();
    shop.show(<SignIn />);
    await userEvent.click(screen.getByRole("tab", { name: "Tạo tài khoản" }));
    await fillRegistration();
    await userEvent.click(await screen.findByRole("link", { name: "Đăng nhập bằng mai@example.com" }));
    expect(screen.getByRole("tab", { name: "Đăng nhập" })).toHaveFocus();
    expect(screen.getByRole("tab", { name: "Đăng nhập" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByLabelText("E-mail hoặc số điện thoại")).toHaveValue("mai@example.com");
    expect(shop.visited).toEqual([]);
  });

  it("signs in and stays where it is", async () => {
    const shop = startShop([answer(logIn, mai)], "/checkout");
    shop.signOut();
    const { container } = shop.show(<SignIn />);
    await userEvent.type(screen.getByLabelText("E-mail hoặc số điện thoại"), "mai@example.com");
    await userEvent.click(screen.getByRole("tab", { name: "Tạo tài khoản" }));
    await userEvent.click(screen.getByRole("tab", { name: "Đăng nhập" }));
    expect(screen.getByLabelText("E-mail hoặc số điện thoại")).toHaveValue("mai@example.com");
    await userEvent.type(screen.getAllByLabelText("Mật khẩu")[0] as HTMLElement, "lua-sen-2026");
    await userEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(shop.received.signedIn).toHaveLength(1);
    expect(shop.visited).toEqual([]);
  });
});
