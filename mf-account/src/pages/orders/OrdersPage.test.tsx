import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { answer, fillJsdomGaps, loadControls } from "@thuot-tha/shared/testing";
import { notificationArrived } from "../../features/notification/slice.ts";
import { loadOrders } from "../../features/order/saga.ts";
import { mai, message, rented } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { OrdersPage } from "./OrdersPage.tsx";

const counts = { NOT_PAID: 0, DELIVERING: 11, DONE: 2, CANCEL: 0 };

async function open(search: string, items: (typeof rented)[], total: number) {
  const page = Number(new URLSearchParams(search).get("page") ?? 1);
  const shop = startShop(
    [answer(listOrders, { items, counts, pagination: { page, limit: 10, total } })],
    `/account/order-history${search}`,
  );
  shop.signIn(mai);
  await shop.load(loadOrders);
  shop.show(<OrdersPage params={{}} pathname="/account/order-history" search={search} />);
  await waitFor(() => expect(screen.getByLabelText("Đến ngày").closest(".ant-picker")).toBeInTheDocument());
  return shop;
}

beforeAll(fillJsdomGaps);
beforeAll(loadControls);
afterEach(() => jest.restoreAllMocks());

describe("OrdersPage", () => {
  it("requests the tab and the page of its address", async () => {
    const shop = await open("?tab=DELIVERING&page=2", [rented], 11);
    expect(shop.client.inputs(listOrders)).toEqual([
      { query: { tab: "DELIVERING", "pagination.page": 2, "pagination.limit": 10 } },
    ]);
    expect(screen.getByRole("link", { name: /^Áo dài lụa sen ?, xem đơn TT261201AAAA$/ })).toHaveAttribute(
      "href",
      "/account/order-history/TT261201AAAA",
    );
    expect(screen.getByText("Ngày mặc: 10/12/2026 – 12/12/2026")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Trang 1" })).toHaveAttribute(
      "href",
      "/account/order-history?tab=DELIVERING",
    );
  });

  it("shows what a notification is about at once, on the same page and with the same focus", async () => {
    const shop = await open("?tab=DELIVERING&page=2", [rented], 11);
    const link = screen.getByRole("link", { name: /xem đơn TT261201AAAA$/ });
    link.focus();
    const items = [{ ...rented, status: "RENTING" as const }];
    shop.client.answer(listOrders, { items, counts, pagination: { page: 2, limit: 10, total: 11 } });
    const arrive = (kind: typeof message.kind) =>
      act(async () => shop.store.dispatch(notificationArrived({ notification: { ...message, kind }, unread: 1 })));
    await arrive("SHOP");
    expect(shop.client.inputs(listOrders)).toHaveLength(1);
    await arrive("ORDER");
    expect(await screen.findByText("Đang thuê")).toBeInTheDocument();
    expect(shop.client.inputs(listOrders)[1]).toEqual({
      query: { tab: "DELIVERING", "pagination.page": 2, "pagination.limit": 10 },
    });
    expect(link).toHaveFocus();
  });

  it("counts the orders of each tab", async () => {
    await open("?tab=DELIVERING", [rented], 11);
    const tabs = screen.getByRole("navigation", { name: "Trạng thái đơn hàng" });
    expect([...tabs.querySelectorAll("a")].map((tab) => tab.textContent)).toEqual([
      "Tất cả 1313 đơn",
      "Chờ thanh toán 00 đơn",
      "Đang thuê / giao 1111 đơn",
      "Hoàn tất 22 đơn",
      "Đã huỷ 00 đơn",
    ]);
    expect(screen.getByRole("link", { name: /Đang thuê \/ giao/ })).toHaveAttribute("aria-current", "page");
  });

  it("shows a way on where a tab is empty", async () => {
    await open("?tab=CANCEL", [], 0);
    expect(screen.getByRole("link", { name: "Xem bộ sưu tập" })).toHaveAttribute("href", "/home");
  });

  it.each([
    ["?tab=DONE&from=2026-11-10", "Xem đơn của mọi ngày", "/account/order-history?tab=DONE"],
    ["?q=nhung&to=2026-11-10", "Xem mọi đơn", "/account/order-history"],
  ])("clears the filter that leaves nothing at %s", async (search, action, href) => {
    await open(search, [], 0);
    expect(screen.getByRole("link", { name: action })).toHaveAttribute("href", href);
    expect(screen.queryByRole("link", { name: "Xem bộ sưu tập" })).not.toBeInTheDocument();
  });

  it("leads back from a page beyond the last one", async () => {
    await open("?tab=DONE&page=9", [], 2);
    expect(screen.getByRole("link", { name: "Về trang đầu" })).toHaveAttribute(
      "href",
      "/account/order-history?tab=DONE",
    );
  });

  it("looks for words and keeps them from tab to tab", async () => {
    const shop = await open("?q=l%E1%BB%A5a", [], 0);
    expect(shop.client.inputs(listOrders)).toEqual([
      { query: { q: "lụa", "pagination.page": 1, "pagination.limit": 10 } },
    ]);
    expect(screen.getByRole("heading", { name: "Không có đơn nào khớp với “lụa”" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Hoàn tất/ })).toHaveAttribute(
      "href",
      "/account/order-history?tab=DONE&q=l%E1%BB%A5a",
    );
    const box = screen.getByRole("searchbox", { name: "Tìm theo mã đơn hoặc tên món" });
    expect(box).toHaveValue("lụa");
    await userEvent.clear(box);
    await userEvent.type(box, " TT26 {Enter}");
    expect(shop.visited).toEqual(["/account/order-history?q=TT26"]);
  });

  it("requests the days on which orders were placed, and refuses days that run backwards", async () => {
    const shop = await open("?tab=DONE&from=2026-11-10", [rented], 1);
    expect(shop.client.inputs(listOrders)).toMatchObject([{ query: { tab: "DONE", from: "2026-11-10" } }]);
    await userEvent.click(screen.getByLabelText("Đến ngày"));
    await userEvent.paste("01/11/2026");
    await userEvent.click(screen.getByRole("button", { name: "Lọc" }));
    expect(screen.getByText("Ngày cuối phải từ ngày đầu trở đi.")).toBeInTheDocument();
    expect(shop.visited).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Bỏ lọc" }));
    expect(shop.visited).toEqual(["/account/order-history?tab=DONE"]);
  });

  it("takes one day as the first and the last", async () => {
    const shop = await open("?from=2026-11-10", [rented], 1);
    await userEvent.click(screen.getByLabelText("Đến ngày"));
    await userEvent.paste("10/11/2026");
    await userEvent.click(screen.getByRole("button", { name: "Lọc" }));
    expect(shop.visited).toEqual(["/account/order-history?from=2026-11-10&to=2026-11-10"]);
  });

  it("is a table on a wide screen", async () => {
    jest
      .spyOn(window, "matchMedia")
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList,
      );
    await open("", [rented], 1);
    const table = await screen.findByRole("table", { name: "Đơn hàng" }, { timeout: 15_000 });
    const [, row] = within(table).getAllByRole("row");
    expect(within(row!).getByRole("link", { name: /xem đơn TT261201AAAA/ })).toHaveAttribute(
      "href",
      "/account/order-history/TT261201AAAA",
    );
    expect(within(row!).getByText("10/12/2026 – 12/12/2026")).toBeInTheDocument();
  });
});
