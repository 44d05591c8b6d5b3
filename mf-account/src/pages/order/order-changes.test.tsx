import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { changeOrder } from "@thuot-tha/shared/contracts/operations/order/change-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { getOrderChange } from "@thuot-tha/shared/contracts/operations/order/get-order-change";
import { listLineDates } from "@thuot-tha/shared/contracts/operations/order/list-line-dates";
import { quoteOrderChange } from "@thuot-tha/shared/contracts/operations/order/quote-order-change";
import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import { ApiError } from "@thuot-tha/shared/http";
import { type Answer, answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import { orderRefreshed } from "../../features/order/slice.ts";
import { changeMade as made, changeQuote as quote, waitingChange as waiting } from "../../testing/changes.ts";
import { openOrder } from "../../testing/open-order.tsx";
import { rented } from "../../testing/samples.ts";

beforeAll(fillJsdomGaps);

const lost = () => refuse(0, "Network error", "NETWORK");

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

  it("takes back a price when the next one fails to load", async () => {
    const shop = await openOrder(rented, [answer(quoteOrderChange, quote)]);
    await userEvent.click(screen.getByRole("button", { name: "Thuê thêm ngày" }));
    expect(await screen.findByRole("button", { name: /^Thuê thêm, 35\.000\s₫$/ })).toBeInTheDocument();
    shop.client.answer(quoteOrderChange, () => refuse(503, "Cửa hàng đang bận."));
    await userEvent.click(screen.getByRole("checkbox", { name: /ví/i }));
    expect(await screen.findByText("Cửa hàng đang bận.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Thuê thêm,/ })).not.toBeInTheDocument();
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

describe("a change whose answer is lost", () => {
  async function extend(answers: readonly Answer[], order = rented) {
    const shop = await openOrder(order, [answer(quoteOrderChange, quote), answer(changeOrder, lost), ...answers]);
    await userEvent.click(screen.getByRole("button", { name: "Thuê thêm ngày" }));
    return {
      ...shop,
      press: () => screen.findByRole("button", { name: /^Thuê thêm, 35\.000\s₫$/ }).then(userEvent.click),
    };
  }

  it("counts as made when the order has it", async () => {
    const shop = await extend([]);
    shop.client.answer(getOrder, { ...rented, changes: [made] });
    await shop.press();
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã gia hạn." }]));
    expect(screen.queryByLabelText("Mặc đến hết ngày")).not.toBeInTheDocument();
  });

  it("leads to its payment", async () => {
    const payment = { ...waiting.payment!, type: "momo" as const, transfer: null, redirectUrl: "#momo-of-change" };
    const order = { ...rented, changes: [{ ...waiting, payment }] };
    const shop = await extend([answer(getOrderChange, order)]);
    shop.client.answer(getOrder, order);
    await shop.press();
    await waitFor(() => expect(window.location.hash).toBe("#momo-of-change"));
  });

  it.each<[string, Partial<typeof made>]>([
    ["an earlier one", { id: "TD261130AAAA" }],
    ["one of another rental", { lineId: "l2" }],
    ["one to another day", { dateTo: "2026-12-14" }],
    ["one of another kind", { kind: "DATES" }],
    ["one that was withdrawn", { status: "CANCEL" }],
  ])("is not made when the order only has %s", async (_, other) => {
    const earlier = { ...made, id: "TD261130AAAA" };
    const shop = await extend([], { ...rented, changes: [earlier] });
    shop.client.answer(getOrder, { ...rented, changes: [{ ...made, ...other }] });
    await shop.press();
    expect(await screen.findByText(/^Chưa kết nối được/)).toBeInTheDocument();
    expect(shop.notices).toEqual([]);
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

  it("has today's date in a page that is open over midnight", async () => {
    const dates = { invalidDates: [], firstDate: "2026-12-03", lastDate: "2027-12-01", maxDays: 30 };
    await openOrder(rented, [answer(listLineDates, dates)], () => new Date("2026-12-01T17:30:00Z"));
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc" }));
    expect(await screen.findByRole("button", { name: /, 2\/12\/2026, hôm nay/ })).toBeInTheDocument();
  });

  it("offers a retry when the days failed to load", async () => {
    const shop = await openOrder(rented, [answer(listLineDates, lost)]);
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc" }));
    const again = await screen.findByRole("button", { name: "Thử lại" });
    shop.client.answer(listLineDates, {
      ...{ invalidDates: [], firstDate: "2026-12-02", lastDate: "2027-12-01", maxDays: 30 },
    });
    await userEvent.click(again);
    expect(await screen.findByRole("button", { name: /, 20\/12\/2026/ })).toBeEnabled();
    expect(screen.getByRole("region", { name: "Đổi ngày mặc" })).toHaveFocus();
  });

  describe("whose answer is lost", () => {
    async function move(change: Partial<typeof made>) {
      const shop = await openOrder(rented, [
        answer(listLineDates, { invalidDates: [], firstDate: "2026-12-02", lastDate: "2027-12-01", maxDays: 30 }),
        answer(quoteOrderChange, { ...quote, latest: null, amount: -49_000, payable: 0 }),
        answer(changeOrder, lost),
      ]);
      await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc" }));
      await userEvent.click(await screen.findByRole("button", { name: /, 20\/12\/2026/ }));
      const confirm = await screen.findByRole("button", { name: "Đổi ngày" });
      shop.client.answer(getOrder, { ...rented, changes: [{ ...made, kind: "DATES", ...change }] });
      await userEvent.click(confirm);
      return shop;
    }

    it("counts as made when the order has it", async () => {
      const shop = await move({ dateFrom: "2026-12-20", dateTo: "2026-12-20" });
      await waitFor(() => expect(shop.notices).toMatchObject([{ kind: "success" }]));
    });

    it("is not made when the order only has one that begins on another day", async () => {
      const shop = await move({ dateFrom: "2026-12-19", dateTo: "2026-12-20" });
      expect(await screen.findByText(/^Chưa kết nối được/)).toBeInTheDocument();
      expect(shop.notices).toEqual([]);
    });
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

describe("a change that the order's new status rules out", () => {
  const dates = { invalidDates: [], firstDate: "2026-12-02", lastDate: "2027-12-01", maxDays: 30 };

  it.each(["DELIVERING", "RETURNED"] as const)("closes, and leaves the focus on the page, in %s", async (status) => {
    const shop = await openOrder(rented, [answer(listLineDates, dates)]);
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc" }));
    const panel = await screen.findByRole("region", { name: "Đổi ngày mặc" });
    act(() => panel.focus());
    act(() => void shop.store.dispatch(orderRefreshed({ ...rented, status })));
    expect(panel).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    act(() => void shop.store.dispatch(orderRefreshed(rented)));
    expect(screen.getByRole("button", { name: "Đổi ngày mặc" })).toHaveAttribute("aria-expanded", "false");
  });

  it("tells why it was refused", async () => {
    const message = "Đơn đã được giao đi nên không đổi ngày được nữa.";
    const shop = await openOrder(rented, [
      answer(listLineDates, dates),
      answer(quoteOrderChange, { ...quote, latest: null, amount: -49_000, payable: 0 }),
      answer(changeOrder, () => refuse(409, message)),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Đổi ngày mặc" }));
    await userEvent.click(await screen.findByRole("button", { name: /, 20\/12\/2026/ }));
    const confirm = await screen.findByRole("button", { name: "Đổi ngày" });
    shop.client.answer(getOrder, { ...rented, status: "DELIVERING" });
    await userEvent.click(confirm);
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "error", message }]));
    expect(screen.queryByRole("region", { name: "Đổi ngày mặc" })).not.toBeInTheDocument();
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

  it("is withdrawn when the answer was lost, and the order does not have it any more", async () => {
    const order = { ...rented, changes: [waiting] };
    const shop = await openOrder(order, [answer(getOrderChange, order), answer(withdrawOrderChange, lost)]);
    shop.client.answer(getOrder, { ...rented, changes: [{ ...waiting, status: "CANCEL", holdUntil: null }] });
    await userEvent.click(screen.getByRole("button", { name: "Thôi, giữ như cũ" }));
    await waitFor(() => expect(screen.queryByText(/Đang chờ thanh toán/)).not.toBeInTheDocument());
    expect(shop.notices).toEqual([]);
  });

  it("is not withdrawn when the answer was lost and the order still has it", async () => {
    const order = { ...rented, changes: [{ ...made, id: "TD261130AAAA", status: "CANCEL" as const }, waiting] };
    const shop = await openOrder(order, [answer(getOrderChange, order), answer(withdrawOrderChange, lost)]);
    await userEvent.click(screen.getByRole("button", { name: "Thôi, giữ như cũ" }));
    await waitFor(() => expect(shop.notices).toMatchObject([{ kind: "error" }]));
    expect(screen.getByText(/Đang chờ thanh toán/)).toBeInTheDocument();
  });

  it("says why it cannot be withdrawn any more, and shows it as it is now", async () => {
    // Nothing else asks for the change of a declined payment.
    const declined = { ...waiting, payment: { ...waiting.payment!, status: "FAILED" as const } };
    const order = { ...rented, changes: [declined] };
    const message = "Lần đổi này đã được thanh toán.";
    const shop = await openOrder(order, [
      answer(getOrderChange, order),
      answer(withdrawOrderChange, () => refuse(409, message)),
    ]);
    expect(shop.client.inputs(getOrderChange)).toHaveLength(1);
    shop.client.answer(getOrderChange, { ...rented, changes: [{ ...waiting, status: "DONE" }] });
    await userEvent.click(screen.getByRole("button", { name: "Thôi, giữ như cũ" }));
    await waitFor(() => expect(screen.queryByText(/Đang chờ thanh toán/)).not.toBeInTheDocument());
    expect(shop.notices).toEqual([{ kind: "error", message }]);
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
