import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { answer } from "@thuot-tha/shared/testing";
import { checkoutEntered, placingChanged } from "../../features/checkout/slice.ts";
import { paymentBegun } from "../../features/placed-order/slice.ts";
import { order, payment } from "../../testing/fixtures.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { successPage } from "./page.ts";

const bought = {
  ...order.lines[0]!,
  id: "order-line-2",
  type: "sale" as const,
  name: "Túi cói Hạ",
  dateFrom: null,
  dateTo: null,
  period: null,
  deposit: 0,
};

describe("the success page", () => {
  it("shows the number, the days in words, the sums, and what happens next", async () => {
    const shop = openShop([answer(getOrder, order)]);
    await shop.open(successPage, { orderId: order.id });
    expect(shop.client.inputs(getOrder)).toEqual([{ params: { orderId: "TT261201ABCDEF" } }]);
    expect(screen.getByRole("heading", { name: "Đơn của bạn đã được đặt" })).toBeInTheDocument();
    expect(screen.getByText("TT261201ABCDEF")).toHaveAttribute("translate", "no");
    expect(screen.getByText("Ngày mặc: 10/12/2026 – 12/12/2026")).toBeInTheDocument();
    expect(screen.getByText("Giao: Thứ Tư, 09/12/2026")).toBeInTheDocument();
    expect(screen.getByText("Nhận lại: Chủ Nhật, 13/12/2026")).toBeInTheDocument();
    expect(screen.getByText("Tổng cộng").nextElementSibling).toHaveTextContent("1.430.000 ₫");
    expect(screen.getByText("Bạn trả 1.430.000 ₫ tiền mặt cho người giao.")).toBeInTheDocument();
    expect(screen.getByText(/800.000 ₫ tiền cọc trở về ví/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Lịch sử đơn hàng" })).toHaveAttribute("href", "/account/order-history");
    expect(screen.getByRole("link", { name: "Về trang chủ" })).toHaveAttribute("href", "/home");
  });

  it("names a piece's own member price", async () => {
    const lines = order.lines.map((line) => ({ ...line, ownMemberPrice: true }));
    const shop = openShop([answer(getOrder, { ...order, lines })]);
    await shop.open(successPage, { orderId: order.id });
    expect(screen.getByText("Giá riêng của món này")).toBeInTheDocument();
  });

  it("describes purchases where nothing is rented: when they arrive, and nothing of wearing or deposits", async () => {
    const delivery = { dateFrom: "2026-12-03", dateTo: "2026-12-05" };
    await openShop([answer(getOrder, { ...order, lines: [bought], delivery })]).open(successPage, {
      orderId: order.id,
    });
    expect(screen.getByText("Dự kiến giao: 03/12/2026 – 05/12/2026")).toBeInTheDocument();
    const steps = within(screen.getByRole("region", { name: "Tiếp theo là gì?" })).getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "Chúng tôi kiểm tra và đóng gói món mua trong ngày làm việc kế tiếp.",
      "Món mua tới tay bạn khoảng 03/12/2026 – 05/12/2026. Người giao gọi trước khi đến.",
      "Bạn trả 1.430.000\u00a0₫ tiền mặt cho người giao.",
      "Mở hộp và thử ngay khi nhận. Nếu chưa ưng: đọc về đổi và trả",
    ]);
    const returns = screen.getByRole("link", { name: "đọc về đổi và trả" });
    expect(returns).toHaveAttribute("href", "/customer-care/doi-tra");
  });

  it("describes both where purchases come along with a rental, and names the fee for late return", async () => {
    const mixed = {
      ...order,
      lines: [order.lines[0]!, bought],
      delivery: { dateFrom: "2026-12-09", dateTo: "2026-12-09" },
      lateReturn: { dueDay: "2026-12-13", percent: 20, perDay: 100_000, days: 0, fee: 0 },
    };
    await openShop([answer(getOrder, mixed)]).open(successPage, { orderId: order.id });
    expect(screen.getByText("Giao cùng đồ thuê: Thứ Tư, 09/12/2026")).toBeInTheDocument();
    expect(screen.getByText(/giặt hấp món thuê, kiểm tra và đóng gói món mua/)).toBeInTheDocument();
    expect(screen.getByText(/Món mua là của bạn/)).toBeInTheDocument();
    expect(screen.getByText(/mỗi ngày sau ngày trả tính 100.000\s₫ \(20% giá thuê một ngày/)).toBeInTheDocument();
  });

  it("shows that a paid order is paid, and what a cash order costs at the door", async () => {
    const paid = { ...order, paymentType: "momo" as const, paymentStatus: "PAID" as const };
    await openShop([answer(getOrder, paid)]).open(successPage, { orderId: order.id });
    expect(screen.getByText("Đã thanh toán").nextElementSibling).toHaveTextContent("1.430.000 ₫");
    expect(screen.queryByText("Còn phải trả")).not.toBeInTheDocument();
    cleanup();
    await openShop([answer(getOrder, order)]).open(successPage, { orderId: order.id });
    expect(screen.getByText("Trả khi nhận hàng").nextElementSibling).toHaveTextContent("1.430.000 ₫");
  });

  it("shows until when an unpaid order is held", async () => {
    const unpaid = {
      ...order,
      status: "NOT_PAID" as const,
      paymentType: "momo" as const,
      holdUntil: "2026-12-01T03:30:00Z",
    };
    await openShop([answer(getOrder, unpaid)]).open(successPage, { orderId: order.id });
    expect(screen.getByRole("heading", { name: "Đơn đang chờ thanh toán" })).toBeInTheDocument();
    expect(screen.getByText(/giữ cho bạn đến 10:30/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Thanh toán ngay" })).toHaveAttribute(
      "href",
      "/checkout/payment/TT261201ABCDEF",
    );
    expect(screen.queryByRole("button", { name: "Thêm vào lịch" })).not.toBeInTheDocument();
  });

  it("shows the order as it is when the shopper comes back to it, not as it was placed", async () => {
    const shop = openShop([answer(getOrder, order)]);
    await shop.open(successPage, { orderId: order.id });
    cleanup();
    shop.client.answer(getOrder, { ...order, status: "CANCEL", tab: "CANCEL" });
    await shop.open(successPage, { orderId: order.id });
    expect(screen.getByRole("heading", { level: 1, name: "Đơn này đã huỷ" })).toBeInTheDocument();
  });

  it.each([
    ["CONFIRMED", "Đơn của bạn đã được đặt"],
    ["NOT_PAID", "Đơn đang chờ thanh toán"],
    ["CANCEL", "Đơn này đã huỷ"],
  ] as const)("has the title of an order that is %s", async (status, title) => {
    const shop = openShop([answer(getOrder, { ...order, status })]);
    await shop.open(successPage, { orderId: order.id });
    const props = { params: { orderId: order.id }, pathname: "/", search: "" };
    expect(successPage.head?.(shop.state(), props).title).toBe(title);
  });

  it("shows no order to another customer who signs in in the same tab", async () => {
    const shop = openShop([answer(getOrder, order)]);
    await shop.signIn();
    await shop.open(successPage, { orderId: order.id });
    expect(screen.getByText("TT261201ABCDEF")).toBeInTheDocument();
    await shop.signIn("u2");
    expect(screen.queryByText("TT261201ABCDEF")).not.toBeInTheDocument();
  });

  it("requests no order that has just been placed", async () => {
    const shop = openShop();
    shop.store.dispatch(checkoutEntered());
    shop.store.dispatch(paymentBegun({ order, payment }));
    shop.store.dispatch(placingChanged({ is: "placed", orderId: order.id, unpaid: false }));
    await shop.open(successPage, { orderId: order.id });
    expect(screen.getByRole("heading", { level: 1, name: "Đơn của bạn đã được đặt" })).toBeInTheDocument();
    expect(shop.client.inputs(getOrder)).toEqual([]);
  });

  it("offers a calendar file, and prints", async () => {
    const files: Blob[] = [];
    const revoked: string[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: (href: string) => revoked.push(href),
    });
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
    await openShop([answer(getOrder, order)]).open(successPage, { orderId: order.id });
    await userEvent.click(screen.getByRole("button", { name: "Thêm vào lịch" }));
    expect(names).toEqual(["thuot-tha-TT261201ABCDEF.ics"]);
    expect(files[0]?.type).toBe("text/calendar;charset=utf-8");
    await userEvent.click(screen.getByRole("button", { name: "In đơn" }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(revoked).toEqual([]);
    jest.restoreAllMocks();
  });
});
