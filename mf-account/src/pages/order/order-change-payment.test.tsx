import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { changeOrder } from "@thuot-tha/shared/contracts/operations/order/change-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { getOrderChange } from "@thuot-tha/shared/contracts/operations/order/get-order-change";
import { payOrderChange } from "@thuot-tha/shared/contracts/operations/order/pay-order-change";
import { quoteOrderChange } from "@thuot-tha/shared/contracts/operations/order/quote-order-change";
import { answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import { loadOrder } from "../../features/order/saga.ts";
import type { Change } from "../../features/order-change/slice.ts";
import { changeQuote as quote, waitingChange as waiting } from "../../testing/changes.ts";
import { openOrder } from "../../testing/open-order.tsx";
import { mai, rented } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { OrderPage } from "./OrderPage.tsx";

beforeAll(fillJsdomGaps);

describe("the payment of a change that waits", () => {
  const order = { ...rented, changes: [waiting] };
  let hidden = false;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    hidden = false;
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const show = (isShown: boolean) =>
    act(async () => {
      hidden = !isShown;
      document.dispatchEvent(new Event("visibilitychange"));
    });

  async function openWaiting(now?: () => Date) {
    const shop = startShop([answer(getOrder, order), answer(getOrderChange, order)], "/home", now);
    shop.signIn(mai);
    await shop.load(loadOrder, { orderId: order.id });
    const shown = shop.show(<OrderPage />);
    await pass(0);
    return { shop, shown, checks: () => shop.client.inputs(getOrderChange).length };
  }

  it("is checked ever less often, until it is there", async () => {
    const { shop, checks } = await openWaiting();
    expect(checks()).toBe(1);
    await pass(2000);
    expect(checks()).toBe(2);
    await pass(2999);
    expect(checks()).toBe(2);
    await pass(1);
    expect(checks()).toBe(3);
    shop.client.answer(getOrderChange, { ...rented, changes: [{ ...waiting, status: "DONE" }] });
    await pass(4500);
    expect(screen.queryByText(/^Đang chờ thanh toán/)).not.toBeInTheDocument();
    await pass(60_000);
    expect(checks()).toBe(4);
  });

  it("is not checked while the tab is hidden, and again once it is shown", async () => {
    const { checks } = await openWaiting();
    await show(false);
    await pass(60_000);
    expect(checks()).toBe(1);
    await show(true);
    expect(checks()).toBe(2);
    await pass(2000);
    expect(checks()).toBe(3);
  });

  it("is checked until it is ended once the hold is over, and not after the page is left", async () => {
    let time = "2026-12-01T03:00:00Z";
    const { shop, checks } = await openWaiting(() => new Date(time));
    time = "2026-12-01T03:30:00Z";
    await pass(1000);
    expect(checks()).toBe(2);
    expect(screen.getByText(/^Đã hết thời gian giữ/)).toBeInTheDocument();
    shop.client.answer(getOrderChange, { ...rented, changes: [{ ...waiting, status: "CANCEL" }] });
    await pass(2000);
    expect(screen.queryByText(/^Đã hết thời gian giữ/)).not.toBeInTheDocument();
    const other = await openWaiting();
    other.shown.unmount();
    await pass(60_000);
    expect(other.checks()).toBe(1);
  });
});

describe("a change whose payment was declined", () => {
  const failure = "Số dư không đủ cho khoản này.";
  const declined: Change = {
    ...waiting,
    payment: { ...waiting.payment!, type: "momo", status: "FAILED", transfer: null, failure },
    paymentTypes: [
      { type: "bank_transfer", available: true, reason: null },
      { type: "momo", available: true, reason: null },
      { type: "card", available: false, reason: "Thẻ: tạm thời chưa dùng được." },
    ],
  };
  const order = { ...rented, changes: [declined] };

  it("shows why, and is paid another way", async () => {
    const paid = { ...waiting, paymentTypes: declined.paymentTypes };
    const shop = await openOrder(order, [
      answer(getOrderChange, order),
      answer(payOrderChange, { order: { ...rented, changes: [paid] }, change: paid }),
    ]);
    expect(screen.getByText(failure)).toBeInTheDocument();
    const types = screen.getByLabelText("Cách thanh toán");
    expect(types).toHaveDisplayValue("Ví MoMo");
    expect(within(types).getAllByRole("option")).toHaveLength(2);
    await userEvent.selectOptions(types, "Chuyển khoản ngân hàng");
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 15\.000\s₫$/ }));
    expect((await screen.findAllByText("TD261201BBBB")).length).toBeGreaterThan(0);
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    expect(shop.client.inputs(payOrderChange)).toEqual([
      { params: { orderId: rented.id, changeId: "TD261201BBBB" }, body: { paymentType: "bank_transfer" } },
    ]);
    expect(screen.getByText("Chọn cách thanh toán khác")).toBeInTheDocument();
  });

  it("goes to the gateway that pays it", async () => {
    const open = { status: "PENDING", failure: null, redirectUrl: "#momo" } as const;
    const paying: Change = { ...declined, payment: { ...declined.payment!, ...open } };
    const shop = await openOrder(order, [
      answer(getOrderChange, order),
      answer(payOrderChange, { order: { ...rented, changes: [paying] }, change: paying }),
    ]);
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 15\.000\s₫$/ }));
    await waitFor(() => expect(window.location.hash).toBe("#momo"));
    expect(shop.client.inputs(payOrderChange)).toEqual([
      { params: { orderId: rented.id, changeId: "TD261201BBBB" }, body: { paymentType: "momo" } },
    ]);
    expect(screen.getByRole("link", { name: /^Thanh toán 15\.000\s₫$/ })).toHaveAttribute("href", "#momo");
  });

  it("is paid another way although the answer was lost, when the order has that payment", async () => {
    const shop = await openOrder(order, [
      answer(getOrderChange, order),
      answer(payOrderChange, () => refuse(502, "Cửa hàng đang bận một chút.", "API_UNREACHABLE")),
    ]);
    shop.client.answer(getOrder, { ...rented, changes: [{ ...waiting, paymentTypes: declined.paymentTypes }] });
    await userEvent.selectOptions(screen.getByLabelText("Cách thanh toán"), "Chuyển khoản ngân hàng");
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 15\.000\s₫$/ }));
    expect((await screen.findAllByText("TD261201BBBB")).length).toBeGreaterThan(0);
    expect(shop.notices).toEqual([]);
  });

  it.each<[string, Change[]]>([
    ["only the declined one", [declined]],
    [
      "one of the other type, which was declined too",
      [{ ...declined, payment: { ...declined.payment!, type: "bank_transfer" } }],
    ],
    [
      "one that waits, of another type",
      [{ ...declined, payment: { ...declined.payment!, type: "card", status: "PENDING" } }],
    ],
    ["that of another change", [declined, { ...waiting, id: "TD261201CCCC" }]],
  ])("has not begun when the answer was lost and the order has %s", async (_, changes) => {
    const shop = await openOrder(order, [
      answer(getOrderChange, order),
      answer(payOrderChange, () => refuse(502, "Cửa hàng đang bận một chút.", "API_UNREACHABLE")),
    ]);
    await userEvent.selectOptions(screen.getByLabelText("Cách thanh toán"), "Chuyển khoản ngân hàng");
    shop.client.answer(getOrder, { ...rented, changes });
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 15\.000\s₫$/ }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "error", message: "Cửa hàng đang bận một chút." }]));
  });

  it("says why another payment does not begin, and shows the order as it is now", async () => {
    const shop = await openOrder(order, [
      answer(getOrderChange, order),
      answer(payOrderChange, () => refuse(409, "Đã hết thời gian giữ của lần đổi này.", "CHANGE_EXPIRED")),
    ]);
    shop.client.answer(getOrder, { ...rented, changes: [{ ...declined, status: "CANCEL", holdUntil: null }] });
    await userEvent.click(screen.getByRole("button", { name: /^Thanh toán 15\.000\s₫$/ }));
    await waitFor(() => expect(screen.queryByText(/^Đang chờ thanh toán/)).not.toBeInTheDocument());
    expect(shop.notices).toEqual([{ kind: "error", message: "Đã hết thời gian giữ của lần đổi này." }]);
  });

  it("takes the focus where it has to be paid", async () => {
    await openOrder(rented, [
      answer(quoteOrderChange, quote),
      answer(changeOrder, { order: { ...rented, changes: [waiting] }, change: waiting }),
      answer(getOrderChange, { ...rented, changes: [waiting] }),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Thuê thêm ngày" }));
    await userEvent.click(await screen.findByRole("button", { name: /^Thuê thêm, 35\.000\s₫$/ }));
    const [memo] = await screen.findAllByText("TD261201BBBB");
    expect(memo).toHaveAttribute("translate", "no");
    expect(document.activeElement).toContainElement(memo as HTMLElement);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("is shown when the gateway did not open, with what else pays it", async () => {
    const shop = await openOrder(rented, [
      answer(quoteOrderChange, quote),
      answer(changeOrder, () => refuse(409, "Ví MoMo đang không phản hồi.", "PAYMENT_GATEWAY_DOWN")),
      answer(getOrderChange, order),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Thuê thêm ngày" }));
    const confirm = await screen.findByRole("button", { name: /^Thuê thêm, 35\.000\s₫$/ });
    shop.client.answer(getOrder, order);
    await userEvent.click(confirm);
    expect(await screen.findByText(failure)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Thanh toán 15\.000\s₫$/ })).toBeInTheDocument();
  });
});
