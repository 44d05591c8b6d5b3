import { PaymentType, type Quote } from "@thuot-tha/shared/contracts/operations/entities";
import { formatDong } from "@thuot-tha/shared/domain";
import { paymentNames } from "@thuot-tha/shared/domain/payment";
import { Conflict } from "../errors.ts";
import type { Gateways } from "../gateway/open-gateways.ts";

/** The gateways' limits per payment, in đồng. */
const limits: Partial<Record<PaymentType, { min: number; max: number | null }>> = {
  bank_transfer: { min: 1, max: 499_999_999 },
  momo: { min: 1_000, max: 50_000_000 },
  zalopay: { min: 1_000, max: null },
  atm: { min: 5_000, max: 999_999_999 },
  card: { min: 5_000, max: 999_999_999 },
};

const isOpen = (type: PaymentType, { momo, zalopay, vnpay, bank }: Gateways): boolean =>
  ({ cash: true, bank_transfer: !!bank, momo: !!momo, zalopay: !!zalopay, atm: !!vnpay, card: !!vnpay })[type];

/**
 * Why an amount cannot be paid this way, in Vietnamese; null when it can. Any type accepts 0, because no payment is
 * made.
 */
function closedBecause(type: PaymentType, gateways: Gateways, amount: number | null): string | null {
  if (amount === 0) return null;
  if (!isOpen(type, gateways)) return `${paymentNames[type]}: tạm thời chưa dùng được.`;
  const limit = limits[type];
  if (!limit || amount === null) return null;
  if (amount < limit.min) return `${paymentNames[type]} nhận từ ${formatDong(limit.min)} mỗi lần.`;
  if (limit.max !== null && amount > limit.max)
    return `${paymentNames[type]} nhận tối đa ${formatDong(limit.max)} mỗi lần.`;
  return null;
}

/** Every payment type, and whether it accepts an amount; null for an unknown amount. */
export const paymentChoices = (gateways: Gateways, amount: number | null): Quote["paymentTypes"] =>
  PaymentType.options.map((type) => {
    const reason = closedBecause(type, gateways, amount);
    return { type, available: reason === null, reason, most: limits[type]?.max ?? null };
  });

/** Throws a Conflict when this type does not accept the amount. */
export function requirePaymentType(gateways: Gateways, type: PaymentType, amount: number): void {
  const reason = closedBecause(type, gateways, amount);
  if (reason === null) return;
  const message = `${reason} Bạn chọn cách khác nhé.`;
  throw new Conflict("PAYMENT_UNAVAILABLE", message, { paymentType: message });
}

/** 409: the gateway did not open the payment; a retry may work. */
export const gatewayDown = (type: PaymentType): Conflict =>
  new Conflict(
    "PAYMENT_GATEWAY_DOWN",
    `${paymentNames[type]} đang không phản hồi. Bạn thử lại hoặc chọn cách khác nhé.`,
  );
