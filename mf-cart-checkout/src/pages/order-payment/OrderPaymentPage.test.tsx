import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { payOrder } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import { type Answer, answer, refuse } from "@thuot-tha/shared/testing";
import { checkoutEntered, checkoutLeft } from "../../features/checkout/slice.ts";
import { goTo } from "../../features/paying/go-to.ts";
import { paymentBegun } from "../../features/placed-order/slice.ts";
import { changedLine, dress, momoPayment, order, quote, transferPayment, unpaidOrder } from "../../testing/fixtures.ts";
import { openShop } from "../../testing/open-shop.tsx";
import { orderPaymentPage } from "./page.ts";

jest.mock("../../features/paying/go-to.ts", () => ({ goTo: jest.fn() }));
afterEach(() => {
  jest.mocked(goTo).mockClear();
  localStorage.clear();
});

const byTransfer = { ...unpaidOrder, payments: [transferPayment] };
const byMomo = { ...unpaidOrder, paymentType: "momo" as const, payments: [momoPayment] };
const params = { orderId: order.id };

async function openPage(shown = byTransfer as typeof unpaidOrder, search = "", answers: readonly Answer[] = []) {
  const { status, holdUntil, payments } = shown;
  const news = { orderStatus: status, holdUntil, payment: payments[0]! };
  const shop = openShop([answer(getOrder, shown), answer(getPaymentStatus, news), ...answers]);
  await shop.open(orderPaymentPage, params, search);
  return shop;
}

describe("a transfer", () => {
  it("shows the code with its quiet zone, and what to transfer in words", async () => {
    await openPage();
    const code = await screen.findByRole("img", { name: /Mã VietQR chuyển 1.430.000\s₫ đến CONG TY THUOT THA/ });
    // Version 5 of 37 modules, and four light ones around it.
    expect(code).toHaveAttribute("viewBox", "0 0 45 45");
    expect(screen.getByText("Số tài khoản").nextElementSibling).toHaveTextContent("0011223344");
    expect(screen.getByText("Nội dung").nextElementSibling).toHaveTextContent("TT261201ABCDEF");
    expect(screen.getByText("30:00")).toBeInTheDocument();
  });

  it("is not translated by browsers: neither the order's code nor what to transfer", async () => {
    await openPage();
    const codes = screen.getAllByText("TT261201ABCDEF");
    expect(codes).toHaveLength(2);
    for (const one of [...codes, screen.getByText("0011223344")]) expect(one).toHaveAttribute("translate", "no");
  });

  it("copies what has to be exact, the amount as a number", async () => {
    const user = userEvent.setup();
    const shop = await openPage();
    await user.click(screen.getByRole("button", { name: "Chép số tiền" }));
    expect(await navigator.clipboard.readText()).toBe("1430000");
    await user.click(screen.getByRole("button", { name: "Chép nội dung" }));
    expect(await navigator.clipboard.readText()).toBe("TT261201ABCDEF");
    expect(shop.notices).toContainEqual({ kind: "notice", message: "Đã chép nội dung." });
  });

  it("of another sum is shown while the page waits, and the code stays", async () => {
    const shop = await openPage();
    const receipts = [{ amount: 1_400_000, expected: 1_430_000, at: "2026-12-01T03:05:00Z", counted: false }];
    const { holdUntil } = unpaidOrder;
    shop.client.answer(getPaymentStatus, { orderStatus: "NOT_PAID", holdUntil, payment: transferPayment, receipts });
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText(/nhận được 1\.400\.000\s₫, còn đơn cần 1\.430\.000\s₫/)).toBeInTheDocument();
    expect(screen.getByRole("img", { name: /Mã VietQR/ })).toBeInTheDocument();
  });

  it("of a new sum changes the sum to pay beside its code", async () => {
    const shop = await openPage();
    const { holdUntil, totals } = unpaidOrder;
    const payment = { ...transferPayment, id: "p4", amount: 1_530_000 };
    shop.client.answer(getPaymentStatus, { orderStatus: "NOT_PAID", holdUntil, payment });
    shop.client.answer(getOrder, {
      ...byTransfer,
      totals: { ...totals, total: 1_530_000 },
      payable: 1_530_000,
      payments: [payment],
    });
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("img", { name: /Mã VietQR chuyển 1.530.000\s₫/ })).toBeInTheDocument();
    const held = screen.getByRole("region", { name: "Đơn của bạn" });
    expect(within(held).getByText(/^Cần thanh toán/)).toHaveTextContent("Cần thanh toán 1.530.000 ₫");
    expect(shop.client.inputs(getOrder)).toHaveLength(2);
  });

  it("of a new sum takes no focus from where the shopper is", async () => {
    const shop = await openPage();
    const { holdUntil } = unpaidOrder;
    const payment = { ...transferPayment, id: "p4", amount: 1_530_000 };
    shop.client.answer(getPaymentStatus, { orderStatus: "NOT_PAID", holdUntil, payment });
    shop.client.answer(getOrder, { ...byTransfer, payable: 1_530_000, payments: [payment] });
    const link = screen.getByRole("link", { name: "Xem đơn hàng" });
    link.focus();
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("img", { name: /Mã VietQR chuyển 1.530.000\s₫/ })).toBeInTheDocument();
    expect(link).toHaveFocus();
  });

  it("turns to the success page by itself when the money is there", async () => {
    const shop = await openPage();
    shop.client.answer(getPaymentStatus, {
      orderStatus: "CONFIRMED",
      holdUntil: null,
      payment: transferPayment,
    });
    shop.client.answer(getOrder, order);
    await act(async () => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(shop.visited).toEqual(["/checkout/success/TT261201ABCDEF"]));
    expect(shop.notices).toContainEqual({ kind: "success", message: "Đơn của bạn đã được xác nhận." });
  });
});

describe("a gateway", () => {
  it("is gone to at once when the attempt has just begun, and only then", async () => {
    const shop = openShop();
    shop.store.dispatch(paymentBegun({ order: byMomo, payment: momoPayment }));
    await shop.open(orderPaymentPage, params);
    expect(goTo).toHaveBeenCalledTimes(1);
    expect(goTo).toHaveBeenCalledWith("https://momo.example/pay/1");
    expect(screen.getByRole("heading", { name: "Đang chuyển bạn đến MoMo" })).toBeInTheDocument();
    // A browser that does not get there, or is stopped, reports nothing to the page.
    expect(screen.getByRole("link", { name: "Mở MoMo" })).toHaveAttribute("href", "https://momo.example/pay/1");
    // The shopper returns from the gateway without having paid.
    act(() => void window.dispatchEvent(new Event("pageshow")));
    expect(screen.getByRole("heading", { name: "Xác nhận ở MoMo" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Mở MoMo" })).toHaveAttribute("href", "https://momo.example/pay/1");
  });

  it("is offered again when the shopper returns to a tab that has not left for it", async () => {
    const shop = openShop();
    shop.store.dispatch(paymentBegun({ order: byMomo, payment: momoPayment }));
    await shop.open(orderPaymentPage, params);
    expect(screen.getByRole("heading", { name: "Đang chuyển bạn đến MoMo" })).toBeInTheDocument();
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(screen.getByRole("heading", { name: "Xác nhận ở MoMo" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Mở MoMo" })).toHaveAttribute("href", "https://momo.example/pay/1");
  });

  it("is offered again when the shopper comes back by a closed tab or a bookmark", async () => {
    await openPage(byMomo);
    expect(goTo).not.toHaveBeenCalled();
    expect(screen.getByRole("heading", { name: "Xác nhận ở MoMo" })).toBeInTheDocument();
  });

  it("is waited for when it sends the shopper back as paid: its notification decides", async () => {
    await openPage(byMomo, "?resultCode=0");
    expect(screen.getByRole("heading", { name: "Đang chờ MoMo xác nhận" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Mở MoMo" })).not.toBeInTheDocument();
  });

  it("is offered again when it waits for the shopper to confirm", async () => {
    await openPage(byMomo, "?resultCode=1000");
    expect(screen.getByRole("heading", { name: "Xác nhận ở MoMo" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Mở MoMo" })).toBeInTheDocument();
  });

  it("is waited for when its result is not final: the money may still arrive, and is not paid twice", async () => {
    await openPage(byMomo, "?resultCode=7002");
    expect(screen.getByRole("heading", { name: "Đang chờ MoMo xác nhận" })).toBeInTheDocument();
    expect(screen.queryByText(/chưa bị trừ tiền/)).not.toBeInTheDocument();
    expect(
      screen.getByText(/^Lần thanh toán trước vẫn trả được, .+ sau khi đơn đã được thanh toán sẽ vào ví của bạn\.$/),
    ).toBeInTheDocument();
  });

  it("is not gone to by a shopper who left the payment's page before it opened, and comes later", async () => {
    const shop = openShop([answer(getOrder, byMomo)]);
    shop.store.dispatch(checkoutEntered());
    shop.store.dispatch(paymentBegun({ order: byMomo, payment: momoPayment }));
    shop.store.dispatch(checkoutLeft());
    await shop.open(orderPaymentPage, params);
    expect(goTo).not.toHaveBeenCalled();
    expect(screen.getByRole("link", { name: "Mở MoMo" })).toBeInTheDocument();
  });

  it("that sends the shopper back unpaid leads to paying again in any way", async () => {
    const shop = await openPage(byMomo, "?resultCode=1006");
    const { holdUntil } = unpaidOrder;
    shop.client.answer(payOrder, () => {
      shop.client.answer(getPaymentStatus, { orderStatus: "NOT_PAID", holdUntil, payment: transferPayment });
      return { order: byTransfer, payment: transferPayment };
    });
    expect(screen.getByText("MoMo báo giao dịch chưa xong")).toBeInTheDocument();
    const again = within(screen.getByRole("region", { name: "Thanh toán lại" }));
    expect(again.getAllByRole("radio")).toHaveLength(6);
    await userEvent.click(again.getByRole("radio", { name: /Chuyển khoản/ }));
    await userEvent.click(again.getByRole("button", { name: "Thanh toán bằng Chuyển khoản ngân hàng" }));
    expect(await screen.findByRole("img", { name: /Mã VietQR/ })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Quét mã để chuyển khoản" })).toHaveFocus();
    expect(shop.client.inputs(payOrder)).toEqual([{ params, body: { paymentType: "bank_transfer" } }]);
    expect(goTo).not.toHaveBeenCalled();
  });

  it("opens the next attempt's gateway only once the address has dropped the last one's report", async () => {
    const zalopayPayment = {
      ...momoPayment,
      id: "p4",
      type: "zalopay" as const,
      redirectUrl: "https://zalo.example/4",
    };
    const byZalopay = { ...byMomo, paymentType: "zalopay" as const, payments: [zalopayPayment, momoPayment] };
    const news = { orderStatus: "NOT_PAID" as const, holdUntil: unpaidOrder.holdUntil };
    const shop = openShop([answer(getOrder, byMomo), answer(getPaymentStatus, { ...news, payment: momoPayment })]);
    shop.client.answer(payOrder, () => {
      shop.client.answer(getPaymentStatus, { ...news, payment: zalopayPayment });
      return { order: byZalopay, payment: zalopayPayment };
    });
    const changeQuery = await shop.open(orderPaymentPage, params, "?resultCode=1006");
    await userEvent.click(screen.getByRole("radio", { name: /Ví ZaloPay/ }));
    await userEvent.click(screen.getByRole("button", { name: "Thanh toán bằng Ví ZaloPay" }));
    expect(await screen.findByRole("heading", { name: "Đang chuyển bạn đến ZaloPay" })).toBeInTheDocument();
    expect(screen.queryByText(/chưa bị trừ tiền/)).not.toBeInTheDocument();
    expect(shop.visited).toEqual(["/checkout/payment/TT261201ABCDEF"]);
    expect(goTo).not.toHaveBeenCalled();
    await changeQuery("");
    expect(goTo).toHaveBeenCalledWith("https://zalo.example/4");
    act(() => void window.dispatchEvent(new Event("pageshow")));
    expect(screen.getByRole("link", { name: "Mở ZaloPay" })).toBeInTheDocument();
  });
});

describe("an attempt that failed", () => {
  const failed = { ...byMomo, payments: [{ ...momoPayment, status: "FAILED" as const }] };

  it("shows the failure and offers every payment method again", async () => {
    await openPage(failed);
    expect(screen.getByRole("alert")).toHaveTextContent("Thanh toán chưa thành công");
    expect(screen.getByRole("button", { name: "Thanh toán bằng Ví MoMo" })).toBeInTheDocument();
  });

  it("shows why it was declined, and that the pieces stay", async () => {
    const failure = "Số dư không đủ cho khoản này.";
    await openPage({ ...failed, payments: [{ ...failed.payments[0]!, failure }] });
    expect(screen.getByRole("alert")).toHaveTextContent("Số dư không đủ cho khoản này. Đồ vẫn được giữ cho bạn.");
  });

  it("shows why another one was refused", async () => {
    await openPage(failed, "", [
      answer(payOrder, () => refuse(409, "Ví MoMo nhận tối đa 50.000.000 ₫ mỗi lần.")),
      answer(getPaymentStatus, {
        orderStatus: "NOT_PAID",
        holdUntil: unpaidOrder.holdUntil,
        payment: failed.payments[0]!,
      }),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Thanh toán bằng Ví MoMo" }));
    expect(await screen.findByText("Ví MoMo nhận tối đa 50.000.000 ₫ mỗi lần.")).toBeInTheDocument();
  });

  it("shows before any press which payment methods do not take the sum", async () => {
    await openPage(failed, "", [
      answer(getPaymentStatus, {
        orderStatus: "NOT_PAID",
        holdUntil: unpaidOrder.holdUntil,
        payment: failed.payments[0]!,
        paymentTypes: quote.paymentTypes,
      }),
    ]);
    expect(await screen.findByRole("radio", { name: /Ví MoMo Ví MoMo nhận tối đa 50.000.000 ₫/ })).toBeDisabled();
    expect(screen.getByRole("radio", { name: /Tiền mặt/ })).toBeEnabled();
  });

  it("can end in paying at the door", async () => {
    const shop = await openPage(failed, "", [answer(payOrder, { order, payment: order.payments[0]! })]);
    await userEvent.click(screen.getByRole("radio", { name: /Tiền mặt/ }));
    await userEvent.click(screen.getByRole("button", { name: "Trả tiền mặt khi nhận" }));
    await waitFor(() => expect(shop.visited).toEqual(["/checkout/success/TT261201ABCDEF"]));
  });
});

describe("the hold", () => {
  it("that has run out removes the payment, because the pieces are no longer held", async () => {
    await openPage({ ...byTransfer, holdUntil: "2026-12-01T03:00:00Z" });
    expect(screen.getByText(/Đã hết giờ giữ đồ/)).toBeInTheDocument();
    expect(screen.queryByRole("img", { name: /Mã VietQR/ })).not.toBeInTheDocument();
  });

  it("is announced at a few moments only", async () => {
    await openPage({ ...byTransfer, holdUntil: "2026-12-01T03:05:00Z" });
    expect(screen.getByText("Còn 5 phút để thanh toán.")).toHaveAttribute("role", "status");
    expect(screen.getByRole("timer")).toHaveAttribute("aria-live", "off");
  });

  const givenUp = { ...byTransfer, status: "CANCEL" as const, tab: "CANCEL" as const };

  it("given up loses no cart: the pieces go back into it", async () => {
    const shop = await openPage(givenUp, "", [answer(addCartItem, changedLine(dress))]);
    await userEvent.click(screen.getByRole("button", { name: "Cho đồ lại vào giỏ" }));
    await waitFor(() => expect(shop.visited).toEqual(["/checkout"]));
    expect(shop.client.inputs(addCartItem)).toMatchObject([
      {
        body: {
          variantId: "variant-dress",
          type: "rental",
          quantities: 1,
          dateFrom: "2026-12-10",
          dateTo: "2026-12-12",
        },
      },
    ]);
    // Where Back leads.
    expect(screen.queryByRole("button", { name: "Cho đồ lại vào giỏ" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Về giỏ hàng" })).toHaveAttribute("href", "/checkout");
  });

  it("cancelled, shows which piece another shopper has booked, and puts no piece back twice", async () => {
    const [line] = order.lines;
    const two = { ...givenUp, lines: [line!, { ...line!, id: "2", name: "Váy Hạ", variantId: "variant-skirt" }] };
    const taken = ({ body }: OperationInput<typeof addCartItem>) =>
      body.variantId === "variant-skirt" ? refuse(409, "Đã có người thuê.") : changedLine(dress);
    const shop = await openPage(two, "", [answer(addCartItem, taken)]);
    const button = screen.getByRole("button", { name: "Cho đồ lại vào giỏ" });
    await userEvent.click(button);
    expect(await screen.findByText("Váy Hạ: Đã có người thuê.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Về giỏ hàng" })).toHaveAttribute("href", "/checkout");
    await userEvent.click(button);
    await waitFor(() => expect(shop.client.inputs(addCartItem)).toHaveLength(3));
    expect(shop.client.inputs(addCartItem).map(({ body }) => body.variantId)).toEqual([
      "variant-dress",
      "variant-skirt",
      "variant-skirt",
    ]);
    expect(shop.visited).toEqual([]);
  });

  it("cancelled, puts no piece back twice whose answer was lost", async () => {
    const lost = () => refuse(0, "Network error", "NETWORK");
    const shop = await openPage(givenUp, "", [answer(addCartItem, lost)]);
    const button = screen.getByRole("button", { name: "Cho đồ lại vào giỏ" });
    await userEvent.click(button);
    expect(await screen.findByText(/^Đầm lụa Sương Mai: Chưa kết nối được với cửa hàng/)).toBeInTheDocument();
    shop.client.answer(addCartItem, changedLine(dress));
    await userEvent.click(button);
    await waitFor(() => expect(shop.visited).toEqual(["/checkout"]));
    const keys = shop.client.inputs(addCartItem).map(({ headers }) => headers?.["idempotency-key"]);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  it("given up leads to the order", async () => {
    await openPage({ ...byTransfer, status: "CANCEL", tab: "CANCEL" });
    expect(screen.getByRole("heading", { level: 1, name: "Đơn này đã huỷ" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Xem đơn hàng" })).toHaveAttribute(
      "href",
      "/account/order-history/TT261201ABCDEF",
    );
  });
});
