import { PaymentType } from "@thuot-tha/shared/contracts/operations";
import { Conflict } from "../errors.ts";

/** What the shop can take now. */
const taken: readonly PaymentType[] = ["cash"];

/** Every way to pay, and whether it can be chosen. */
export const paymentChoices = () => PaymentType.options.map((type) => ({ type, available: taken.includes(type) }));

/** Throws a Conflict for a way to pay that cannot be chosen. */
export function requirePaymentType(type: PaymentType): void {
  if (taken.includes(type)) return;
  const message = "Hình thức thanh toán này tạm thời chưa dùng được, bạn chọn cách khác nhé.";
  throw new Conflict("PAYMENT_UNAVAILABLE", message, { paymentType: message });
}
