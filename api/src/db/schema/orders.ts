import type {
  Image,
  Order,
  OrderChange,
  OrderChangeKind,
  OrderStatus,
  PaymentStatus,
  PaymentType,
  PayoutStatus,
  ProblemTopic,
  SaleType,
  WalletEntryKind,
} from "@thuot-tha/shared/contracts/operations/entities";
import { bigint, boolean, customType, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { day, generatedId, moment, sum } from "./columns.ts";

export const orders = pgTable("orders", {
  id: text("id").primaryKey(),
  customerId: text("customer_id").notNull(),
  status: text("status").$type<OrderStatus>().notNull(),
  paymentType: text("payment_type").$type<PaymentType>().notNull(),
  rentalTotal: sum("rental_total").notNull(),
  saleTotal: sum("sale_total").notNull(),
  memberSaving: sum("member_saving").notNull(),
  depositTotal: sum("deposit_total").notNull(),
  shippingFee: sum("shipping_fee").notNull(),
  total: sum("total").notNull(),
  walletUsed: sum("wallet_used").notNull().default(0),
  address: jsonb("address").$type<Order["address"]>().notNull(),
  note: text("note"),
  holdUntil: moment("hold_until"),
  lateDays: integer("late_days").notNull().default(0),
  lateFee: sum("late_fee").notNull().default(0),
  keptDeposit: sum("kept_deposit").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  refundPercent: smallint("refund_percent").notNull().default(100),
  forfeitedRent: sum("forfeited_rent").notNull().default(0),
  waived: sum("waived").notNull().default(0),
  refunded: sum("refunded").notNull().default(0),
});

export const orderItems = pgTable("order_items", {
  id: generatedId(),
  orderId: text("order_id").notNull(),
  position: smallint("position").notNull(),
  type: text("type").$type<SaleType>().notNull(),
  productId: text("product_id").notNull(),
  variantId: text("variant_id").notNull(),
  name: text("name").notNull(),
  link: text("link").notNull(),
  brand: text("brand").notNull(),
  image: jsonb("image").$type<Image>(),
  size: text("size").notNull(),
  color: text("color").notNull(),
  quantities: integer("quantities").notNull(),
  dateFrom: day("date_from"),
  dateTo: day("date_to"),
  unitPrice: sum("unit_price").notNull(),
  total: sum("total").notNull(),
  deposit: sum("deposit").notNull(),
  memberSaving: sum("member_saving").notNull(),
  ownMemberPrice: boolean("own_member_price").notNull().default(false),
  includedDays: smallint("included_days").notNull().default(1),
  boughtFor: sum("bought_for"),
  undelivered: boolean("undelivered").notNull().default(false),
  returnedOn: day("returned_on"),
});

/** Changes of rental lines of placed orders. */
export const orderChanges = pgTable("order_changes", {
  id: text("id").primaryKey(),
  orderId: text("order_id").notNull(),
  orderItemId: text("order_item_id").notNull(),
  kind: text("kind").$type<OrderChangeKind>().notNull(),
  status: text("status").$type<OrderChange["status"]>().notNull(),
  dateFrom: day("date_from"),
  dateTo: day("date_to"),
  unitIds: text("unit_ids").array().notNull(),
  turnaroundDays: smallint("turnaround_days").notNull(),
  amount: sum("amount").notNull(),
  memberSaving: sum("member_saving").notNull(),
  walletUsed: sum("wallet_used").notNull().default(0),
  paymentType: text("payment_type").$type<Exclude<PaymentType, "cash">>(),
  holdUntil: moment("hold_until"),
  createdAt: moment("created_at").notNull(),
  place: bigint("place", { mode: "number" }).generatedAlwaysAsIdentity(),
});

export const orderEvents = pgTable("order_events", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: text("order_id").notNull(),
  status: text("status").$type<OrderStatus>().notNull(),
  note: text("note"),
  at: moment("at").notNull(),
});

/** Formatted as in PostgreSQL, for example "[2026-12-09,2026-12-12)"; read with `lower()` and `upper()`. */
const daterange = customType<{ data: string }>({ dataType: () => "daterange" });

export const bookings = pgTable("bookings", {
  id: generatedId(),
  unitId: text("unit_id").notNull(),
  orderItemId: text("order_item_id"),
  wear: daterange("wear").notNull(),
  blocked: daterange("blocked").notNull(),
  status: text("status", { enum: ["live", "released"] })
    .notNull()
    .default("live"),
  bookedAt: moment("booked_at").notNull().defaultNow(),
  changeId: text("change_id"),
  repair: text("repair"),
});

export const unitSales = pgTable("unit_sales", {
  unitId: text("unit_id").primaryKey(),
  orderItemId: text("order_item_id"),
  soldAt: moment("sold_at").notNull().defaultNow(),
});

export const idempotencyKeys = pgTable("idempotency_keys", {
  customerId: text("customer_id").notNull(),
  key: text("key").notNull(),
  requestHash: text("request_hash").notNull(),
  orderId: text("order_id"),
  paymentId: text("payment_id"),
  createdAt: moment("created_at").notNull(),
});

/** A payment for an order, for a change of an order, or (with customer and package) for a membership. */
export const payments = pgTable("payments", {
  id: generatedId(),
  orderId: text("order_id"),
  customerId: text("customer_id"),
  packageId: text("package_id"),
  changeId: text("change_id"),
  type: text("type").$type<PaymentType>().notNull(),
  status: text("status").$type<PaymentStatus>().notNull(),
  amount: sum("amount").notNull(),
  gatewayReference: text("gateway_reference"),
  gatewayTransaction: text("gateway_transaction"),
  redirectUrl: text("redirect_url"),
  createdAt: moment("created_at").notNull(),
  paidAt: moment("paid_at"),
  expiresAt: moment("expires_at"),
  queriedAt: moment("asked_at"),
  credit: sum("credit").notNull().default(0),
  creditFrom: text("credit_from"),
  place: bigint("place", { mode: "number" }).generatedAlwaysAsIdentity(),
  failure: text("failure"),
});

/** Triggers set `balance` and `place`. */
export const walletEntries = pgTable("wallet_entries", {
  id: generatedId(),
  customerId: text("customer_id").notNull(),
  amount: sum("amount").notNull(),
  kind: text("kind").$type<WalletEntryKind>().notNull(),
  orderId: text("order_id"),
  paymentId: text("payment_id"),
  receiptId: text("receipt_id"),
  payoutId: text("payout_id"),
  orderPart: text("order_part"),
  note: text("note").notNull(),
  at: moment("at").notNull(),
  balance: sum("balance").notNull().default(0),
  place: sum("place").notNull().default(0),
});

/** Bank transfers whose amount differs from their payment's. */
export const unmatchedReceipts = pgTable("unmatched_receipts", {
  id: generatedId(),
  paymentId: text("payment_id").notNull(),
  customerId: text("customer_id").notNull(),
  bankTransaction: text("bank_transaction").notNull(),
  amount: sum("amount").notNull(),
  receivedAt: moment("received_at").notNull(),
  outcome: text("outcome", { enum: ["counted", "to-wallet"] }),
  settledAt: moment("settled_at"),
});

/** Banks' reports of transfers that are recorded with another sum or for another purchase. */
export const transferContradictions = pgTable("transfer_contradictions", {
  bankTransaction: text("bank_transaction").notNull(),
  memo: text("memo").notNull(),
  amount: sum("amount").notNull(),
  reportedAt: moment("reported_at").notNull(),
  checkedAt: moment("checked_at"),
});

export const wallets = pgTable("wallets", {
  customerId: text("customer_id").primaryKey(),
  balance: sum("balance").notNull(),
});

/** Changes of a placed order's address; `before` and `after` as they were. */
export const orderAddressChanges = pgTable("order_address_changes", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: text("order_id").notNull(),
  before: jsonb("before").$type<Order["address"]>().notNull(),
  after: jsonb("after").$type<Order["address"]>().notNull(),
  at: moment("at").notNull(),
});

export const orderProblems = pgTable("order_problems", {
  id: text("id").primaryKey(),
  orderId: text("order_id").notNull(),
  topic: text("topic").$type<ProblemTopic>().notNull(),
  content: text("content").notNull(),
  images: jsonb("images").$type<string[]>().notNull(),
  createdAt: moment("created_at").notNull(),
  answer: text("answer"),
  answeredAt: moment("answered_at"),
});

/** Checks of returned pieces. */
export const pieceChecks = pgTable("piece_checks", {
  orderId: text("order_id").notNull(),
  orderItemId: text("order_item_id").notNull(),
  unitId: text("unit_id").notNull(),
  kept: sum("kept").notNull(),
  why: text("why"),
  at: moment("at").notNull(),
});

/** Requests to transfer money of a wallet to a bank account. */
export const payouts = pgTable("payouts", {
  id: text("id").primaryKey(),
  customerId: text("customer_id").notNull(),
  amount: sum("amount").notNull(),
  status: text("status").$type<PayoutStatus>().notNull(),
  bank: text("bank").notNull(),
  accountName: text("account_name").notNull(),
  accountNumber: text("account_number"),
  accountTail: text("account_tail").notNull(),
  requestedAt: moment("requested_at").notNull(),
  shownAt: moment("shown_at"),
  settledAt: moment("settled_at"),
  bankTransaction: text("bank_transaction"),
  reason: text("reason"),
});
