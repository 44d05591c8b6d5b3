import { screen, waitFor } from "@testing-library/react";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { ApiError } from "@thuot-tha/shared/http";
import { answer } from "@thuot-tha/shared/testing";
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

  it("notifies the shell that the customer is signed out once the API answers 401", async () => {
    const shop = await open([
      answer(getMe, () => {
        throw new ApiError({ status: 401, code: "UNAUTHENTICATED", message: "Bạn cần đăng nhập." });
      }),
    ]);
    news({ event: "session-ended", data: {} });
    await waitFor(() => expect(shop.received.signedOut).toBe(1));
    await waitFor(() => expect(closed).toEqual(["u1"]));
    act(() => shop.signIn(lan));
    await waitFor(() => expect(opened).toEqual(["u1", "u2"]));
  });

  it("leaves a customer signed in whose session goes on", async () => {
    const shop = await open([answer(getMe, mai)]);
    news({ event: "session-ended", data: {} });
    await waitFor(() => expect(shop.client.inputs(getMe)).toHaveLength(1));
    expect(shop.received.signedOut).toBe(0);
    expect(shop.received.signedIn).toEqual([]);
  });

  it("makes the shell request prices again when the membership has changed, from one tab only", async () => {
    const shop = await open([answer(getMe, mai)]);
    news({ event: "membership-changed", data: {} }, false);
    news({ event: "membership-changed", data: {} });
    await waitFor(() => expect(shop.received.signedIn).toHaveLength(1));
    expect(shop.client.inputs(getMe)).toHaveLength(1);
  });

  it.each([
    ["the new prices", mai],
    ["the end of the session", new ApiError({ status: 401, code: "UNAUTHENTICATED", message: "Bạn cần đăng nhập." })],
  ])("drops %s of a customer who has left", async (_fact, outcome) => {
    let reply = (): void => undefined;
    const replied = new Promise<typeof mai>((resolve, reject) => {
      reply = () => (outcome instanceof ApiError ? reject(outcome) : resolve(outcome));
    });
    const shop = await open([answer(getMe, () => replied)]);
    news({ event: "membership-changed", data: {} });
    act(() => shop.signIn(lan));
    await act(async () => reply());
    expect(shop.received.signedIn).toEqual([]);
    expect(shop.received.signedOut).toBe(0);
  });

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
    await new Promise((resolve) => setTimeout(resolve));
    expect(opened).toEqual([]);
    expect(container).toBeEmptyDOMElement();
  });
});
