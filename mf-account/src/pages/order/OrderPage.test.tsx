import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import { loadOrder } from "../../features/order/saga.ts";
import { orderNewsReceived } from "../../features/order/slice.ts";
import { openOrder } from "../../testing/open-order.tsx";
import { card, mai, rented } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { OrderPage } from "./OrderPage.tsx";

beforeAll(fillJsdomGaps);

const cancelled = {
  ...rented,
  status: "CANCEL" as const,
  tab: "CANCEL" as const,
  cancel: { allowed: false, refund: 0, percent: 0 },
};

const lateReturn = { dueDay: "2026-12-13", percent: 20, perDay: 70_000, days: 0, fee: 0 };

const purchase = {
  lines: [
    {
      ...rented.lines[0]!,
      ...{ id: "l2", type: "sale" as const, name: "Túi cói", deposit: 0 },
      ...{ dateFrom: null, dateTo: null, period: null },
    },
  ],
  delivery: { dateFrom: "2026-12-03", dateTo: "2026-12-05" },
};

const payment = {
  id: "p1",
  orderId: rented.id,
  membershipPackageId: null,
  type: "momo" as const,
  status: "PENDING" as const,
  amount: 1_450_000,
  redirectUrl: null,
  transfer: null,
  createdAt: "2026-12-01T03:00:00.000Z",
  paidAt: null,
  expiresAt: null,
};

describe("loadOrder", () => {
  it("rejects for another customer's order, so that the shop shows its not-found page", async () => {
    const shop = startShop([
      answer(getOrder, () => {
        throw new ApiError({ status: 404, code: "NOT_FOUND", message: "Không tìm thấy đơn hàng." });
      }),
    ]);
    await expect(shop.load(loadOrder, { orderId: "TT1" })).rejects.toMatchObject({ status: 404 });
  });
});

describe("OrderPage", () => {
  it("shows wear dates, rental period, costs and what is to come", async () => {
    const shop = startShop([answer(getOrder, rented)]);
    shop.signIn(mai);
    await shop.load(loadOrder, { orderId: rented.id });
    shop.show(<OrderPage />);
    expect(screen.getByRole("heading", { level: 1, name: "Đơn TT261201AAAA" })).toBeInTheDocument();
    expect(screen.getByText("10/12/2026 – 12/12/2026")).toBeInTheDocument();
    expect(screen.getByText("09/12/2026 – 13/12/2026")).toBeInTheDocument();
    expect(screen.getByText("Tổng cộng").nextElementSibling).toHaveTextContent("1.450.000 ₫");
    expect(screen.getByText("Đã thanh toán").nextElementSibling).toHaveTextContent("1.450.000 ₫");
    expect(screen.getByText("01:05, 02/12/2026")).toBeInTheDocument();
    expect(
      screen.getByText("Huỷ trước ngày giao từ 2 đến 9 ngày: hoàn 70% tiền thuê và phí giao nhận."),
    ).toBeInTheDocument();
  });

  it("cancels after a question that names the refund", async () => {
    const shop = startShop([answer(getOrder, rented), answer(cancelOrder, cancelled)]);
    shop.signIn(mai);
    await shop.load(loadOrder, { orderId: rented.id });
    shop.show(<OrderPage />);
    await userEvent.click(screen.getByRole("button", { name: "Huỷ đơn này" }));
    const dialog = await screen.findByRole("dialog", { name: "Huỷ đơn TT261201AAAA?" });
    expect(dialog).toHaveTextContent("1.315.000 ₫ về ví của bạn: 70% tiền thuê và phí giao nhận");
    expect(shop.client.inputs(cancelOrder)).toEqual([]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Huỷ đơn này" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã huỷ đơn." }]));
    expect(shop.client.inputs(cancelOrder)).toEqual([
      { params: { orderId: rented.id }, body: { expectedRefund: 1_315_000 } },
    ]);
    expect(screen.queryByRole("heading", { name: "Huỷ đơn" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("leaves the focus where the shopper has gone on while the order is cancelled", async () => {
    let end = (): void => undefined;
    const ended = new Promise<typeof cancelled>((resolve) => {
      end = () => resolve(cancelled);
    });
    const shop = await openOrder(rented, [answer(cancelOrder, () => ended)]);
    render(<input aria-label="Tìm sản phẩm" />);
    await userEvent.click(screen.getByRole("button", { name: "Huỷ đơn này" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Huỷ đơn này" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.type(screen.getByLabelText("Tìm sản phẩm"), "áo");
    await act(async () => end());
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã huỷ đơn." }]));
    expect(screen.getByLabelText("Tìm sản phẩm")).toHaveFocus();
  });

  it("asks again with the new refund when the one it named no longer holds", async () => {
    const shop = await openOrder(rented, [
      answer(cancelOrder, ({ body }) =>
        body?.expectedRefund === 1_000_000
          ? cancelled
          : refuse(409, "Khoản hoàn lại vừa đổi thành 1.000.000 ₫.", "PRICE_CHANGED"),
      ),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Huỷ đơn này" }));
    const dialog = await screen.findByRole("dialog");
    shop.client.answer(getOrder, { ...rented, cancel: { allowed: true, refund: 1_000_000, percent: 0 } });
    await userEvent.click(within(dialog).getByRole("button", { name: "Huỷ đơn này" }));
    await waitFor(() =>
      expect(screen.getByRole("dialog")).toHaveTextContent(
        /Khoản hoàn lại vừa đổi thành 1\.000\.000\s₫\. Huỷ bây giờ, 1\.000\.000\s₫ về ví của bạn/,
      ),
    );
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Huỷ đơn này" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã huỷ đơn." }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it.each([
    ["the answer was lost", () => refuse(0, "Network error", "NETWORK")],
    ["it is cancelled already", () => refuse(409, "Đơn này đã huỷ rồi.", "ORDER_NOT_CANCELLABLE")],
  ])("is cancelled when %s, and the order is", async (_, reply) => {
    const shop = await openOrder(rented, [answer(cancelOrder, reply)]);
    await userEvent.click(screen.getByRole("button", { name: "Huỷ đơn này" }));
    shop.client.answer(getOrder, cancelled);
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Huỷ đơn này" }));
    await waitFor(() => expect(shop.notices).toEqual([{ kind: "success", message: "Đã huỷ đơn." }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("says why it is not cancelled, and shows the order as it is now", async () => {
    const shop = await openOrder(rented, [answer(cancelOrder, () => refuse(409, "Đơn này đã được giao."))]);
    await userEvent.click(screen.getByRole("button", { name: "Huỷ đơn này" }));
    shop.client.answer(getOrder, { ...rented, status: "DELIVERING", cancel: cancelled.cancel });
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Huỷ đơn này" }));
    const popup = await screen.findByRole("dialog", { name: "Đơn TT261201AAAA chưa được huỷ" });
    expect(popup).toHaveTextContent("Đơn này đã được giao.");
    expect(popup).toHaveTextContent("Nếu cần giúp, bạn gọi hoặc nhắn cho chúng tôi");
    await userEvent.click(within(popup).getByRole("button", { name: "Đã hiểu" }));
    expect(shop.notices).toEqual([]);
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Huỷ đơn" })).not.toBeInTheDocument());
  });

  it("says why it is not cancelled, also when its delivery began while the dialog was open", async () => {
    const shop = await openOrder(rented, [answer(cancelOrder, () => refuse(409, "Đơn đang được giao."))]);
    await userEvent.click(screen.getByRole("button", { name: "Huỷ đơn này" }));
    const question = await screen.findByRole("dialog", { name: "Huỷ đơn TT261201AAAA?" });
    const cancel = { allowed: false, refund: 0, percent: 0 };
    shop.client.answer(getOrder, { ...rented, status: "DELIVERING", cancel });
    act(() => void shop.store.dispatch(orderNewsReceived(rented.id)));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Huỷ đơn" })).not.toBeInTheDocument());
    await userEvent.click(within(question).getByRole("button", { name: "Huỷ đơn này" }));
    expect(await screen.findByRole("dialog", { name: "Đơn TT261201AAAA chưa được huỷ" })).toHaveTextContent(
      "Đơn đang được giao.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Đã hiểu" }));
  });

  it("shows how a purchase is cancelled, without terms of renting", async () => {
    await openOrder({ ...rented, ...purchase, cancel: { allowed: true, refund: 930_000, percent: 100 } });
    const section = within(screen.getByRole("heading", { name: "Huỷ đơn" }).parentElement!);
    expect(section.getByText(/930\.000\s₫ về ví của bạn: toàn bộ tiền mua và phí giao nhận\./)).toBeInTheDocument();
    expect(section.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Huỷ trước lúc giao: hoàn toàn bộ tiền mua và phí giao nhận.",
      "Cửa hàng huỷ đơn: bạn nhận lại toàn bộ số tiền đã trả.",
    ]);
    await userEvent.click(section.getByRole("button", { name: "Huỷ đơn này" }));
    expect(await screen.findByRole("dialog")).toHaveTextContent("Món mua sẽ được bán cho người khác");
    expect(screen.getByText("Dự kiến giao").nextElementSibling).toHaveTextContent("03/12/2026 – 05/12/2026");
    expect(screen.queryByText("Ngày trả")).not.toBeInTheDocument();
  });

  it("shows both rules for rentals and purchases in one order", async () => {
    await openOrder({ ...rented, lines: [...rented.lines, ...purchase.lines] });
    expect(screen.getByText(/cùng toàn bộ tiền cọc và tiền mua\./)).toBeInTheDocument();
    expect(screen.getByText("Tiền cọc và tiền mua luôn được hoàn đủ khi huỷ trước lúc giao.")).toBeInTheDocument();
  });

  it("shows the limit of an order whose dates were moved", async () => {
    await openOrder({ ...rented, cancel: { allowed: true, refund: 1_315_000, percent: 70, maxPercent: 70 } });
    expect(screen.getByText(/^Đơn đã đổi ngày: khi huỷ được hoàn nhiều nhất 70% tiền thuê/)).toBeInTheDocument();
    expect(screen.queryByText(/hoàn toàn bộ tiền thuê/)).not.toBeInTheDocument();
  });

  it("names what each late day costs beside the return day", async () => {
    await openOrder({ ...rented, lateReturn });
    expect(screen.getByText("Ngày trả").nextElementSibling).toHaveTextContent(
      "13/12/2026Trả muộn: mỗi ngày sau ngày trả tính 70.000 ₫ (20% giá thuê một ngày của món), trừ vào tiền cọc",
    );
  });

  it("shows a late return, and the fee once the pieces are back", async () => {
    const late = { ...lateReturn, days: 2, fee: 140_000 };
    const shop = await openOrder({ ...rented, status: "RENTING", lateReturn: late });
    expect(screen.getByText(/đến nay muộn 2 ngày: phí trả muộn tạm tính 140\.000\s₫/)).toBeInTheDocument();
    shop.client.answer(getOrder, { ...rented, status: "RETURNED", lateReturn: late });
    act(() => void shop.store.dispatch(orderNewsReceived(rented.id)));
    expect(await screen.findByText(/Đồ về muộn 2 ngày: phí trả muộn 140\.000\s₫/)).toBeInTheDocument();
    expect(screen.queryByText("Đơn đã quá ngày trả")).not.toBeInTheDocument();
  });

  it.each(["RETURNED", "DONE"] as const)(
    "names no rule of late returns once the pieces came back in time: %s",
    async (status) => {
      await openOrder({ ...rented, status, lateReturn });
      expect(screen.getByText("Ngày trả").nextElementSibling).toHaveTextContent(/^13\/12\/2026$/);
    },
  );

  it("names each return day once, and when a rental came back before the others", async () => {
    const period = { dateFrom: "2026-12-09", dateTo: "2026-12-16" };
    const [line] = rented.lines;
    const lines = [
      { ...line!, returnedOn: "2026-12-12" },
      { ...line!, id: "l2", period },
      { ...line!, id: "l3" },
    ];
    const late = { ...lateReturn, fee: 140_000 };
    await openOrder({ ...rented, status: "RENTING", lines, lateReturn: late }, [
      answer(listProductCards, { items: [card] }),
    ]);
    expect(screen.getAllByRole("button", { name: /^Mua luôn món này/ })).toHaveLength(1);
    expect(screen.getByText("Ngày trả").nextElementSibling).toHaveTextContent(/^13\/12\/2026 và 16\/12\/2026Trả muộn/);
    expect(screen.getByText(/Phí trả muộn của món đã về: 140\.000\s₫\.$/)).toBeInTheDocument();
    expect(screen.queryByText("Đơn đã quá ngày trả")).not.toBeInTheDocument();
    expect(screen.getByText("Đã trả").nextElementSibling).toHaveTextContent("12/12/2026");
  });

  it("still shows the late fee of a finished order", async () => {
    await openOrder({ ...rented, status: "DONE", lateReturn: { ...lateReturn, days: 2, fee: 140_000 } });
    expect(screen.getByText("Ngày trả").nextElementSibling).toHaveTextContent(
      "13/12/2026Đồ về muộn 2 ngày: phí trả muộn 140.000 ₫, trừ vào tiền cọc.",
    );
  });

  it("names neither a return day nor a late fee for a cancelled order", async () => {
    await openOrder({ ...cancelled, lateReturn });
    expect(screen.queryByText("Ngày trả")).not.toBeInTheDocument();
    expect(screen.queryByText(/Trả muộn/)).not.toBeInTheDocument();
  });

  it("shows what the shop keeps of the deposit, for which piece and why", async () => {
    const why = "Gấu váy bị rách một đoạn.";
    const kept = { lineId: rented.lines[0]!.id, amount: 200_000, why, at: "2026-12-14T03:00:00.000Z" };
    await openOrder({ ...rented, status: "RETURNED", keptDeposits: [kept] });
    const list = screen.getByRole("heading", { name: "Giữ lại từ tiền cọc" }).nextElementSibling;
    expect(list).toHaveTextContent(`−200.000 ₫ · ${rented.lines[0]!.name}${why}`);
  });

  it("names a piece's own member price", async () => {
    await openOrder({ ...rented, lines: [{ ...rented.lines[0]!, ownMemberPrice: true }] });
    expect(screen.getByText("Giá riêng của món này")).toBeInTheDocument();
  });

  it("prints", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
    await openOrder(rented);
    await userEvent.click(screen.getByRole("button", { name: "In đơn" }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it("shows why a payment was declined", async () => {
    const declined = { ...payment, status: "FAILED" as const, failure: "Số dư không đủ cho khoản này." };
    await openOrder({ ...rented, status: "NOT_PAID", payments: [declined] });
    expect(screen.getByText("Số dư không đủ cho khoản này.")).toBeInTheDocument();
  });

  it("does not call a paid order free to cancel when nothing of it comes back", async () => {
    await openOrder({ ...rented, paymentStatus: "PAID", cancel: { allowed: true, refund: 0, percent: 0 } });
    expect(screen.getByText(/tiền thuê và phí giao nhận đã trả không được hoàn lại/)).toBeInTheDocument();
    expect(screen.queryByText(/không mất phí/)).not.toBeInTheDocument();
  });

  it.each([
    ["an unpaid order", { status: "NOT_PAID", paymentType: "momo" } as const],
    ["an order for cash", { status: "CONFIRMED", paymentType: "cash" } as const],
  ])("names the wallet's part, and no share of the price, where it has paid a part of %s", async (_, paid) => {
    const cancel = { allowed: true, refund: 200_000, percent: 100 };
    await openOrder({ ...rented, ...paid, paymentStatus: "PENDING", walletUsed: 200_000, payable: 1_250_000, cancel });
    const outcome = screen.getByText(/^Huỷ bây giờ, 200\.000\s₫ đã trả từ ví về lại ví của bạn\./);
    expect(outcome).toHaveTextContent(/Phần còn lại chưa thanh toán, bạn không mất phí nào\.$/);
  });

  it("counts down while an unpaid order keeps its pieces, and looks again when the time is up", async () => {
    jest.useFakeTimers();
    const unpaid = { ...rented, status: "NOT_PAID" as const, holdUntil: "2026-12-01T03:00:02.000Z" };
    let at = Date.parse("2026-12-01T03:00:00Z");
    const shop = startShop([answer(getOrder, unpaid)], "/home", () => new Date(at));
    await shop.load(loadOrder, { orderId: rented.id });
    shop.show(<OrderPage />);
    expect(screen.getByText("00:02")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Thanh toán" })).toHaveAttribute("href", `/checkout/payment/${rented.id}`);
    for (let seconds = 0; seconds < 2; seconds++) {
      at += 1000;
      await act(() => jest.advanceTimersByTimeAsync(1000));
    }
    expect(shop.client.inputs(getOrder)).toHaveLength(2);
    // The shop cancels late orders every half a minute.
    expect(screen.getByText(/^Đã hết giờ giữ đồ/)).toBeInTheDocument();
    shop.client.answer(getOrder, cancelled);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(shop.client.inputs(getOrder)).toHaveLength(3);
    expect(screen.queryByRole("link", { name: "Thanh toán" })).not.toBeInTheDocument();
    expect(screen.getAllByText("Đã huỷ").length).toBeGreaterThan(0);
    jest.useRealTimers();
  });

  it("updates after a payment event of its order", async () => {
    const shop = await openOrder({ ...rented, status: "NOT_PAID" });
    shop.client.answer(getOrder, rented);
    act(() => void shop.store.dispatch(orderNewsReceived("another")));
    expect(shop.client.inputs(getOrder)).toHaveLength(1);
    act(() => void shop.store.dispatch(orderNewsReceived(rented.id)));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Thanh toán" })).not.toBeInTheDocument());
  });

  it("lists what came back to the wallet, and what the wallet has paid", async () => {
    const back = { kind: "DEPOSIT_RETURN" as const, amount: 1_000_000, at: "2026-12-14T03:00:00.000Z" };
    await openOrder({ ...rented, refunds: [{ ...back, note: "Hoàn cọc" }], walletUsed: 450_000, payable: 1_000_000 });
    expect(screen.getByText("+1.000.000 ₫ · Hoàn cọc")).toBeInTheDocument();
    expect(screen.getByText("từ ví 450.000 ₫")).toBeInTheDocument();
  });

  it.each([
    [1_100_000, 0, "Đã hoàn một phần"],
    [1_450_000, 0, "Đã hoàn tiền"],
    [1_450_000, 300_000, "Đã hoàn một phần"],
    [1_750_000, 300_000, "Đã hoàn tiền"],
  ])(
    "says of a cancelled order of which %d ₫ came back, with %d ₫ from the wallet: %s",
    async (amount, walletUsed, says) => {
      const back = { kind: "ORDER_REFUND" as const, amount, at: "2026-12-02T03:00:00.000Z", note: "Hoàn tiền" };
      await openOrder({
        ...{ ...cancelled, walletUsed, refunds: [back], paymentType: "momo", paymentStatus: "REFUNDED" },
        payments: [{ ...payment, status: "REFUNDED", paidAt: "2026-12-01T03:00:00.000Z" }],
      });
      expect(screen.getByText("Ví MoMo", { exact: false })).toHaveTextContent(`Ví MoMo${says}`);
    },
  );

  it("says that a second payment came back, whole, while the first one pays the order", async () => {
    const paidAt = "2026-12-01T03:00:00.000Z";
    await openOrder({
      ...{ ...rented, paymentType: "momo", paymentStatus: "PAID" },
      payments: [
        { ...payment, status: "PAID", paidAt },
        { ...payment, id: "p2", type: "zalopay", status: "REFUNDED", paidAt },
      ],
      refunds: [{ kind: "ADJUSTMENT", amount: 1_450_000, at: paidAt, note: "Trả hai lần" }],
    });
    const [first, second] = screen.getAllByText(/, 1\.450\.000 ₫$/);
    expect(first?.nextElementSibling).toHaveTextContent("Đã thanh toán ·");
    expect(second?.nextElementSibling).toHaveTextContent("Đã hoàn tiền ·");
  });

  it("shows transfers of another sum, and where their money is", async () => {
    const receipt = { amount: 800_000, expected: 880_000, at: "2026-12-14T03:00:00.000Z", counted: true };
    await openOrder({ ...rented, receipts: [receipt, { ...receipt, amount: 70_000, counted: false }] });
    expect(screen.getByText("Nhận được 800.000 ₫, cần 880.000 ₫").nextElementSibling).toHaveTextContent(
      "Đã dùng để trả đơn này",
    );
    expect(screen.getByText("Nhận được 70.000 ₫, cần 880.000 ₫").nextElementSibling).toHaveTextContent(
      "Đã vào ví của bạn",
    );
  });

  it.each([
    ["less", 800_000],
    ["more", 900_000],
  ])("shows at once what to do about a transfer of %s than the sum", async (_, amount) => {
    const receipt = { amount, expected: 880_000, at: "2026-12-14T03:00:00.000Z", counted: false };
    await openOrder({ ...rented, status: "NOT_PAID", receipts: [receipt] });
    expect(screen.getByText("Số tiền chuyển khoản chưa khớp")).toBeInTheDocument();
    expect(screen.getByText(/còn đơn cần 880\.000\s₫\. Cả khoản này đã vào ví của bạn\./)).toBeInTheDocument();
  });

  it("offers to rent a piece again, to review it and to buy the product once the piece is back", async () => {
    const shop = await openOrder({ ...rented, status: "RETURNED" }, [answer(listProductCards, { items: [card] })]);
    const put: unknown[] = [];
    shop.answerCart(async (line) => {
      put.push(line);
      return { accepted: true, total: 1 };
    });
    expect(screen.getByRole("link", { name: "Thuê lại Áo dài lụa sen" })).toHaveAttribute(
      "href",
      "/product/ao-dai-lua-sen?type=rent&size=M&color=%C4%90%E1%BB%8F+%C4%91%C3%B4",
    );
    expect(screen.getByRole("link", { name: "Viết đánh giá Áo dài lụa sen" })).toHaveAttribute(
      "href",
      "/product/ao-dai-lua-sen#danh-gia",
    );
    await userEvent.click(screen.getByRole("button", { name: /^Mua luôn món này/ }));
    await waitFor(() =>
      expect(shop.notices).toEqual([{ kind: "success", message: "Đã thêm Áo dài lụa sen vào giỏ." }]),
    );
    expect(put).toEqual([{ variantId: "v1", type: "sale", quantities: 1 }]);
  });

  it("shows an order whose pieces are no longer in the catalogue", async () => {
    await openOrder(rented, [answer(listProductCards, () => refuse(503, "Bận"))]);
    expect(screen.getByRole("link", { name: "Thuê lại Áo dài lụa sen" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /^Viết đánh giá/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Mua luôn/ })).not.toBeInTheDocument();
  });
});
