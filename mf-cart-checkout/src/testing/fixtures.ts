import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import {
  sampleAddress,
  sampleCartItem,
  sampleCustomer,
  sampleOrder,
  sampleOrderLine,
  samplePayment,
  sampleTotals,
  sampleUser,
} from "@thuot-tha/shared/testing";
import type { CartItem } from "../features/cart/types.ts";
import type { Quote } from "../features/checkout/types.ts";
import type { Order } from "../features/placed-order/slice.ts";

type Payment = OperationOutput<typeof createOrder>["payment"];

/** A dress for 500.000 ₫, worn three days: 600.000 ₫. */
export const dress: CartItem = sampleCartItem();

/** A clearance bag for 315.000 ₫. */
export const bag: CartItem = {
  ...dress,
  id: "line-bag",
  type: "sale",
  productId: "product-bag",
  variantId: "variant-bag",
  product: { ...dress.product, name: "Túi cói Hạ", link: "tui-coi" },
  originalPrice: 450_000,
  salePrice: 315_000,
  depositPrice: 0,
  dateFrom: null,
  dateTo: null,
};

/** What the API answers to a write that leaves these lines in the cart. */
export const changedCart = (...items: CartItem[]) => ({
  items,
  terms: {
    shipping: { fee: 30_000, freeFrom: 1_500_000 },
    rental: { leadDays: 1, maxDays: 30, horizonDays: 365 },
  },
  total: items.length,
});

/** What the API answers to a write of the line `item` in a cart with these others. */
export const changedLine = (item: CartItem, ...others: CartItem[]) => ({ ...changedCart(item, ...others), item });

const { id: _, ...dressLine } = sampleOrderLine();

/** The dress alone, as the server computes it. Only cash can be paid with. */
export const quote: Quote = {
  lines: [{ ...dressLine, cartItemId: dress.id, available: true, unavailableReason: null }],
  totals: sampleTotals(),
  shippingFreeFrom: 1_500_000,
  refundBands: [
    { daysBefore: 10, percent: 100 },
    { daysBefore: 2, percent: 70 },
    { daysBefore: 0, percent: 0 },
  ],
  paymentTypes: (["cash", "bank_transfer", "momo", "zalopay", "atm", "card"] as const).map((type) => ({
    type,
    available: type === "cash",
    reason: type === "momo" ? "Ví MoMo nhận tối đa 50.000.000 ₫ mỗi lần." : null,
  })),
  wallet: { balance: 0, used: 0 },
  payable: 1_430_000,
  holdMinutes: 30,
};

export const order: Order = sampleOrder({
  address: sampleAddress({
    receiverName: "Lan",
    city: { id: "79", name: "Hồ Chí Minh" },
    ward: { id: "26734", name: "Bến Nghé" },
    street: "1 Lê Lợi",
  }),
});

/** A cash payment on delivery. */
export const payment: Payment = samplePayment();

/** What `createOrder` answers for a cash order. */
export const orderAnswer: OperationOutput<typeof createOrder> = { order, payment };

/** The same order, to be paid by transfer within half an hour. */
export const unpaidOrder: Order = {
  ...order,
  status: "NOT_PAID",
  tab: "NOT_PAID",
  paymentType: "bank_transfer",
  holdUntil: "2026-12-01T03:30:00Z",
};

export const transferPayment: Payment = {
  ...payment,
  id: "p2",
  type: "bank_transfer",
  transfer: {
    bankName: "Ngân hàng Thử",
    bankBin: "970436",
    accountNumber: "0011223344",
    accountName: "CONG TY THUOT THA",
    memo: order.id,
    qrText: "00020101021238540010A00000072701240006970436011000112233440208QRIBFTTA53037045802VN6304ABCD",
  },
  expiresAt: "2026-12-01T03:30:00Z",
};

export const momoPayment: Payment = {
  ...payment,
  id: "p3",
  type: "momo",
  redirectUrl: "https://momo.example/pay/1",
  expiresAt: "2026-12-01T03:30:00Z",
};

export const customer = { known: true, isGuest: false, user: sampleUser(), customer: sampleCustomer() };
