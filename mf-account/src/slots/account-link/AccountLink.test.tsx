import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import { NO_ANSWER } from "@thuot-tha/shared/http";
import { answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import { lan, mai } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { AccountLink } from "./AccountLink.tsx";

beforeAll(fillJsdomGaps);

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

  it("leads to the login page before the session is known, unless the cookie shows that there is one", () => {
    const shop = startShop([], "/product/ao-dai?size=M");
    shop.show(<AccountLink />);
    expect(screen.getByRole("link", { name: "Đăng nhập" })).toHaveAttribute(
      "href",
      "/login?returnTo=%2Fproduct%2Fao-dai%3Fsize%3DM",
    );
    cleanup();
    const cookie = jest.spyOn(document, "cookie", "get").mockReturnValue("tt_signed_in=1");
    shop.show(<AccountLink />);
    cookie.mockRestore();
    expect(screen.getByRole("link", { name: "Tài khoản" })).toHaveAttribute("href", "/account");
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

  it("says that the customer is still signed in when signing out fails, until they try again", async () => {
    let isReachable = false;
    const shop = startShop([answer(logOut, () => (isReachable ? {} : refuse(0, NO_ANSWER)))], "/account/profile");
    shop.signIn(mai);
    shop.show(<AccountLink />);
    const opener = screen.getByRole("button", { name: "Tài khoản của Nguyễn Thị Mai" });
    const dialog = { name: "Bạn vẫn đang đăng nhập. Thử đăng xuất lại?" };
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("button", { name: "Đăng xuất" }));
    const first = await screen.findByRole("dialog", dialog);
    expect(first).toHaveTextContent("Chưa kết nối được với cửa hàng. Bạn kiểm tra mạng rồi thử lại nhé.");
    await userEvent.click(within(first).getByRole("button", { name: "Để sau" }));
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("button", { name: "Đăng xuất" }));
    isReachable = true;
    const second = await screen.findByRole("dialog", dialog);
    await userEvent.click(within(second).getByRole("button", { name: "Thử lại" }));
    await waitFor(() => expect(shop.visited).toEqual(["/home"]));
    expect(shop.client.inputs(logOut)).toHaveLength(3);
    expect(shop.notices).toEqual([{ kind: "success", message: "Bạn đã đăng xuất. Hẹn gặp lại!" }]);
  });

  it("signs out on every device once the customer has confirmed it", async () => {
    const shop = startShop([answer(logOut, {})], "/account/profile");
    shop.signIn(mai);
    shop.show(<AccountLink />);
    const opener = screen.getByRole("button", { name: "Tài khoản của Nguyễn Thị Mai" });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("button", { name: "Đăng xuất mọi thiết bị" }));
    const question = await screen.findByRole("dialog", { name: "Đăng xuất khỏi mọi thiết bị?" });
    await userEvent.click(within(question).getByRole("button", { name: "Ở lại" }));
    expect(shop.received.signedOut).toBe(0);
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("button", { name: "Đăng xuất mọi thiết bị" }));
    await userEvent.click(await screen.findByRole("button", { name: "Đăng xuất tất cả" }));
    await waitFor(() => expect(shop.visited).toEqual(["/home"]));
    expect(shop.client.calls.at(-1)?.input).toEqual({ body: { everywhere: true } });
    expect(shop.notices).toEqual([{ kind: "success", message: "Bạn đã đăng xuất khỏi mọi thiết bị. Hẹn gặp lại!" }]);
  });

  it("reports what was done when the question is confirmed while an ordinary sign-out runs", async () => {
    let end = (): void => undefined;
    const ended = new Promise<Record<string, never>>((resolve) => {
      end = () => resolve({});
    });
    const shop = startShop([answer(logOut, ended)]);
    shop.signIn(mai);
    shop.show(<AccountLink />);
    const opener = screen.getByRole("button", { name: "Tài khoản của Nguyễn Thị Mai" });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("button", { name: "Đăng xuất" }));
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("button", { name: "Đăng xuất mọi thiết bị" }));
    await userEvent.click(await screen.findByRole("button", { name: "Đăng xuất tất cả" }));
    end();
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Bạn đã đăng xuất. Hẹn gặp lại!" }]));
    expect(shop.client.inputs(logOut)).toEqual([{ body: { everywhere: false } }]);
  });

  it("reports once what the next customer of the tab has requested", async () => {
    let end = (): void => undefined;
    const ended = new Promise<Record<string, never>>((resolve) => {
      end = () => resolve({});
    });
    const shop = startShop([answer(logOut, ended)]);
    shop.signIn(mai);
    shop.show(<AccountLink />);
    const signOut = async (name: string) => {
      await userEvent.click(screen.getByRole("button", { name: `Tài khoản của ${name}` }));
      await userEvent.click(screen.getByRole("button", { name: "Đăng xuất" }));
    };
    await signOut("Nguyễn Thị Mai");
    act(() => shop.signIn(lan));
    await userEvent.keyboard("{Escape}");
    await signOut(lan.user.fullName);
    await act(async () => end());
    await waitFor(() => expect(shop.visited).toEqual(["/home"]));
    expect(shop.notices).toEqual([{ kind: "success", message: "Bạn đã đăng xuất. Hẹn gặp lại!" }]);
  });
});
