import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { listPayouts } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { answer, fillJsdomGaps, loadControls } from "@thuot-tha/shared/testing";
import { notificationArrived } from "../../features/notification/slice.ts";
import { loadWallet } from "../../features/wallet/load.ts";
import { entry, mai, message } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { WalletPage } from "./WalletPage.tsx";

async function open(search: string, items: (typeof entry)[], total = items.length) {
  const shop = startShop(
    [
      answer(getWallet, { balance: 1_250_000, received: 2_000_000, spent: 750_000 }),
      answer(listWalletEntries, { items, pagination: { page: 1, limit: 20, total } }),
    ],
    `/account/wallet${search}`,
  );
  shop.signIn(mai);
  await shop.load(loadWallet);
  shop.show(<WalletPage params={{}} pathname="/account/wallet" search={search} />);
  await waitFor(() => expect(screen.getByLabelText("Đến ngày").closest(".ant-picker")).toBeInTheDocument());
  return shop;
}

beforeAll(fillJsdomGaps);
beforeAll(loadControls);
afterEach(() => jest.restoreAllMocks());

describe("WalletPage", () => {
  it("shows the balance, and every line with its sign, its order and the balance after it", async () => {
    await open("", [entry, { ...entry, id: "w2", kind: "ORDER_PAYMENT", amount: -30_000, balance: 250_000 }]);
    expect(screen.getByText("750.000 ₫")).toBeInTheDocument();
    expect(screen.getByText("+1.000.000 ₫")).toHaveTextContent("Số dư 1.250.000 ₫");
    expect(screen.getByText("−30.000 ₫")).toHaveTextContent("Số dư 250.000 ₫");
    expect(screen.getAllByRole("link", { name: "Đơn TT261201AAAA" })[0]).toHaveAttribute(
      "href",
      "/account/order-history/TT261201AAAA",
    );
  });

  it("shows what a notification is about at once, on the same page of the ledger", async () => {
    const shop = await open("?page=2", [entry], 21);
    shop.client.answer(getWallet, { balance: 1_110_000, received: 2_000_000, spent: 890_000 });
    shop.client.answer(listPayouts, { items: [] });
    await act(async () =>
      shop.store.dispatch(notificationArrived({ notification: { ...message, kind: "WALLET" }, unread: 1 })),
    );
    expect(await screen.findByText("1.110.000 ₫")).toBeInTheDocument();
    expect(shop.client.inputs(listPayouts)).toHaveLength(1);
    expect(shop.client.inputs(listWalletEntries).map(({ query }) => query?.["pagination.page"])).toEqual([2, 2]);
  });

  it("names an order once, by its link", async () => {
    await open("", [{ ...entry, note: "Hoàn tiền cọc đơn TT261201AAAA" }]);
    expect(screen.getAllByText(/TT261201AAAA/)).toEqual([screen.getByRole("link", { name: "Đơn TT261201AAAA" })]);
  });

  it("shows what an adjustment is for", async () => {
    const note = "Dùng khoản đã chuyển để trả đơn TT261201AAAA";
    await open("", [{ ...entry, kind: "ADJUSTMENT", amount: -880_000, note }]);
    expect(screen.getByText(new RegExp(note))).toBeInTheDocument();
  });

  it("names a payout, and its money that came back", async () => {
    const payout = { ...entry, kind: "ADJUSTMENT" as const, orderId: null, payoutId: "RT261201AAAAAA" };
    await open("", [payout, { ...payout, id: "w2", amount: -1_000_000 }]);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Hoàn yêu cầu rút",
      "Rút tiền",
    ]);
  });

  it("requests what its address names", async () => {
    const search = "?direction=in&kind=ORDER_REFUND&from=2026-11-01&to=2026-11-30&page=2";
    const shop = await open(search, [entry], 21);
    const filters = { direction: "in", kind: "ORDER_REFUND", from: "2026-11-01", to: "2026-11-30" };
    expect(shop.client.inputs(listWalletEntries)).toEqual([
      { query: { ...filters, "pagination.page": 2, "pagination.limit": 20 } },
    ]);
    expect(screen.getByRole("link", { name: "Tiền vào" })).toHaveAttribute("aria-current", "page");
  });

  it("narrows the list to payouts", async () => {
    const shop = await open("?kind=PAYOUT", [entry]);
    expect(shop.client.inputs(listWalletEntries)[0]).toMatchObject({ query: { kind: "PAYOUT" } });
    expect(screen.getByLabelText("Loại giao dịch")).toHaveDisplayValue("Rút tiền");
  });

  it("narrows the list by its form, and refuses days that run backwards", async () => {
    const shop = await open("?direction=in&from=2026-11-10", [entry]);
    await userEvent.selectOptions(screen.getByLabelText("Loại giao dịch"), "Hoàn tiền cọc");
    await userEvent.type(screen.getByLabelText("Đến ngày"), "01/11/2026");
    await userEvent.click(screen.getByRole("button", { name: "Lọc" }));
    expect(screen.getByText("Ngày cuối phải từ ngày đầu trở đi.")).toBeInTheDocument();
    expect(shop.visited).toEqual([]);
    await userEvent.clear(screen.getByLabelText("Đến ngày"));
    await userEvent.click(screen.getByRole("button", { name: "Lọc" }));
    expect(shop.visited).toEqual(["/account/wallet?direction=in&kind=DEPOSIT_RETURN&from=2026-11-10"]);
  });

  it.each([
    ["", "Ví chưa có giao dịch nào", "Xem đơn hàng của bạn", "/account/order-history"],
    ["?kind=ADJUSTMENT", "Không có giao dịch nào như vậy", "Xem mọi giao dịch", "/account/wallet"],
    ["?direction=out", "Không có giao dịch nào như vậy", "Xem mọi giao dịch", "/account/wallet"],
    ["?page=9", "Trang này không có giao dịch nào", "Về trang đầu", "/account/wallet"],
  ])("shows a way on where it is empty at %s", async (search, title, action, href) => {
    await open(search, []);
    expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: action })).toHaveAttribute("href", href);
  });

  it("is a table on a wide screen", async () => {
    jest
      .spyOn(window, "matchMedia")
      .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
    await open("", [entry]);
    const table = await screen.findByRole("table", { name: "Các giao dịch" }, { timeout: 15_000 });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((one) => one.textContent),
    ).toEqual(["Thời gian", "Loại giao dịch", "Nội dung", "Số tiền", "Số dư"]);
    expect(within(table).getByRole("cell", { name: /^\+1\.000\.000/ })).toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Các giao dịch" })).not.toBeInTheDocument();
  });
});
