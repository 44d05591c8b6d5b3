import { samplePackage, samplePayment } from "@thuot-tha/shared/testing";
import type { MembershipPackage } from "../features/packages/slice.ts";
import type { Payment } from "../features/payment/slice.ts";
import type { Standing } from "../features/standing/slice.ts";

export const lua: MembershipPackage = samplePackage();

export const nhung: MembershipPackage = samplePackage({
  id: "nhung",
  name: "Nhung",
  type: "DIAMOND",
  color: "#7B2D43",
  price: 1_190_000,
  durationDays: 365,
  percentDiscount: 20,
  extendDay: 3,
  perks: [],
});

/** Holds Lụa until 28 February 2027 and has saved 240 000 ₫ with it. */
export const standing: Standing = {
  membership: {
    membershipPackageId: "lua",
    startsAt: "2026-11-30T17:00:00.000Z",
    expiresAt: "2027-02-28T17:00:00.000Z",
    savedTotal: 240_000,
    orderCount: 3,
  },
  offers: [
    {
      membershipPackageId: "lua",
      kind: "renew",
      credit: 0,
      amount: 299_000,
      startsAt: "2027-02-28T17:00:00.000Z",
      expiresAt: "2027-05-29T17:00:00.000Z",
    },
    {
      membershipPackageId: "nhung",
      kind: "upgrade",
      credit: 200_000,
      amount: 990_000,
      startsAt: "2026-12-01T03:00:00.000Z",
      expiresAt: "2027-12-01T03:00:00.000Z",
    },
  ],
  paymentTypes: [
    { type: "cash", available: true, reason: null },
    { type: "bank_transfer", available: true, reason: null },
    { type: "momo", available: true, reason: null },
    { type: "card", available: false, reason: "Tạm ngưng" },
  ],
};

export const payment: Payment = samplePayment({
  id: "pay-1",
  orderId: null,
  membershipPackageId: "nhung",
  type: "momo",
  amount: 990_000,
  createdAt: "2026-12-01T03:00:00.000Z",
  expiresAt: "2026-12-01T03:30:00.000Z",
});
