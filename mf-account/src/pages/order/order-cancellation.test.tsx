import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import { loadOrder } from "../../features/order/saga.ts";
import { orderNewsReceived } from "../../features/order/slice.ts";
import { openOrder } from "../../testing/open-order.tsx";
import { cancelled, mai, rented } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { OrderPage } from "./OrderPage.tsx";

beforeAll(fillJsdomGaps);

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

describe("OrderPage", () => {
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

  it("closes why it is not cancelled, which names the order, once its customer signs out", async () => {
    const shop = await openOrder(rented, [answer(cancelOrder, () => refuse(409, "Đơn này đã được giao."))]);
    await userEvent.click(screen.getByRole("button", { name: "Huỷ đơn này" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Huỷ đơn này" }));
    const popup = await screen.findByRole("dialog", { name: "Đơn TT261201AAAA chưa được huỷ" });
    act(() => shop.signIn(null));
    await waitFor(() => expect(popup).not.toBeInTheDocument());
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
});
