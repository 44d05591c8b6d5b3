import { act, waitFor } from "@testing-library/react";
import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import type { Load, PageProps } from "@thuot-tha/shared/platform";
import { answer } from "@thuot-tha/shared/testing";
import type { ComponentType } from "react";
import { loadNotifications } from "../features/notification/saga.ts";
import { loadOrder, loadOrders } from "../features/order/saga.ts";
import { loadWallet } from "../features/wallet/load.ts";
import { entry, lan, mai, message, rented } from "../testing/samples.ts";
import { startShop } from "../testing/start-shop.tsx";
import { AccountHomePage } from "./home/AccountHomePage.tsx";
import { loadHome } from "./home/page.ts";
import { NotificationsPage } from "./notifications/NotificationsPage.tsx";
import { OrderPage } from "./order/OrderPage.tsx";
import { OrdersPage } from "./orders/OrdersPage.tsx";
import { WalletPage } from "./wallet/WalletPage.tsx";

const pagination = { page: 1, limit: 10, total: 1 };
const answers = [
  answer(listOrders, {
    items: [rented],
    pagination,
    counts: { NOT_PAID: 0, DELIVERING: 1, DONE: 0, CANCEL: 0 },
  }),
  answer(getOrder, rented),
  answer(listProductCards, { items: [] }),
  answer(getWallet, { balance: 0, received: 0, spent: 0 }),
  answer(listWalletEntries, { items: [entry], pagination }),
  answer(listNotifications, { items: [message], unread: 1, pagination }),
];

const pages: [path: string, Component: ComponentType<PageProps>, load: Load][] = [
  ["/account", AccountHomePage, loadHome],
  ["/account/order-history", OrdersPage, loadOrders],
  ["/account/order-history/TT261201AAAA", OrderPage, loadOrder],
  ["/account/wallet", WalletPage, loadWallet],
  ["/account/notification", NotificationsPage, loadNotifications],
];

describe.each(pages)("%s", (path, Component, load) => {
  async function open() {
    const shop = startShop(answers, path);
    shop.signIn(mai);
    await shop.load(load, { orderId: rented.id });
    shop.show(<Component params={{}} pathname={path} search="" />);
    return shop;
  }

  it("leads to the login page and back when the session ends elsewhere and takes all that was shown with it", async () => {
    const shop = await open();
    act(() => shop.signOut());
    await waitFor(() => expect(shop.visited).toEqual([`/login?returnTo=${encodeURIComponent(path)}`]));
  });

  it("is fetched again when another customer is here instead", async () => {
    const shop = await open();
    act(() => shop.signIn(lan));
    await waitFor(() => expect(shop.visited).toEqual([path]));
  });
});
