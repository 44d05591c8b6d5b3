import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { changeOrder } from "@thuot-tha/shared/contracts/operations/order/change-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { getOrderChange } from "@thuot-tha/shared/contracts/operations/order/get-order-change";
import { listLineDates } from "@thuot-tha/shared/contracts/operations/order/list-line-dates";
import { payOrderChange } from "@thuot-tha/shared/contracts/operations/order/pay-order-change";
import { quoteOrderChange } from "@thuot-tha/shared/contracts/operations/order/quote-order-change";
import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import { ApiError } from "@thuot-tha/shared/http";
import { type Answer, answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import { loadOrder } from "../../features/order/saga.ts";
import { mai, rented } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { OrderPage } from "./OrderPage.tsx";

beforeAll(fillJsdomGaps);

type Change = OperationOutput<typeof changeOrder>["change"];

const quote: OperationOutput<typeof quoteOrderChange> = {
  available: true,
  reason: null,
  latest: "2026-12-15",
  amount: 35_000,
  refundPercent: 70,
  settlement: "now",
  buyOut: null,
  wallet: { balance: 20_000, used: 20_000 },
  payable: 15_000,
  paymentTypes: [
    { type: "bank_transfer", available: true, reason: null },
    { type: "momo", available: true, reason: null },
  ],
  holdMinutes: 30,
};

const made: Change = {
  id: "TD261201BBBB",
  lineId: "l1",
  kind: "EXTEND",
  status: "DONE",
  dateFrom: "2026-12-10",
  dateTo: "2026-12-13",
  amount: 35_000,
  walletUsed: 35_000,
  holdUntil: null,
  createdAt: "2026-12-01T03:00:00.000Z",
  payment: null,
};

const waiting: Change = {
  ...made,
  status: "WAITING",
  walletUsed: 20_000,
  holdUntil: "2026-12-01T03:30:00.000Z",
  payment: {
    ...rented.payments[0]!,
    id: "pay2",
    orderId: null,
    status: "PENDING",
    amount: 15_000,
    transfer: {
      bankName: "Ngân hàng Mẫu",
      bankBin: "999999",
      accountNumber: "0123",
      accountName: "THUOT THA",
      memo: "TD261201BBBB",
      qrText: "00",
    },
  },
};

async function openOrder(order: typeof rented, answers: readonly Answer[] = []) {
  const shop = startShop([answer(getOrder, order), ...answers]);
  shop.signIn(mai);
  await shop.load(loadOrder, { orderId: order.id });
  shop.show(<OrderPage />);
  return shop;
}

describe("extending a rental", () => {
  it("shows the price for the chosen last day and sends it as agreed", async () => {
    const shop = await openOrder(rented, [
      answer(quoteOrderChange, quote),
      answer(changeOrder, { order: { ...rented, changes: [made] }, change: made }),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Thuê thêm ngày" }));
    const ends = await screen.findByLabelText("Mặc đến hết ngày");
    await userEvent.selectOptions(ends, "14/12/2026");
    expect(screen.getByText("Trả ngày 15/12/2026")).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText("Cách thanh toán"), "Ví MoMo");
    await userEvent.click(await screen.findByRole("button", { name: /^Thuê thêm, 35\.000\s₫$/ }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã gia hạn." }]));
    expect(shop.client.inputs(changeOrder)).toEqual([
      {
        params: { orderId: rented.id },
        body: {
          change: { kind: "EXTEND", lineId: "l1", dateTo: "2026-12-14" },
          useWallet: true,
          paymentType: "momo",
          expectedAmount: 35_000,
        },
      },
    ]);
    expect(screen.queryByLabelText("Mặc đến hết ngày")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Thuê thêm ngày" })).toHaveFocus();
  });

  it("gives the focus back to the button that opened it when it is closed", async () => {
    await openOrder(rented, [answer(quoteOrderChange, quote)]);
    const opener = screen.getByRole("button", { name: "Thuê thêm ngày" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Đóng" }));
    expect(screen.queryByRole("button", { name: "Đóng" })).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it("is chosen for one rental at a time, because price and days are that rental's", async () => {
    const [line] = rented.lines;
    await openOrder({ ...rented, lines: [line!, { ...line!, id: "l2" }] }, [answer(quoteOrderChange, quote)]);
    const [first, second] = screen.getAllByRole("button", { name: "Thuê thêm ngày" });
    await userEvent.click(first!);
    await userEvent.click(second!);
    expect(await screen.findAllByLabelText("Mặc đến hết ngày")).toHaveLength(1);
    expect(first).toHaveAttribute("aria-expanded", "false");
    expect(second).toHaveAttribute("aria-expanded", "true");
  });

  describe("of two rentals, where the change of the first takes long", () => {
    const message = "Món này không gia hạn được vì đã có người thuê ngay sau bạn.";

    async function requestFirst() {
      const [line] = rented.lines;
      let refuseFirst = (): void => undefined;
      const first = new Promise<never>((_resolve, reject) => {
        refuseFirst = () => reject(new ApiError({ status: 409, code: "NOT_FREE", message }));
      });
      const order = { ...rented, lines: [line!, { ...line!, id: "l2" }] };
      const shop = await openOrder(order, [answer(quoteOrderChange, quote), answer(changeOrder, () => first)]);
      await userEvent.click(screen.getAllByRole("button", { name: "Thuê thêm ngày" })[0]!);
      await userEvent.click(await screen.findByRole("button", { name: /^Thuê thêm, 35\.000\s₫$/ }));
      return { ...shop, order, refuseFirst: () => act(async () => refuseFirst()) };
    }

    it("takes the second once the first has its answer, and keeps the first's refusal out of its panel", async () => {
      const shop = await requestFirst();
      await userEvent.click(screen.getAllByRole("button", { name: "Thuê thêm ngày" })[1]!);
      const confirm = await screen.findByRole("button", { name: /^Thuê thêm, 35\.000\s₫/ });
      expect(confirm).toHaveAttribute("aria-busy", "true");
      await userEvent.click(confirm);
      await shop.refuseFirst();
      expect(shop.notices).toEqual([{ kind: "error", message }]);
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
      expect(shop.client.inputs(quoteOrderChange).map(({ body }) => body.change.lineId)).toEqual(["l1", "l2"]);
      shop.client.answer(changeOrder, { order: shop.order, change: { ...made, lineId: "l2" } });
      await userEvent.click(screen.getByRole("button", { name: /^Thuê thêm, 35\.000\s₫$/ }));
      await waitFor(() => expect(shop.notices.at(-1)).toEqual({ kind: "success", message: "Đã gia hạn." }));
      expect(shop.client.inputs(changeOrder).map(({ body }) => body.change.lineId)).toEqual(["l1", "l2"]);
    });

    it("shows the refusal of a closed panel as a notification", async () => {
      const shop = await requestFirst();
      await userEvent.click(screen.getByRole("button", { name: "Đóng" }));
      await shop.refuseFirst();
      expect(shop.notices).toEqual([{ kind: "error", message }]);
      expect(shop.client.inputs(quoteOrderChange)).toHaveLength(1);
    });
  });

  it("offers a retry when the price failed to load", async () => {
    const shop = await openOrder(rented, [answer(quoteOrderChange, () => refuse(503, "Cửa hàng đang bận."))]);
    await userEvent.click(screen.getByRole("button", { name: "Thuê thêm ngày" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Cửa hàng đang bận.");
    shop.client.answer(quoteOrderChange, quote);
    await userEvent.click(screen.getByRole("button", { name: "Thử lại" }));
    expect(await screen.findByRole("button", { name: /^Thuê thêm, 35\.000\s₫$/ })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Thuê thêm ngày" })).toHaveFocus();
  });

  it("shows why it is not possible", async () => {
    const reason = "Món này không gia hạn được vì đã có người thuê ngay sau bạn.";
    const refused = { ...quote, available: false, latest: null, amount: 0, reason };
    await openOrder(rented, [answer(quoteOrderChange, refused)]);
    await userEvent.click(screen.getByRole("button", { name: "Thuê thêm ngày" }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Thuê thêm,/ })).not.toBeInTheDocument();
  });

  it("shows the API's refusal and the price again", async () => {
    const shop = await openOrder(rented, [
      answer(quoteOrderChange, quote),
      answer(changeOrder, () => {
        throw new ApiError({ status: 409, code: "PRICE_CHANGED", message: "Số tiền vừa đổi thành 70.000 ₫." });
      }),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Thuê thêm ngày" }));
    await userEvent.click(await screen.findByRole("button", { name: /^Thuê thêm, 35\.000\s₫$/ }));
    expect(await screen.findByText("Số tiền vừa đổi thành 70.000 ₫.")).toBeInTheDocument();
    expect(shop.client.inputs(quoteOrderChange)).toHaveLength(2);
  });
});

describe("changing the dates", () => {
  it("opens the calendar on the month of the rental", async () => {
    const [line] = rented.lines;
    const inJanuary = { ...line!, dateFrom: "2027-01-10", dateTo: "2027-01-12" };
    const dates = { invalidDates: [], firstDate: "2026-12-02", lastDate: "2027-12-01", maxDays: 30 };
    await openOrder({ ...rented, lines: [inJanuary] }, [answer(listLineDates, dates)]);
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc" }));
    expect(await screen.findByRole("grid", { name: "Tháng 1, 2027" })).toBeInTheDocument();
    expect(screen.queryByRole("grid", { name: "Tháng 12, 2026" })).toBeNull();
  });

  it("requests the chosen days of the calendar and names the refund", async () => {
    const dates = { invalidDates: [], firstDate: "2026-12-02", lastDate: "2027-12-01", maxDays: 30 };
    const shop = await openOrder(rented, [
      answer(listLineDates, dates),
      answer(quoteOrderChange, { ...quote, latest: null, amount: -49_000, payable: 0 }),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc" }));
    await userEvent.click(await screen.findByRole("button", { name: /, 20\/12\/2026/ }));
    expect(await screen.findByText(/^49\.000 ₫ về ví của bạn: 70% phần tiền thuê giảm/)).toBeInTheDocument();
    expect(screen.getByText(/^Đơn đã đổi ngày: khi huỷ được hoàn nhiều nhất 70%/)).toBeInTheDocument();
    expect(shop.client.inputs(quoteOrderChange)).toMatchObject([
      { body: { change: { kind: "DATES", lineId: "l1", dateFrom: "2026-12-20", dateTo: "2026-12-20" } } },
    ]);
  });
});

describe("a change that waits for its payment", () => {
  it("shows the transfer, and can be withdrawn", async () => {
    const order = { ...rented, changes: [waiting] };
    const shop = await openOrder(order, [
      answer(getOrderChange, order),
      answer(withdrawOrderChange, { ...rented, changes: [{ ...waiting, status: "CANCEL", holdUntil: null }] }),
    ]);
    expect(
      screen.getByText(/Đang chờ thanh toán để thuê thêm Áo dài lụa sen đến hết ngày 13\/12\/2026/),
    ).toBeInTheDocument();
    expect(screen.getByText("30:00")).toBeInTheDocument();
    expect(screen.queryByText("Chọn cách thanh toán khác")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Thôi, giữ như cũ" }));
    await waitFor(() => expect(screen.queryByText(/Đang chờ thanh toán/)).not.toBeInTheDocument());
    expect(shop.client.inputs(withdrawOrderChange)).toEqual([
      { params: { orderId: rented.id, changeId: "TD261201BBBB" } },
    ]);
    expect(screen.getByRole("heading", { level: 1, name: "Đơn TT261201AAAA" })).toHaveFocus();
  });

  it("stays withdrawn when an earlier check answers later", async () => {
    const order = { ...rented, changes: [waiting] };
    let checked = (): void => undefined;
    const checking = new Promise<typeof order>((resolve) => {
      checked = () => resolve(order);
    });
    const shop = await openOrder(order, [
      answer(getOrderChange, () => checking),
      answer(withdrawOrderChange, { ...rented, changes: [{ ...waiting, status: "CANCEL", holdUntil: null }] }),
    ]);
    expect(shop.client.inputs(getOrderChange)).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Thôi, giữ như cũ" }));
    await waitFor(() => expect(screen.queryByText(/Đang chờ thanh toán/)).not.toBeInTheDocument());
    await act(async () => checked());
    expect(screen.queryByText(/Đang chờ thanh toán/)).not.toBeInTheDocument();
  });
});

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
    expect(document.activeElement).toContainElement(memo as HTMLElement);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("is shown when the gateway did not open, with what else pays it", async () => {
    const shop = await openOrder(rented, [
      answer(quoteOrderChange, quote),
      answer(changeOrder, () => refuse(409, "MoMo đang không phản hồi.", "PAYMENT_GATEWAY_DOWN")),
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

describe("a kept piece", () => {
  it("names its price and offers no more changes", async () => {
    const [line] = rented.lines;
    await openOrder({ ...rented, status: "RENTING", lines: [{ ...line!, boughtFor: 2_160_000 }] });
    expect(screen.getByText("Bạn đã mua lại món này với giá 2.160.000 ₫")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Thuê thêm ngày" })).not.toBeInTheDocument();
  });
});

describe("past changes", () => {
  it("are listed with what they cost; those not made are left out", async () => {
    const moved = { ...made, id: "c2", kind: "DATES" as const, amount: -49_000 };
    const dropped = { ...made, id: "c3", status: "CANCEL" as const };
    await openOrder({ ...rented, changes: [made, moved, dropped] });
    const section = screen.getByRole("heading", { name: "Những lần thay đổi" }).parentElement;
    expect(section).toHaveTextContent("Áo dài lụa sen: thuê thêm đến hết ngày 13/12/2026+35.000 ₫ · 10:00, 01/12/2026");
    expect(section).toHaveTextContent("đổi sang ngày 10/12/2026 – 13/12/2026−49.000 ₫ · 10:00, 01/12/2026");
    expect(section?.querySelectorAll("li")).toHaveLength(2);
  });
});
