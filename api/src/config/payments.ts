import { devAccess, type Environment, optionalText, together, wholeNumber } from "./read.ts";

const withoutSlash = <T extends { endpoint: string }>(keys: T | null): T | null =>
  keys && { ...keys, endpoint: keys.endpoint.replace(/\/+$/, "") };

/** How the shop is paid. A gateway without keys is null; the sandbox, where it is on, takes its place. */
export function readPaymentConfig(env: Environment, isDevelopment: boolean) {
  return {
    /** The gateways of the shop's own, that take no money. */
    sandbox: devAccess(env, "PAYMENT_SANDBOX", isDevelopment),
    /** Where gateways reach this API, when that is not where shoppers do. */
    notifyUrl: optionalText(env, "PAYMENT_NOTIFY_URL")?.replace(/\/+$/, "") ?? null,
    /** Seconds without a notification after which a gateway is asked, and between two questions. */
    askSeconds: wholeNumber(env, "PAYMENT_ASK_SECONDS", 5, 1),
    momo: withoutSlash(
      together(env, {
        endpoint: "MOMO_ENDPOINT",
        partnerCode: "MOMO_PARTNER_CODE",
        accessKey: "MOMO_ACCESS_KEY",
        secretKey: "MOMO_SECRET_KEY",
      }),
    ),
    zalopay: withoutSlash(
      together(env, {
        endpoint: "ZALOPAY_ENDPOINT",
        appId: "ZALOPAY_APP_ID",
        key1: "ZALOPAY_KEY1",
        key2: "ZALOPAY_KEY2",
      }),
    ),
    vnpay: withoutSlash(
      together(env, { endpoint: "VNPAY_ENDPOINT", tmnCode: "VNPAY_TMN_CODE", hashSecret: "VNPAY_HASH_SECRET" }),
    ),
    bank: together(env, {
      bankName: "BANK_NAME",
      bankBin: "BANK_BIN",
      accountNumber: "BANK_ACCOUNT_NUMBER",
      accountName: "BANK_ACCOUNT_NAME",
    }),
    /** What the bank signs its reports with; without it transfers are confirmed by hand. */
    bankReportSecret: optionalText(env, "BANK_REPORT_SECRET"),
  };
}

export type PaymentConfig = ReturnType<typeof readPaymentConfig>;
