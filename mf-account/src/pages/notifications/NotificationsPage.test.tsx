import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { readAllNotifications } from "@thuot-tha/shared/contracts/operations/notification/read-all-notifications";
import { readNotification } from "@thuot-tha/shared/contracts/operations/notification/read-notification";
import { answer, refuse } from "@thuot-tha/shared/testing";
import { loadNotifications } from "../../features/notification/saga.ts";
import { notificationArrived, unreadReceived } from "../../features/notification/slice.ts";
import { mai, message } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { NotificationsPage } from "./NotificationsPage.tsx";

const second = { ...message, id: "n2", title: "Cọc đã về ví" };

async function open(messages: (typeof message)[], search = "") {
  const listOf = (items: (typeof message)[]) => ({
    items,
    unread: items.filter(({ readAt }) => readAt === null).length,
    pagination: { page: 1, limit: 20, total: items.length },
  });
  const shop = startShop(
    [
      answer(listNotifications, () => listOf(messages)),
      answer(readNotification, { unread: 0 }),
      answer(readAllNotifications, { unread: 0 }),
    ],
    `/account/notification${search}`,
  );
  shop.signIn(mai);
  await shop.load(loadNotifications);
  shop.show(<NotificationsPage params={{}} pathname="/account/notification" search={search} />);
  const holds = (items: (typeof message)[]) => shop.client.answer(listNotifications, () => listOf(items));
  return { ...shop, holds };
}

const unreadTitles = () =>
  screen.queryAllByRole("heading", { level: 2, name: /^Chưa đọc: / }).map((heading) => heading.textContent);

describe("NotificationsPage", () => {
  it("has a message read when its link is followed", async () => {
    const shop = await open([message]);
    expect(unreadTitles()).toEqual(["Chưa đọc: Đơn TT261201AAAA đang giao"]);
    const link = screen.getByRole("link", { name: "Đơn TT261201AAAA đang giao" });
    expect(link).toHaveAttribute("href", "/account/order-history/TT261201AAAA");
    await userEvent.click(link);
    await waitFor(() => expect(unreadTitles()).toEqual([]));
    expect(shop.client.inputs(readNotification)).toEqual([{ params: { id: "n1" } }]);
  });

  it("has all of them read at once", async () => {
    await open([message, second]);
    expect(unreadTitles()).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Đánh dấu đã đọc hết" }));
    await waitFor(() => expect(unreadTitles()).toEqual([]));
    expect(screen.queryByRole("button", { name: "Đánh dấu đã đọc hết" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("says why a message stays unread", async () => {
    const shop = await open([message]);
    shop.client.answer(readNotification, () => refuse(500, "Cửa hàng đang bận một chút."));
    await userEvent.click(screen.getByRole("button", { name: "Đánh dấu đã đọc: Đơn TT261201AAAA đang giao" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "error", message: "Cửa hàng đang bận một chút." }]));
    expect(unreadTitles()).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Đánh dấu đã đọc hết" })).toBeEnabled();
  });

  it.each([
    ["link", message],
    ["heading", { ...message, link: null }],
  ])("keeps the focus at a message that is marked as read: on its %s", async (role, one) => {
    await open([one, second]);
    await userEvent.click(screen.getByRole("button", { name: "Đánh dấu đã đọc: Đơn TT261201AAAA đang giao" }));
    await waitFor(() => expect(unreadTitles()).toHaveLength(1));
    expect(screen.getByRole(role, { name: "Đơn TT261201AAAA đang giao" })).toHaveFocus();
  });

  it("takes in what comes while it is looked at, and what another device has read", async () => {
    const shop = await open([message]);
    shop.holds([second, message]);
    act(() => void shop.store.dispatch(notificationArrived({ notification: second, unread: 2 })));
    await waitFor(() => expect(unreadTitles()).toHaveLength(2));
    shop.holds([second, message].map((one) => ({ ...one, readAt: "2026-12-01T03:00:00.000Z" })));
    act(() => void shop.store.dispatch(unreadReceived(0)));
    await waitFor(() => expect(unreadTitles()).toEqual([]));
  });

  it("leaves the tab that is opened on screen when an earlier refresh answers later", async () => {
    const shop = await open([message, second]);
    let refreshed = (): void => undefined;
    const pagination = { page: 1, limit: 20, total: 2 };
    shop.client.answer(listNotifications, ({ query }) =>
      query?.only
        ? { items: [second], unread: 1, pagination: { ...pagination, total: 1 } }
        : new Promise((resolve) => {
            refreshed = () => resolve({ items: [message, second], unread: 1, pagination });
          }),
    );
    act(() => void shop.store.dispatch(unreadReceived(1)));
    act(() => shop.moveTo("/account/notification?only=unread"));
    await act(() => shop.load(loadNotifications));
    expect(unreadTitles()).toEqual(["Chưa đọc: Cọc đã về ví"]);
    await act(async () => refreshed());
    expect(unreadTitles()).toEqual(["Chưa đọc: Cọc đã về ví"]);
  });

  it.each([
    [500, "Có lỗi, bạn thử lại nhé.", "Có lỗi, bạn thử lại nhé."],
    [0, "Network error", "Chưa kết nối được với cửa hàng. Bạn kiểm tra mạng rồi thử lại nhé."],
  ])("shows when it could not be marked (%s), and leaves it unread", async (status, refusal, shown) => {
    const shop = await open([message]);
    shop.client.answer(readNotification, () => refuse(status, refusal));
    await userEvent.click(screen.getByRole("button", { name: /^Đánh dấu đã đọc: / }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "error", message: shown }]));
    expect(unreadTitles()).toHaveLength(1);
  });

  it.each([
    ["", "Chưa có thông báo nào", "Xem bộ sưu tập", "/home"],
    ["?only=unread", "Bạn đã đọc hết", "Xem tất cả thông báo", "/account/notification"],
    ["?page=4", "Trang này không có tin nào", "Về trang đầu", "/account/notification"],
  ])("shows a way on where it is empty at %s", async (search, title, action, href) => {
    await open([], search);
    expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: action })).toHaveAttribute("href", href);
  });
});
