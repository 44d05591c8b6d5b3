import { screen, within } from "@testing-library/react";
import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
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
