import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import type { CartItem } from "../features/cart/types.ts";
import type { Quote } from "../features/checkout/types.ts";
import type { Order } from "../features/placed-order/slice.ts";

type Payment = OperationOutput<typeof createOrder>["payment"];

/** A dress for 500.000 ₫, worn three days: 600.000 ₫. */
export const dress: CartItem = {
  id: "line-dress",
  type: "rental",
  productId: "product-dress",
  variantId: "variant-dress",
  product: { name: "Đầm lụa Sương Mai", link: "dam-lua", brand: "Thướt Tha", images: [{ path: "d.svg", alt: "" }] },
  size: "M",
  color: "Kem",
  quantities: 1,
  originalPrice: 3_000_000,
  salePrice: 2_000_000,
  originalRentalPrice: 600_000,
  rentalPrice: 500_000,
  depositPrice: 800_000,
  membershipRentalPrice: 0,
  dateFrom: "2026-12-10",
  dateTo: "2026-12-12",
  available: true,
  unavailableReason: null,
};

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

const dressLine = {
  type: "rental" as const,
  productId: dress.productId,
  variantId: dress.variantId,
  name: dress.product.name,
  link: dress.product.link,
  brand: dress.product.brand,
  image: null,
  size: dress.size,
  color: dress.color,
  quantities: 1,
  dateFrom: dress.dateFrom,
  dateTo: dress.dateTo,
  period: { dateFrom: "2026-12-09", dateTo: "2026-12-13" },
  unitPrice: 500_000,
  total: 600_000,
  deposit: 800_000,
  memberSaving: 0,
};

const totals = {
  rentalTotal: 600_000,
  saleTotal: 0,
  goodsTotal: 600_000,
  memberSaving: 0,
  depositTotal: 800_000,
  shippingFee: 30_000,
  total: 1_430_000,
};

/** The dress alone, as the server computes it. Only cash can be paid with. */
export const quote: Quote = {
  lines: [{ ...dressLine, cartItemId: dress.id, available: true, unavailableReason: null }],
  totals,
  shippingFreeFrom: 1_500_000,
  refundBands: [
    { daysBefore: 10, percent: 100 },
    { daysBefore: 2, percent: 70 },
    { daysBefore: 0, percent: 0 },
  ],
  paymentTypes: (["cash", "bank_transfer", "momo", "zalopay", "atm", "card"] as const).map((type) => ({
    type,
    available: type === "cash",
    reason: type === "momo" ? "MoMo nhận tối đa 50.000.000 ₫ mỗi lần." : null,
  })),
  wallet: { balance: 0, used: 0 },
  payable: 1_430_000,
  holdMinutes: 30,
};

export const order: Order = {
  id: "TT261201ABCDEF",
  status: "CONFIRMED",
  tab: "DELIVERING",
  paymentType: "cash",
  paymentStatus: "PENDING",
  lines: [{ ...dressLine, id: "order-line-1" }],
  totals,
  address: {
    type: "ADDRESS_TYPE_HOME",
    receiverName: "Lan",
    phone: "0912345678",
    city: { id: "79", name: "Hồ Chí Minh" },
    district: { id: "760", name: "Quận 1" },
    ward: { id: "26734", name: "Bến Nghé" },
    street: "1 Lê Lợi",
  },
  note: null,
  createdAt: "2026-12-01T03:00:00Z",
  holdUntil: null,
  timeline: [],
  cancel: { allowed: true, refund: 0, percent: 100 },
  walletUsed: 0,
  payable: 1_430_000,
  payments: [],
  refunds: [],
};

/** A cash payment on delivery. */
export const payment: Payment = {
  id: "p1",
  orderId: order.id,
  membershipPackageId: null,
  type: "cash",
  status: "PENDING",
  amount: 1_430_000,
  redirectUrl: null,
  transfer: null,
  createdAt: "2026-12-01T03:00:00Z",
  paidAt: null,
  expiresAt: null,
};

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

export const customer = {
  known: true,
  isGuest: false,
  user: { id: "u1", fullName: "Lan", email: "lan@vidu.vn", phone: "0912345678", avatar: null },
  customer: { id: "c1", membership: null },
};

export const guest = { known: true, isGuest: true, user: null, customer: null };
