import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { ApiError } from "@thuot-tha/shared/http";
import { answer, fillJsdomGaps, refuse } from "@thuot-tha/shared/testing";
import { loadOrder } from "../../features/order/saga.ts";
import { orderNewsReceived } from "../../features/order/slice.ts";
import { openOrder } from "../../testing/open-order.tsx";
import { cancelled, card, mai, rented } from "../../testing/samples.ts";
import { startShop } from "../../testing/start-shop.tsx";
import { OrderPage } from "./OrderPage.tsx";

beforeAll(fillJsdomGaps);

const lateReturn = { dueDay: "2026-12-13", percent: 20, perDay: 70_000, days: 0, fee: 0 };

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
