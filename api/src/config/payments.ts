import { devAccess, type Environment, optionalText, together, wholeNumber } from "@thuot-tha/shared/server";

const withoutSlash = <T extends { endpoint: string }>(keys: T | null): T | null =>
  keys && { ...keys, endpoint: keys.endpoint.replace(/\/+$/, "") };

/** Payment settings. A gateway without keys is null; the sandbox, if enabled, replaces it. */
export function readPaymentConfig(env: Environment, isDevelopment: boolean) {
  return {
    /** Access to the sandbox gateways, which take no money. */
    sandbox: devAccess(env, "PAYMENT_SANDBOX", isDevelopment),
    /** Address at which gateways reach this API, if it differs from the public address. */
    notifyUrl: optionalText(env, "PAYMENT_NOTIFY_URL")?.replace(/\/+$/, "") ?? null,
    /** Seconds without a notification before a gateway is queried, and between two queries. */
    queryIntervalSeconds: wholeNumber(env, "PAYMENT_ASK_SECONDS", 5, 1),
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
    /** Secret that signs the bank's transfer reports; null when transfers are confirmed by hand. */
    bankReportSecret: optionalText(env, "BANK_REPORT_SECRET"),
  };
}

export type PaymentConfig = ReturnType<typeof readPaymentConfig>;
