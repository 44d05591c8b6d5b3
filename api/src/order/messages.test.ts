import { cancelledMessages, placedMessage } from "./messages.ts";

describe("placedMessage", () => {
  it("states in Vietnamese time until when an unpaid order holds its pieces", () => {
    const order = { id: "TT1", holdUntil: new Date("2026-11-20T18:05:00Z"), depositTotal: 0 };
    expect(placedMessage(order, false)).toEqual({
      kind: "ORDER",
      title: "Đơn TT1 chờ thanh toán",
      body: "Món được giữ đến 01:05, 21/11/2026. Bạn thanh toán trong thời gian này nhé.",
      link: "/checkout/payment/TT1",
    });
  });
});

describe("cancelledMessages.customer", () => {
  const order = { id: "TT1", holdUntil: null, depositTotal: 0 };
  it.each([
    [900_000, true, "900.000\u00a0₫ đã về ví của bạn."],
    [0, true, "Theo điều khoản huỷ đơn, lần này không có khoản hoàn lại."],
    [0, false, "Đơn chưa thanh toán nên không có khoản hoàn lại."],
  ])("names where the money of %i is, paid: %s", (refund, wasPaid, body) => {
    expect(cancelledMessages.customer(order, refund, wasPaid).body).toBe(body);
  });
});
