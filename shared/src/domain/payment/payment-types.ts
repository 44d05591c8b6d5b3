export const paymentTypes = ["cash", "bank_transfer", "momo", "zalopay", "atm", "card"] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Each payment type's name for customers, in lists and in sentences. */
export const paymentNames: Record<PaymentType, string> = {
  cash: "Tiền mặt khi nhận hàng",
  bank_transfer: "Chuyển khoản ngân hàng",
  momo: "Ví MoMo",
  zalopay: "Ví ZaloPay",
  atm: "Thẻ ATM / Internet Banking",
  card: "Thẻ Visa / Master / JCB",
};
