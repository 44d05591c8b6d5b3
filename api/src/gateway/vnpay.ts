import { z } from "zod";
import { type Addresses, type Attempt, type Report, UntrustedMessage } from "./gateway.ts";
import { hmac, sameSignature } from "./sign.ts";

/** VNPAY 2.1.0: bank cards and internet banking. */
export interface VnpayKeys {
  tmnCode: string;
  hashSecret: string;
}

/** Bank lists that VNPAY shows. */
export const vnpayBankCodes = { atm: "VNBANK", card: "INTCARD" } as const;

type Fields = Record<string, string>;

const encoded = (text: string): string => encodeURIComponent(text).replaceAll("%20", "+");

/** Sorted by name and URL-encoded with `+` for a space, both for sending and for signing. */
function vnpayQuery(fields: Fields): string {
  const names = Object.keys(fields).sort();
  return names.map((name) => `${encoded(name)}=${encoded(fields[name] ?? "")}`).join("&");
}

export const vnpayHash = (secret: string, fields: Fields): string => hmac("sha512", secret, vnpayQuery(fields));

/** The query with its signature appended. */
export const signedVnpayQuery = (secret: string, fields: Fields): string =>
  `${vnpayQuery(fields)}&vnp_SecureHash=${vnpayHash(secret, fields)}`;

/** yyyyMMddHHmmss in Vietnam. */
export function vnpayTime(moment: Date): string {
  const local = new Date(moment.getTime() + 7 * 3_600_000).toISOString();
  return local.slice(0, 19).replace(/\D/g, "");
}

/** The payment address for the browser, built without a request to VNPAY. */
export function beginVnpay(
  keys: VnpayKeys,
  bankCode: (typeof vnpayBankCodes)[keyof typeof vnpayBankCodes],
  attempt: Attempt,
  at: Addresses,
): string {
  const query = signedVnpayQuery(keys.hashSecret, {
    vnp_Version: "2.1.0",
    vnp_Command: "pay",
    vnp_TmnCode: keys.tmnCode,
    vnp_Amount: String(attempt.amount * 100),
    vnp_CurrCode: "VND",
    vnp_TxnRef: attempt.reference,
    vnp_OrderInfo: attempt.title,
    vnp_OrderType: "other",
    vnp_Locale: "vn",
    vnp_ReturnUrl: at.returnUrl,
    vnp_IpAddr: at.from,
    vnp_CreateDate: vnpayTime(attempt.createdAt),
    vnp_ExpireDate: vnpayTime(attempt.expiresAt),
    vnp_BankCode: bankCode,
  });
  return `${at.endpoint}/paymentv2/vpcpay.html?${query}`;
}

/** The signed fields of a query without the hash and its type. Throws UntrustedMessage. */
export function checkedVnpayFields(keys: VnpayKeys, query: Record<string, unknown>): Fields {
  const { vnp_SecureHash: hash, vnp_SecureHashType: _type, ...rest } = query;
  const fields: Fields = {};
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value !== "string") throw new UntrustedMessage(`${name} is given twice`);
    if (name.startsWith("vnp_")) fields[name] = value;
  }
  if (!sameSignature(hash, vnpayHash(keys.hashSecret, fields))) throw new UntrustedMessage("wrong signature");
  if (fields.vnp_TmnCode !== keys.tmnCode) throw new UntrustedMessage("of another shop");
  return fields;
}

/** The fields of a notification that the shop reads; VNPAY sends and signs more. */
export const vnpayNotification = z.object({
  vnp_TmnCode: z.string(),
  vnp_TxnRef: z.string().min(1),
  /** Hundredths of a đồng. */
  vnp_Amount: z.string(),
  vnp_ResponseCode: z.string(),
  vnp_TransactionStatus: z.string().optional(),
  vnp_TransactionNo: z.string().optional(),
  vnp_SecureHash: z.string(),
});

/** Parses VNPAY's notification. Throws UntrustedMessage. */
export function readVnpayNotification(keys: VnpayKeys, query: Record<string, unknown>): Report {
  checkedVnpayFields(keys, query);
  const { data } = vnpayNotification.safeParse(query);
  const amount = Number(data?.vnp_Amount) / 100;
  if (!data || !Number.isSafeInteger(amount)) throw new UntrustedMessage("not a notification of VNPAY");
  const isPaid = data.vnp_ResponseCode === "00" && data.vnp_TransactionStatus === "00";
  return {
    reference: data.vnp_TxnRef,
    transaction: data.vnp_TransactionNo ?? null,
    amount,
    outcome: isPaid ? "paid" : "failed",
    code: data.vnp_ResponseCode === "00" ? data.vnp_TransactionStatus : data.vnp_ResponseCode,
  };
}
