import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { answer } from "@thuot-tha/shared/testing";
import { mai, rented } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { AccountHomePage } from "./AccountHomePage.tsx";
import { loadHome } from "./page.ts";

describe("AccountHomePage", () => {
  it("shows the account at a glance", async () => {
    const shop = startShop([
      answer(listOrders, {
        items: [rented],
        pagination: { page: 1, limit: 3, total: 1 },
        counts: { NOT_PAID: 0, DELIVERING: 1, DONE: 4, CANCEL: 0 },
      }),
      answer(getWallet, { balance: 250_000, received: 250_000, spent: 0 }),
    ]);
    shop.signIn(mai);
    await shop.load(loadHome);
    shop.show(<AccountHomePage />);
    expect(screen.getByRole("heading", { level: 1, name: "Chào Mai" })).toBeInTheDocument();
    const tiles = within(screen.getByRole("region", { name: "Đơn hàng của bạn" }));
    expect(tiles.getByRole("link", { name: /4\s*Hoàn tất/ })).toHaveAttribute(
      "href",
      "/account/order-history?tab=DONE",
    );
    expect(tiles.getByRole("link", { name: /Số dư ví/ })).toHaveTextContent("250.000 ₫");
    expect(screen.getByRole("link", { name: /^Áo dài lụa sen ?, xem đơn TT261201AAAA$/ })).toBeInTheDocument();
  });

  it("goes home with its message after signing out in its own menu, which goes with the orders", async () => {
    const shop = startShop(
      [
        answer(listOrders, {
          items: [rented],
          pagination: { page: 1, limit: 3, total: 1 },
          counts: { NOT_PAID: 0, DELIVERING: 1, DONE: 0, CANCEL: 0 },
        }),
        answer(getWallet, { balance: 250_000, received: 250_000, spent: 0 }),
        answer(logOut, {}),
      ],
      "/account",
    );
    shop.signIn(mai);
    await shop.load(loadHome);
    shop.show(<AccountHomePage />);
    // The shell leaves a customer page for the login page as the session ends.
    sessionChanged.subscribe(
      shop.as("shell"),
      ({ isGuest }) => isGuest && shop.host.router.navigator.replace("/login", null),
    );
    const [beside, own] = screen.getAllByRole("button", { name: "Đăng xuất" });
    await userEvent.click(own!);
    await waitFor(() => expect(shop.visited).toEqual(["/login", "/home"]));
    expect(shop.notices).toEqual([{ kind: "success", message: "Bạn đã đăng xuất. Hẹn gặp lại!" }]);
    expect(beside).toBeInTheDocument();
    expect(own).not.toBeInTheDocument();
  });

  it("shows a new customer the way to the shop", async () => {
    const shop = startShop([
      answer(listOrders, {
        items: [],
        pagination: { page: 1, limit: 3, total: 0 },
        counts: { NOT_PAID: 0, DELIVERING: 0, DONE: 0, CANCEL: 0 },
      }),
      answer(getWallet, { balance: 0, received: 0, spent: 0 }),
    ]);
    shop.signIn(mai);
    await shop.load(loadHome);
    shop.show(<AccountHomePage />);
    expect(screen.getByRole("heading", { name: "Bạn chưa có đơn nào" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Xem bộ sưu tập" })).toHaveAttribute("href", "/home");
  });
});
