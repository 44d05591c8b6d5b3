import { payableRows, priceRows, priceText, settlementRows } from "./price-rows.ts";

const totals = {
  rentalTotal: 637_200,
  saleTotal: 315_000,
  goodsTotal: 952_200,
  memberSaving: 70_800,
  depositTotal: 128_000,
  shippingFee: 30_000,
  total: 1_110_200,
};
const shown = (rows: Parameters<typeof priceText>[0][]) =>
  rows.map((row) => [row.label, priceText(row).replaceAll("\u00a0", " ")]);

describe("priceRows", () => {
  it("names every part once, and the parts sum to the total", () => {
    const rows = priceRows(totals);
    expect(shown(rows)).toEqual([
      ["Tiền thuê", "708.000 ₫"],
      ["Ưu đãi thành viên", "−70.800 ₫"],
      ["Tiền mua", "315.000 ₫"],
      ["Phí giao nhận", "30.000 ₫"],
      ["Tiền cọc", "128.000 ₫"],
    ]);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_110_200);
  });

  it("leaves out what is nothing, and shows that goods ship free", () => {
    const free = { ...totals, memberSaving: 0, saleTotal: 0, depositTotal: 0, shippingFee: 0 };
    expect(shown(priceRows(free))).toEqual([
      ["Tiền thuê", "637.200 ₫"],
      ["Phí giao nhận", "Miễn phí"],
    ]);
  });

  it("has no rows without goods", () => {
    const none = { rentalTotal: 0, saleTotal: 0, goodsTotal: 0, memberSaving: 0, depositTotal: 0, shippingFee: 0 };
    expect(priceRows({ ...none, total: 0 })).toEqual([]);
  });
});

describe("payableRows", () => {
  it("takes off what the wallet pays", () => {
    expect(payableRows(1_110_200, 0)).toEqual([]);
    expect(shown(payableRows(1_110_200, 110_200))).toEqual([
      ["Trả từ ví", "−110.200 ₫"],
      ["Còn phải trả", "1.000.000 ₫"],
    ]);
  });
});

describe("settlementRows", () => {
  const order = {
    status: "CONFIRMED",
    paymentType: "momo",
    paymentStatus: "PAID",
    totals,
    walletUsed: 0,
    payable: 1_110_200,
  };

  it("shows that a paid order is paid, and how much of it from the wallet", () => {
    expect(settlementRows(order)).toEqual([{ part: "paid", label: "Đã thanh toán", amount: 1_110_200 }]);
    const [paid] = settlementRows({ ...order, walletUsed: 110_200, payable: 1_000_000 });
    expect(paid).toMatchObject({ label: "Đã thanh toán", amount: 1_110_200, note: "từ ví 110.200\u00a0₫" });
    const byWallet = { ...order, paymentStatus: "PENDING", walletUsed: 1_110_200, payable: 0 };
    expect(shown(settlementRows(byWallet))).toEqual([["Đã thanh toán", "1.110.200 ₫"]]);
  });

  it("shows what is still to be paid, and what is paid at the door", () => {
    const waiting = { ...order, paymentStatus: "PENDING", walletUsed: 110_200, payable: 1_000_000 };
    expect(shown(settlementRows(waiting))).toEqual([
      ["Trả từ ví", "−110.200 ₫"],
      ["Còn phải trả", "1.000.000 ₫"],
    ]);
    expect(shown(settlementRows({ ...waiting, paymentType: "cash", walletUsed: 0, payable: 1_110_200 }))).toEqual([
      ["Trả khi nhận hàng", "1.110.200 ₫"],
    ]);
  });

  it("shows an order that costs nothing as paid", () => {
    const free = { ...order, totals: { total: 0 }, payable: 0 };
    expect(shown(settlementRows(free))).toEqual([["Đã thanh toán", "0 ₫"]]);
  });

  it("waits for nothing once the order is cancelled", () => {
    expect(settlementRows({ ...order, status: "CANCEL", paymentStatus: "FAILED" })).toEqual([]);
  });
});
