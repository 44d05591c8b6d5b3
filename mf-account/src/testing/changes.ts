import type { Change, Quote } from "../features/order-change/slice.ts";
import { rented } from "./samples.ts";

/** The price of a day more. */
export const changeQuote: Quote = {
  available: true,
  reason: null,
  latest: "2026-12-15",
  amount: 35_000,
  refundPercent: 70,
  settlement: "now",
  buyOut: null,
  wallet: { balance: 20_000, used: 20_000 },
  payable: 15_000,
  paymentTypes: [
    { type: "bank_transfer", available: true, reason: null },
    { type: "momo", available: true, reason: null },
  ],
  holdMinutes: 30,
};

/** A day more, paid from the wallet. */
export const changeMade: Change = {
  id: "TD261201BBBB",
  lineId: "l1",
  kind: "EXTEND",
  status: "DONE",
  dateFrom: "2026-12-10",
  dateTo: "2026-12-13",
  amount: 35_000,
  walletUsed: 35_000,
  holdUntil: null,
  createdAt: "2026-12-01T03:00:00.000Z",
  payment: null,
};

/** It waits for a transfer of what the wallet has not paid. */
export const waitingChange: Change = {
  ...changeMade,
  status: "WAITING",
  walletUsed: 20_000,
  holdUntil: "2026-12-01T03:30:00.000Z",
  payment: {
    ...rented.payments[0]!,
    id: "pay2",
    orderId: null,
    status: "PENDING",
    amount: 15_000,
    transfer: {
      bankName: "Ngân hàng Mẫu",
      bankBin: "999999",
      accountNumber: "0123",
      accountName: "THUOT THA",
      memo: "TD261201BBBB",
      qrText: "00",
    },
  },
};
