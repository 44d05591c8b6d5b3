import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { LoginPage } from "../../../pages/login/LoginPage.tsx";
import { fillRegistration } from "../../../testing/fill-registration.ts";
import { mai } from "../../../testing/samples.ts";
import { startShop } from "../../../testing/start-shop.tsx";
import { openSignIn } from "../saga.ts";
import { getTaken } from "../selectors.ts";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

const offline = () => {
  throw new ApiError({ status: 0, code: "NETWORK", message: "Network error" });
};

describe("RegisterForm", () => {
  it("shows every field's error at once and focuses the first invalid field", async () => {
    const shop = startShop();
    shop.show(<RegisterForm />);
    await userEvent.click(screen.getByRole("button", { name: "Tạo tài khoản" }));
    expect(screen.getByLabelText("Họ và tên")).toHaveAccessibleDescription("Hãy nhập họ tên.");
    expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription("Hãy nhập e-mail.");
    expect(screen.getByLabelText("Số điện thoại")).toHaveAccessibleDescription(/Hãy nhập số điện thoại\.$/);
    expect(screen.getByLabelText("Mật khẩu")).toHaveAccessibleDescription(/Mật khẩu cần ít nhất 8 ký tự\.$/);
    expect(screen.getByLabelText("Họ và tên")).toHaveFocus();
    await userEvent.type(screen.getByLabelText("Họ và tên"), "\u200b\u200b\u200b");
    await userEvent.type(screen.getByLabelText("E-mail"), "mai@");
    await userEvent.type(screen.getByLabelText("Số điện thoại"), "0912");
    await userEvent.click(screen.getByRole("button", { name: "Tạo tài khoản" }));
    expect(screen.getByLabelText("Họ và tên")).toHaveAccessibleDescription("Hãy nhập họ tên.");
    expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription("E-mail không hợp lệ.");
    expect(screen.getByLabelText("Số điện thoại")).toHaveAccessibleDescription(/Số điện thoại không hợp lệ\.$/);
    expect(shop.client.calls).toEqual([]);
  });

  it("names the terms and the privacy policy, which open beside it", () => {
    startShop().show(<RegisterForm />);
    expect(screen.getByText(/^Khi tạo tài khoản/)).toHaveTextContent(
      "Khi tạo tài khoản, bạn đồng ý với Điều khoản và Chính sách bảo mật.",
    );
    const links = screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.getAttribute("target")]);
    expect(links).toEqual([
      ["/info/dieu-khoan", "_blank"],
      ["/info/chinh-sach-bao-mat", "_blank"],
    ]);
  });

  it("puts the API's field errors under their fields and clears one as soon as its field changes", async () => {
    const shop = startShop([
      answer(registerAccount, () => {
        throw new ApiError({
          status: 400,
          code: "VALIDATION_FAILED",
          message: "E-mail này đã có tài khoản.",
          fields: { email: "E-mail này đã có tài khoản.", phone: "Số này đã có tài khoản." },
        });
      }),
    ]);
    shop.show(<RegisterForm />);
    await fillRegistration();
    await waitFor(() => expect(screen.getByLabelText("E-mail")).toHaveFocus());
    expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription("E-mail này đã có tài khoản.");
    expect(screen.getByLabelText("Số điện thoại")).toHaveAccessibleDescription(/Số này đã có tài khoản\.$/);
    await userEvent.type(screen.getByLabelText("E-mail"), ".vn");
    expect(screen.getByLabelText("E-mail")).toBeValid();
    expect(screen.getByLabelText("E-mail")).toHaveFocus();
    expect(screen.getByLabelText("Số điện thoại")).toHaveAttribute("aria-invalid", "true");
  });

  it.each([
    ["email", "E-mail này đã có tài khoản.", "mai@example.com"],
    ["phone", "Số điện thoại này đã có tài khoản.", "0912 345 678"],
  ])("offers to sign in with the %s that has an account, and with the way back", async (field, message, account) => {
    const refuseTaken = () => {
      throw new ApiError({ status: 409, code: "ACCOUNT_TAKEN", message, fields: { [field]: message } });
    };
    const shop = startShop([answer(registerAccount, refuseTaken)], "/register?returnTo=%2Fcheckout");
    const { unmount } = shop.show(<RegisterForm />);
    expect(screen.queryByRole("link", { name: /^Đăng nhập/ })).toBeNull();
    await fillRegistration();
    const link = await screen.findByRole("link", { name: `Đăng nhập bằng ${account}` });
    expect(link).toHaveAttribute("href", "/login?returnTo=%2Fcheckout");
    await userEvent.click(link);
    expect(shop.visited).toEqual(["/login?returnTo=%2Fcheckout"]);
    unmount();
    await shop.load(openSignIn);
    shop.show(<LoginPage params={{}} pathname="/login" search="?returnTo=%2Fcheckout" />);
    expect(screen.getByLabelText("E-mail hoặc số điện thoại")).toHaveValue(account);
    act(() => shop.signIn(mai));
    expect(getTaken(shop.store.getState())).toBe("");
  });

  it("keeps what was typed when the network fails, and sends it again", async () => {
    let online = false;
    const shop = startShop([answer(registerAccount, () => (online ? mai : offline()))]);
    shop.show(<RegisterForm />);
    await fillRegistration();
    expect(await screen.findByText(/Chưa kết nối được với cửa hàng/)).toBeInTheDocument();
    expect(screen.getByLabelText("Họ và tên")).toHaveValue("Nguyễn Thị Mai");
    expect(screen.getByLabelText("E-mail")).toHaveValue("mai@example.com");
    expect(screen.getByLabelText("Số điện thoại")).toHaveValue("0912 345 678");
    expect(screen.getByLabelText("Mật khẩu")).toHaveValue("lua-sen-2026");
    online = true;
    await userEvent.click(screen.getByRole("button", { name: "Tạo tài khoản" }));
    await waitFor(() => expect(shop.received.signedIn).toHaveLength(1));
    expect(shop.received.tracked).toEqual([{ name: "sign_up", method: "password" }]);
  });
});

describe("LoginForm", () => {
  it("signs in and notifies the shell once, however often it is pressed", async () => {
    let reply = (_account: typeof mai): void => undefined;
    const answered = new Promise<typeof mai>((resolve) => {
      reply = resolve;
    });
    const shop = startShop([answer(logIn, answered)]);
    shop.show(<LoginForm />);
    await userEvent.type(screen.getByLabelText("E-mail hoặc số điện thoại"), "mai@example.com");
    await userEvent.type(screen.getByLabelText("Mật khẩu"), "lua-sen-2026");
    await userEvent.dblClick(screen.getByRole("button", { name: "Đăng nhập" }));
    reply(mai);
    await waitFor(() => expect(shop.received.signedIn).toHaveLength(1));
    expect(shop.received.signedIn[0]?.user.fullName).toBe("Nguyễn Thị Mai");
    expect(shop.client.inputs(logIn)).toEqual([{ body: { account: "mai@example.com", password: "lua-sen-2026" } }]);
    expect(shop.received.tracked).toEqual([{ name: "login", method: "password" }]);
    expect(shop.violations).toEqual([]);
  });

  it("shows that account or password is wrong, without naming which", async () => {
    const shop = startShop([
      answer(logIn, () => {
        const message = "Tài khoản hoặc mật khẩu chưa đúng.";
        throw new ApiError({ status: 401, code: "WRONG_CREDENTIALS", message });
      }),
    ]);
    shop.show(<LoginForm />);
    await userEvent.type(screen.getByLabelText("E-mail hoặc số điện thoại"), "0912345678");
    await userEvent.type(screen.getByLabelText("Mật khẩu"), "sai-mat-khau");
    await userEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Tài khoản hoặc mật khẩu chưa đúng.");
    expect(shop.received.signedIn).toEqual([]);
    expect(shop.received.signedOut).toBe(0);
  });

  it("keeps the notice of a failure until the next answer, and announces the same failure again", async () => {
    const message = "Tài khoản hoặc mật khẩu chưa đúng.";
    const shop = startShop([answer(logIn, () => refuse(401, message))]);
    shop.show(<LoginForm />);
    await userEvent.type(screen.getByLabelText("E-mail hoặc số điện thoại"), "0912345678");
    await userEvent.type(screen.getByLabelText("Mật khẩu"), "sai-mat-khau");
    await userEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    const first = await screen.findByRole("alert");
    let fail = (): void => undefined;
    shop.client.answer(
      logIn,
      new Promise((_, reject) => {
        fail = () => reject(new ApiError({ status: 401, code: "WRONG_CREDENTIALS", message }));
      }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    expect(screen.getByRole("button", { name: /Đăng nhập/ })).toHaveAttribute("aria-busy", "true");
    expect(screen.getByRole("alert")).toBe(first);
    fail();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByRole("alert")).toHaveTextContent(message);
    shop.client.answer(logIn, mai);
    await userEvent.click(screen.getByRole("button", { name: "Đăng nhập" }));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  it("shows and hides the password", async () => {
    startShop().show(<LoginForm />);
    expect(screen.getByLabelText("Mật khẩu")).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByRole("button", { name: "Hiện mật khẩu" }));
    expect(screen.getByLabelText("Mật khẩu")).toHaveAttribute("type", "text");
    await userEvent.click(screen.getByRole("button", { name: "Ẩn mật khẩu" }));
    expect(screen.getByLabelText("Mật khẩu")).toHaveAttribute("type", "password");
  });
});
