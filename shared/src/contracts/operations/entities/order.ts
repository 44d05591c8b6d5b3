import { z } from "zod";
import { orderStatuses, orderTabs } from "../../../domain/order/index.ts";
import { paymentTypes } from "../../../domain/payment/index.ts";
import { Address } from "./account.ts";
import { Day, DayRange, Dong, Id, Image, SaleType, Timestamp } from "./values.ts";
import { WalletEntryKind } from "./wallet.ts";

export const PaymentType = z.enum(paymentTypes);
export type PaymentType = z.infer<typeof PaymentType>;

/**
 * `reason`, Vietnamese: why the method is unavailable for this sum, e.g. above MoMo's limit. `most`: the maximum sum;
 * null without a limit.
 */
export const PaymentChoice = z.object({
  type: PaymentType,
  available: z.boolean(),
  reason: z.string().nullable(),
  most: Dong.nullable().optional(),
});
export type PaymentChoice = z.infer<typeof PaymentChoice>;

export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** CONFIRMED, DELIVERING, RENTING and RETURNED show under DELIVERING. */
export const OrderTab = z.enum(orderTabs);
export type OrderTab = z.infer<typeof OrderTab>;

/**
 * What a line costs, as the server computes it. Rentals carry wear dates and the period they block; sales carry null.
 */
const PricedLine = z.object({
  type: SaleType,
  productId: Id,
  variantId: Id,
  name: z.string(),
  link: z.string(),
  brand: z.string(),
  image: Image.nullable(),
  size: z.string(),
  color: z.string(),
  quantities: z.int(),
  dateFrom: Day.nullable(),
  dateTo: Day.nullable(),
  /** Delivery day to return day. */
  period: DayRange.nullable(),
  /** Price of one piece before the day factor: the member's price where it applies. */
  unitPrice: Dong,
  /** For all pieces and days of the line. */
  total: Dong,
  deposit: Dong,
  /** What the membership takes off this line; 0 without one. */
  memberSaving: Dong,
  /** The saving comes from the piece's own member price instead of the package's percentage. */
  ownMemberPrice: z.boolean().optional(),
});

/** `total` = `goodsTotal` + `depositTotal` + `shippingFee`. */
export const Totals = z.object({
  rentalTotal: Dong,
  saleTotal: Dong,
  goodsTotal: Dong,
  memberSaving: Dong,
  depositTotal: Dong,
  shippingFee: Dong,
  total: Dong,
});
export type Totals = z.infer<typeof Totals>;

/**
 * Cancelling a paid order `daysBefore` or more days before its first rental period starts gives back `percent` of the
 * rentals and the shipping; the deposit and what was bought outright come back whole.
 */
export const RefundBand = z.object({ daysBefore: z.int(), percent: z.int() });
export type RefundBand = z.infer<typeof RefundBand>;

export const QuoteLine = PricedLine.extend({
  cartItemId: Id,
  available: z.boolean(),
  unavailableReason: z.string().nullable(),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const Quote = z.object({
  lines: z.array(QuoteLine),
  totals: Totals,
  /** Goods from this sum on ship free. */
  shippingFreeFrom: Dong,
  /** From the most generous band to the last one, which starts at 0 days. */
  refundBands: z.array(RefundBand),
  paymentTypes: z.array(PaymentChoice),
  /** The customer's wallet: its balance, and how much of the total it pays if used. Null for a guest. */
  wallet: z.object({ balance: Dong, used: Dong }).nullable(),
  /** What is left to pay by the payment type: `totals.total` less `wallet.used`. */
  payable: Dong,
  /** Minutes an unpaid order holds its pieces. */
  holdMinutes: z.int(),
  /** What each day after the return day costs, in percent of one wear day's price. */
  latePercent: z.int().optional(),
});
export type Quote = z.infer<typeof Quote>;

export const OrderLine = PricedLine.extend({
  id: Id,
  /**
   * The price for which the customer has kept the rented pieces, less the deducted rent; null for pieces that were not
   * kept.
   */
  boughtFor: Dong.nullable().optional(),
  /** When this rental came back; null while it is out, and where it was not recorded. */
  returnedOn: Day.nullable().optional(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const OrderEvent = z.object({ status: OrderStatus, at: Timestamp, note: z.string().nullable() });
export type OrderEvent = z.infer<typeof OrderEvent>;

export const PaymentStatus = z.enum(["PENDING", "PAID", "FAILED", "REFUNDED"]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/**
 * A bank transfer to make. `qrText` is the VietQR text (EMVCo with CRC) of the code; `memo` identifies the payment in
 * the bank's report.
 */
export const BankTransfer = z.object({
  bankName: z.string(),
  bankBin: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  memo: z.string(),
  qrText: z.string(),
});
export type BankTransfer = z.infer<typeof BankTransfer>;

/**
 * One attempt to pay, for an order or for a membership package: one of `orderId` and `membershipPackageId` is null.
 * `redirectUrl`: where the browser goes to pay; null when the customer has nothing to do now, as for cash.
 */
export const Payment = z.object({
  id: Id,
  orderId: Id.nullable(),
  membershipPackageId: Id.nullable(),
  type: PaymentType,
  status: PaymentStatus,
  amount: Dong,
  redirectUrl: z.string().nullable(),
  /** Of a pending bank transfer only. */
  transfer: BankTransfer.nullable(),
  createdAt: Timestamp,
  paidAt: Timestamp.nullable(),
  /** Until when it can be paid; null for cash. */
  expiresAt: Timestamp.nullable(),
  /** Why it failed and what to do, in Vietnamese; null unless the gateway gave a reason. */
  failure: z.string().nullable().optional(),
});
export type Payment = z.infer<typeof Payment>;

/**
 * A transfer of another sum than `expected`. Its money is in the wallet; `counted`: it has paid
 * the order since.
 */
export const UnmatchedReceipt = z.object({ amount: Dong, expected: Dong, at: Timestamp, counted: z.boolean() });
export type UnmatchedReceipt = z.infer<typeof UnmatchedReceipt>;

/**
 * The rule for pieces that come back late: `percent` of one wear day's price, `perDay` for all rentals, for each day
 * after their return days, at most the deposits. `dueDay` is the first of these days. While the customer has the order,
 * all fields are about the rentals that are out, as of today, and `fee` includes that of rentals that are back. Then
 * they are final, and about the whole order.
 */
export const LateReturn = z.object({
  dueDay: Day,
  percent: z.int(),
  perDay: Dong,
  days: z.int(),
  fee: Dong,
});
export type LateReturn = z.infer<typeof LateReturn>;

/** What the shop keeps of the deposit for one piece of a line, and why, as its check found it. */
export const KeptDeposit = z.object({ lineId: Id, amount: Dong, why: z.string(), at: Timestamp });
export type KeptDeposit = z.infer<typeof KeptDeposit>;

export const OrderChangeKind = z.enum(["EXTEND", "DATES", "BUY"]);
export type OrderChangeKind = z.infer<typeof OrderChangeKind>;

/**
 * A change of one rental line: a later return, other dates, or keeping the pieces. WAITING: its days are held until it
 * is paid, at most until `holdUntil`. DONE: the line has changed. CANCEL: it was not paid, or withdrawn.
 */
export const OrderChange = z.object({
  /** Readable and unique, e.g. "TD261121K7M2QX"; also the memo of a bank transfer. */
  id: Id,
  lineId: Id,
  kind: OrderChangeKind,
  status: z.enum(["WAITING", "DONE", "CANCEL"]),
  /** The new wear dates; null for BUY. */
  dateFrom: Day.nullable(),
  dateTo: Day.nullable(),
  /** đồng the change costs; negative: less than before, and paid to the wallet. */
  amount: z.int(),
  walletUsed: Dong,
  holdUntil: Timestamp.nullable(),
  createdAt: Timestamp,
  /** The paid attempt, else the newest of the payment type chosen last; null when it needs none. */
  payment: Payment.nullable(),
  /** How it can be paid while it is WAITING. */
  paymentTypes: z.array(PaymentChoice).optional(),
});
export type OrderChange = z.infer<typeof OrderChange>;

/**
 * What a change would cost. `settlement`: "now" is paid or refunded at once; "with-order" changes what an unpaid order
 * still costs.
 */
export const ChangeQuote = z.object({
  available: z.boolean(),
  /** Vietnamese; says why `available` is false. */
  reason: z.string().nullable(),
  /** The latest last wear day of an extension; null when none is possible, and for other changes. */
  latest: Day.nullable(),
  amount: z.int(),
  /** Share in percent of the price difference that comes back when fewer days cost less. */
  refundPercent: z.int(),
  settlement: z.enum(["now", "with-order"]),
  /** The parts of the price of keeping the pieces; null for other changes. */
  buyOut: z.object({ price: Dong, rentDeducted: Dong, deposit: Dong, rentPercent: z.int() }).nullable(),
  wallet: z.object({ balance: Dong, used: Dong }),
  /** What is left to pay now, by `paymentTypes`. */
  payable: Dong,
  paymentTypes: z.array(PaymentChoice),
  holdMinutes: z.int(),
});
export type ChangeQuote = z.infer<typeof ChangeQuote>;

export const ProblemTopic = z.enum(["fit", "flaw", "missing", "delivery", "other"]);
export type ProblemTopic = z.infer<typeof ProblemTopic>;

/** What the customer reported about an order; `answer` by the shop, null while staff look into it. */
export const OrderProblem = z.object({
  id: Id,
  topic: ProblemTopic,
  content: z.string(),
  /** Paths of pictures. */
  images: z.array(z.string()),
  createdAt: Timestamp,
  answer: z.string().nullable(),
  answeredAt: Timestamp.nullable(),
});
export type OrderProblem = z.infer<typeof OrderProblem>;

/**
 * `refund`: what the wallet receives if the order is cancelled now. `maxPercent`: the largest share in percent from now
 * on, below 100 where the dates were moved.
 */
export const CancelTerms = z.object({
  allowed: z.boolean(),
  refund: Dong,
  percent: z.int(),
  maxPercent: z.int().optional(),
});
export type CancelTerms = z.infer<typeof CancelTerms>;

export const Order = z.object({
  /** Readable and unique, e.g. "TT261121K7M2QX"; also the memo of a bank transfer. */
  id: Id,
  status: OrderStatus,
  tab: OrderTab,
  paymentType: PaymentType,
  paymentStatus: PaymentStatus,
  lines: z.array(OrderLine),
  /** The delivery day of its first rental, also of one that never went out; null without a rental. */
  firstDelivery: Day.nullable().optional(),
  totals: Totals,
  /** As it was when the order was placed or its address changed. */
  address: Address.omit({ id: true, isDefault: true }),
  note: z.string().nullable(),
  createdAt: Timestamp,
  /** Until when an unpaid order holds its pieces. */
  holdUntil: Timestamp.nullable(),
  /** Every step so far, oldest first. */
  timeline: z.array(OrderEvent),
  cancel: CancelTerms,
  /** Paid from the wallet at ordering; `payable` is the rest. */
  walletUsed: Dong,
  payable: Dong,
  /** Every attempt, newest first. */
  payments: z.array(Payment),
  /** What came back to the wallet: deposit, refund. */
  refunds: z.array(z.object({ kind: WalletEntryKind, amount: Dong, at: Timestamp, note: z.string() })),
  /** Transfers of a wrong sum, oldest first. */
  receipts: z.array(UnmatchedReceipt).optional(),
  /** When it is expected; null once it has arrived or was cancelled. */
  delivery: DayRange.nullable().optional(),
  /** Null without a rental. */
  lateReturn: LateReturn.nullable().optional(),
  /** Oldest first; empty until staff have checked returned pieces and found something. */
  keptDeposits: z.array(KeptDeposit).optional(),
  /** Changes of its rentals, newest first. */
  changes: z.array(OrderChange).optional(),
  /** Whether the address may be changed, and when it was changed last. */
  addressChange: z.object({ allowed: z.boolean(), changedAt: Timestamp.nullable() }).optional(),
  /** Newest first. */
  problems: z.array(OrderProblem).optional(),
  /** How to reach the shop's staff; `zaloUrl` null where the shop has none. */
  help: z.object({ phone: z.string(), zaloUrl: z.string().nullable() }).optional(),
});
export type Order = z.infer<typeof Order>;
