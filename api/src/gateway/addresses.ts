import type { Config } from "../config/config.ts";

/** Where servers reach this API; `origin` is where shoppers do. */
export const serverOrigin = ({ payments }: Pick<Config, "payments">, origin: string): string =>
  payments.notifyUrl ?? origin;

/** Where a gateway is: the local sandbox below `server`, unless it has an address of its own. */
export const gatewayAddress = (
  name: "momo" | "zalopay" | "vnpay",
  { endpoint }: { endpoint: string | null },
  server: string,
): string => endpoint ?? `${server}/v2/sandbox/${name}`;

/** Paths that gateways report to. */
export const notifyPaths = {
  momo: "/v2/payment/momo/ipn",
  zalopay: "/v2/payment/zalopay/callback",
  vnpay: "/v2/payment/vnpay/ipn",
  bank: "/v2/payment/bank-transfer/ipn",
} as const;

export const notifyAddress = (name: keyof typeof notifyPaths, server: string): string =>
  `${server}${notifyPaths[name]}`;
