import { screen, waitFor } from "@testing-library/react";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { answer, settled } from "@thuot-tha/shared/testing";
import { act } from "react";
import { Bell } from "../../slots/notifications/Bell.tsx";
import { lan, mai, message, rented } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { loadOrder } from "../order/saga.ts";
import type { News } from "./news.ts";

let receive: (news: News) => void = () => undefined;
const opened: string[] = [];
const closed: string[] = [];

jest.mock("./news.ts", () => ({
  openNews: (userId: string, listener: (news: News) => void) => {
    opened.push(userId);
    receive = listener;
    return () => void closed.push(userId);
  },
}));

const news = (sent: News["news"], isOwn = true) => act(() => receive({ news: sent, isOwn }));

beforeEach(() => {
  opened.length = 0;
  closed.length = 0;
  Object.assign(window, { requestIdleCallback: (rested: () => void) => rested() });
});

async function open(answers: Parameters<typeof startShop>[0] = []) {
  const shop = startShop(answers);
  shop.signIn(mai);
  shop.show(<Bell />);
  await waitFor(() => expect(opened).toEqual(["u1"]));
  return shop;
}

describe("listenToNews", () => {
  it("counts in the header, and shows incoming notifications", async () => {
    const shop = await open();
    expect(screen.getByRole("link", { name: "Thông báo" })).toHaveAttribute("href", "/account/notification");
    news({ event: "notification", data: { notification: message, unread: 1 } });
    expect(screen.getByRole("link", { name: "Thông báo, 1 tin chưa đọc" })).toBeInTheDocument();
    expect(shop.notices).toEqual([{ kind: "info", message: "Đơn TT261201AAAA đang giao" }]);
    news({ event: "unread", data: { unread: 0 } });
    expect(screen.getByRole("link", { name: "Thông báo" })).toBeInTheDocument();
  });

  it("refreshes the order on screen when a notification links to it, as those about the shop's steps do", async () => {
    const shop = await open([answer(getOrder, rented)]);
    await act(() => shop.load(loadOrder, { orderId: rented.id }));
    const requests = () => shop.client.inputs(getOrder).length;
    const another = { ...message, link: "/account/order-history/TT261201BBBB" };
    news({ event: "notification", data: { notification: another, unread: 1 } });
    expect(requests()).toBe(1);
    shop.client.answer(getOrder, { ...rented, status: "RENTING" });
    news({ event: "notification", data: { notification: message, unread: 2 } });
    await waitFor(() =>
      expect(shop.store.getState()).toMatchObject({ accountOrders: { order: { status: "RENTING" } } }),
    );
  });

  it.each(["session-ended", "membership-changed"] as const)(
    "has the shell request the session after %s, from one tab only",
    async (event) => {
      const shop = await open();
      news({ event, data: {} }, false);
      expect(shop.received.doubted).toBe(0);
      news({ event, data: {} });
      expect(shop.received.doubted).toBe(1);
      act(() => shop.signOut());
      await waitFor(() => expect(closed).toEqual(["u1"]));
    },
  );

  it("listens for the next customer instead", async () => {
    const shop = await open();
    act(() => shop.signIn(lan));
    await waitFor(() => expect(opened).toEqual(["u1", "u2"]));
    expect(closed).toEqual(["u1"]);
  });

  it("opens no connection for a guest", async () => {
    const shop = startShop();
    shop.signOut();
    const { container } = shop.show(<Bell />);
    await settled();
    expect(opened).toEqual([]);
    expect(container).toBeEmptyDOMElement();
  });
});
