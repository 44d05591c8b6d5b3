import { formatDong } from "./money.ts";
import type { Dong } from "./pricing.ts";
import type { CartTotals } from "./totals.ts";

/** A row of an order's total. `amount` is negative for deductions. */
export interface PriceRow {
  part: "rental" | "sale" | "saving" | "shipping" | "deposit" | "wallet" | "payable" | "door" | "paid";
  label: string;
  amount: Dong;
  /** Shown beside the label. */
  note?: string;
}

export const totalLabel = "Tổng cộng";

/**
 * The rows of an order; their amounts sum to its `total`. The rental is the ordinary price, and the member's saving is
 * deducted. Rows of zero are left out, except free shipping.
 */
export function priceRows({ memberSaving, ...totals }: CartTotals): PriceRow[] {
  const rows: PriceRow[] = [
    { part: "rental", label: "Tiền thuê", amount: totals.rentalTotal + memberSaving },
    { part: "saving", label: "Ưu đãi thành viên", amount: -memberSaving },
    { part: "sale", label: "Tiền mua", amount: totals.saleTotal },
    { part: "shipping", label: "Phí giao nhận", amount: totals.shippingFee },
    { part: "deposit", label: "Tiền cọc", note: "hoàn lại", amount: totals.depositTotal },
  ];
  return rows.filter(({ part, amount }) => amount !== 0 || (part === "shipping" && totals.goodsTotal > 0));
}

/** What is left to pay of `total` after the wallet's part; no rows when the wallet pays nothing. */
export function payableRows(total: Dong, walletUsed: Dong): PriceRow[] {
  if (walletUsed === 0) return [];
  return [
    { part: "wallet", label: "Trả từ ví", amount: -walletUsed },
    { part: "payable", label: "Còn phải trả", amount: total - walletUsed },
  ];
}

interface SettledOrder {
  status: string;
  paymentType: string;
  paymentStatus: string;
  totals: { total: Dong };
  walletUsed: Dong;
  /** `totals.total` less `walletUsed`. */
  payable: Dong;
}

/**
 * The payment state of a placed order: paid, to be paid, or to be paid on delivery. A cancelled order awaits no
 * payment.
 */
export function settlementRows(order: SettledOrder): PriceRow[] {
  const { status, paymentType, paymentStatus, totals, walletUsed, payable } = order;
  if (status === "CANCEL") return [];
  if (paymentStatus === "PAID" || payable === 0) {
    const note = walletUsed > 0 ? `từ ví ${formatDong(walletUsed)}` : undefined;
    return [{ part: "paid", label: "Đã thanh toán", amount: totals.total, note }];
  }
  const wallet: PriceRow[] = walletUsed > 0 ? [{ part: "wallet", label: "Trả từ ví", amount: -walletUsed }] : [];
  const rest: PriceRow =
    paymentType === "cash"
      ? { part: "door", label: "Trả khi nhận hàng", amount: payable }
      : { part: "payable", label: "Còn phải trả", amount: payable };
  return [...wallet, rest];
}

/** "350.000 ₫", "−70.800 ₫" with the sign for minus, or that the shipping is free. */
export function priceText({ part, amount }: PriceRow): string {
  if (part === "shipping" && amount === 0) return "Miễn phí";
  return amount < 0 ? `\u2212${formatDong(-amount)}` : formatDong(amount);
}
