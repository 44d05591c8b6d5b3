import { hmac } from "./sign.ts";

/** Derives the sandbox gateways' keys from this shop's secret, so that no other shop can sign for it. */
export function sandboxKeys(secret: string) {
  const key = (name: string): string => hmac("sha256", secret, name).slice(0, 32);
  return {
    momo: { partnerCode: "SANDBOX", accessKey: key("momo access"), secretKey: key("momo secret") },
    zalopay: { appId: "1", key1: key("zalopay 1"), key2: key("zalopay 2") },
    vnpay: { tmnCode: "SANDBOX1", hashSecret: key("vnpay hash") },
    bankReportSecret: key("bank report"),
  };
}
