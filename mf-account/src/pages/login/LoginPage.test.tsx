import { screen, waitFor } from "@testing-library/react";
import { listLoginProviders } from "@thuot-tha/shared/contracts/operations/customer/list-login-providers";
import { answer } from "@thuot-tha/shared/testing";
import { returnToOf } from "../../features/session/return-to.ts";
import { openSignIn } from "../../features/session/saga.ts";
import { mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { LoginPage } from "./LoginPage.tsx";

const props = (search: string) => ({ params: {}, pathname: "/login", search });

describe("returnToOf", () => {
  it.each([
    ["?returnTo=%2Faccount%2Fprofile", "/account/profile"],
    ["?returnTo=%2Fcheckout%3Fstep%3D2", "/checkout?step=2"],
    ["", "/home"],
    ["?returnTo=https%3A%2F%2Fevil.example%2Fhome", "/home"],
    ["?returnTo=%2F%2Fevil.example", "/home"],
    ["?returnTo=%2F%5Cevil.example", "/home"],
    ["?returnTo=%2F%09%2Fevil.example", "/home"],
    ["?returnTo=%2F%0A%2Fevil.example", "/home"],
    ["?returnTo=javascript%3Aalert(1)", "/home"],
  ])("reads %s as %s, never as another origin", (search, path) => {
    expect(returnToOf(search)).toBe(path);
  });
});

describe("LoginPage", () => {
  it("leads a shopper who is signed in already on to where they were going", async () => {
    const shop = startShop();
    shop.signIn(mai);
    shop.show(<LoginPage {...props("?returnTo=%2Faccount%2Fprofile")} />);
    await waitFor(() => expect(shop.visited).toEqual(["/account/profile"]));
  });

  it.each([
    ["/checkout/payment/TT261201ABCDEF?resultCode=0", "Đăng nhập để xem kết quả thanh toán."],
    ["/member-ship/payment/5f3f2f0e", "Đăng nhập để xem kết quả thanh toán."],
    ["/checkout/payment", "Chào mừng bạn trở lại với tủ đồ Thướt Tha."],
  ])("says what follows the sign-in that leads to %s", (path, lead) => {
    const shop = startShop();
    shop.signOut();
    shop.show(<LoginPage {...props(`?returnTo=${encodeURIComponent(path)}`)} />);
    expect(screen.getByText(lead, { exact: false })).toBeInTheDocument();
  });

  it("keeps the way back when going over to registration", () => {
    const shop = startShop();
    shop.signOut();
    shop.show(<LoginPage {...props("?returnTo=%2Fcheckout")} />);
    expect(screen.getByRole("link", { name: "Tạo tài khoản" })).toHaveAttribute(
      "href",
      "/register?returnTo=%2Fcheckout",
    );
    expect(shop.visited).toEqual([]);
  });

  it("offers the ways to sign in elsewhere that the shop has keys for", async () => {
    const shop = startShop([answer(listLoginProviders, { items: ["google", "apple"] })]);
    shop.signOut();
    shop.show(<LoginPage {...props("?returnTo=%2Fcheckout")} />);
    const google = await screen.findByRole("link", { name: "Tiếp tục với Google" });
    expect(google).toHaveAttribute("href", "/v2/user/consumer/login/google?returnTo=%2Fcheckout");
    expect(google).toHaveAttribute("rel", "external");
    expect(screen.getByRole("link", { name: "Tiếp tục với Apple" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Tiếp tục với Facebook" })).not.toBeInTheDocument();
  });

  it("opens with the ways to sign in elsewhere, so that nothing moves when they come", async () => {
    const shop = startShop([answer(listLoginProviders, { items: ["google"] })]);
    shop.signOut();
    await shop.load(openSignIn);
    shop.show(<LoginPage {...props("")} />);
    expect(screen.getByRole("link", { name: "Tiếp tục với Google" })).toBeInTheDocument();
    expect(shop.client.calls).toHaveLength(1);
  });

  it("opens without them when the shop does not answer", async () => {
    jest.useFakeTimers();
    try {
      const shop = startShop([answer(listLoginProviders, () => new Promise<never>(() => undefined))]);
      shop.signOut();
      const opened = shop.load(openSignIn);
      await jest.advanceTimersByTimeAsync(1500);
      await opened;
      shop.show(<LoginPage {...props("")} />);
      expect(screen.getByRole("button", { name: "Đăng nhập" })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it("shows that signing in elsewhere has failed, and hides it on return from another page", async () => {
    const shop = startShop([], "/login?status=unknown&returnTo=%2Fcheckout");
    shop.signOut();
    await shop.load(openSignIn);
    shop.show(<LoginPage {...props("?status=unknown&returnTo=%2Fcheckout")} />);
    expect(screen.getByRole("alert")).toHaveTextContent("Chưa đăng nhập được bằng tài khoản này. Bạn thử lại");
    expect(screen.getByRole("link", { name: "Quên mật khẩu?" })).toHaveAttribute(
      "href",
      "/forgot-password?returnTo=%2Fcheckout",
    );
  });
});
