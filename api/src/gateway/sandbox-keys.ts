import { hmac } from "./sign.ts";

/** Keys of the sandbox's gateways, made of one secret of this shop: nobody else can sign for it. */
export function sandboxKeys(secret: string) {
  const key = (name: string): string => hmac("sha256", secret, name).slice(0, 32);
  return {
    momo: { partnerCode: "SANDBOX", accessKey: key("momo access"), secretKey: key("momo secret") },
    zalopay: { appId: "1", key1: key("zalopay 1"), key2: key("zalopay 2") },
    vnpay: { tmnCode: "SANDBOX1", hashSecret: key("vnpay hash") },
    bankReportSecret: key("bank report"),
  };
}

export type SandboxKeys = ReturnType<typeof sandboxKeys>;
