import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import { answer } from "@thuot-tha/shared/testing";
import { mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { AccountLink } from "./AccountLink.tsx";

describe("AccountLink", () => {
  it("leads a guest to the login page, and back to where they are", () => {
    const shop = startShop([], "/product/ao-dai?size=M");
    shop.signOut();
    shop.show(<AccountLink />);
    expect(screen.getByRole("link", { name: "Đăng nhập" })).toHaveAttribute(
      "href",
      "/login?returnTo=%2Fproduct%2Fao-dai%3Fsize%3DM",
    );
  });

  it("adds no return address on the home page", () => {
    const shop = startShop([], "/home");
    shop.signOut();
    shop.show(<AccountLink />);
    expect(screen.getByRole("link", { name: "Đăng nhập" })).toHaveAttribute("href", "/login");
  });

  it("opens a customer's menu, and closes it on Escape with the focus where it was", async () => {
    const shop = startShop();
    shop.signIn(mai);
    shop.show(<AccountLink />);
    const opener = screen.getByRole("button", { name: "Tài khoản của Nguyễn Thị Mai" });
    expect(opener).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(opener);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Đơn hàng",
      "Yêu thích",
      "Chờ ngày trống",
      "Thông báo",
      "Ví của tôi",
      "Sổ địa chỉ",
      "Hồ sơ",
      "Đổi mật khẩu",
    ]);
    await userEvent.keyboard("{Tab}{Escape}");
    expect(opener).toHaveAttribute("aria-expanded", "false");
    expect(opener).toHaveFocus();
  });

  it("signs out, shows it and goes home", async () => {
    const shop = startShop([answer(logOut, {})], "/account/profile");
    shop.signIn(mai);
    shop.show(<AccountLink />);
    await userEvent.click(screen.getByRole("button", { name: "Tài khoản của Nguyễn Thị Mai" }));
    await userEvent.click(screen.getByRole("button", { name: "Đăng xuất" }));
    await waitFor(() => expect(shop.visited).toEqual(["/home"]));
    expect(shop.received.signedOut).toBe(1);
    expect(shop.notices).toEqual([{ kind: "success", message: "Bạn đã đăng xuất. Hẹn gặp lại!" }]);
    expect(screen.getByRole("link", { name: "Đăng nhập" })).toBeInTheDocument();
  });
});
