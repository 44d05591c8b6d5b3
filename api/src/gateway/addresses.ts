import type { Config } from "../config/config.ts";

/** Origin at which servers reach this API; `origin` is the one that shoppers use. */
export const serverOrigin = ({ payments }: Pick<Config, "payments">, origin: string): string =>
  payments.notifyUrl ?? origin;

/** Address of a gateway: its own, or the local sandbox below `server`. */
export const gatewayAddress = (
  name: "momo" | "zalopay" | "vnpay",
  { endpoint }: { endpoint: string | null },
  server: string,
): string => endpoint ?? `${server}/v2/sandbox/${name}`;

/** Paths of the gateways' notifications. */
export const notifyPaths = {
  momo: "/v2/payment/momo/ipn",
  zalopay: "/v2/payment/zalopay/callback",
  vnpay: "/v2/payment/vnpay/ipn",
  bank: "/v2/payment/bank-transfer/ipn",
} as const;

export const notifyAddress = (name: keyof typeof notifyPaths, server: string): string =>
  `${server}${notifyPaths[name]}`;
