import { momoUnconfirmed, momoUnderWay } from "@thuot-tha/shared/domain/payment";
import { z } from "zod";
import { type Addresses, type Attempt, GatewayError, type Report, UntrustedMessage } from "./gateway.ts";
import { postJson } from "./post.ts";
import { hmac, sameSignature } from "./sign.ts";

/** MoMo v2, one-time payments from the wallet. */
export interface MomoKeys {
  partnerCode: string;
  accessKey: string;
  secretKey: string;
}

type Fields = Record<string, string | number>;

/** The signed fields of each message, in order. */
export const momoSigned = {
  create: "accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType",
  notification:
    "accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId",
  query: "accessKey orderId partnerCode requestId",
  refund: "accessKey amount description orderId partnerCode requestId transId",
} as const;

/** Signs `name=value` pairs without any encoding. */
export function momoSignature(keys: MomoKeys, message: keyof typeof momoSigned, fields: Fields): string {
  const values: Fields = { ...fields, accessKey: keys.accessKey };
  const text = momoSigned[message].split(" ").map((name) => `${name}=${values[name] ?? ""}`);
  return hmac("sha256", keys.secretKey, text.join("&"));
}

function signed(keys: MomoKeys, message: keyof typeof momoSigned, fields: Fields) {
  const whole = { partnerCode: keys.partnerCode, ...fields };
  return { ...whole, lang: "vi", signature: momoSignature(keys, message, whole) };
}

/** Result codes of a pending payment; 0 is paid, every other code has failed. */
const pending = new Set([momoUnconfirmed, ...momoUnderWay]);

const outcomeOf = (resultCode: number): Report["outcome"] =>
  resultCode === 0 ? "paid" : pending.has(resultCode) ? "pending" : "failed";

const created = z.object({ resultCode: z.int(), message: z.string().optional(), payUrl: z.string().optional() });

/** Opens a payment at MoMo. @returns the address for the browser. Throws GatewayError. */
export async function beginMomo(keys: MomoKeys, attempt: Attempt, at: Addresses): Promise<string> {
  const request = signed(keys, "create", {
    amount: attempt.amount,
    extraData: "",
    ipnUrl: at.notifyUrl,
    orderId: attempt.reference,
    orderInfo: attempt.title,
    redirectUrl: at.returnUrl,
    requestId: attempt.reference,
    requestType: "captureWallet",
  });
  const answer = created.safeParse(await postJson(`${at.endpoint}/v2/gateway/api/create`, request));
  if (answer.data?.resultCode === 0 && answer.data.payUrl) return answer.data.payUrl;
  throw new GatewayError(`MoMo refuses ${attempt.reference}: ${answer.data?.resultCode} ${answer.data?.message ?? ""}`);
}

const text = z.union([z.string(), z.number()]).transform(String);
export const momoNotification = z.object({
  partnerCode: z.string(),
  orderId: z.string(),
  requestId: z.string(),
  amount: z.int(),
  orderInfo: z.string(),
  orderType: z.string(),
  transId: text,
  resultCode: z.int(),
  message: z.string(),
  payType: z.string(),
  responseTime: text,
  extraData: z.string(),
  signature: z.string(),
});

/** Parses MoMo's notification. Throws UntrustedMessage. */
export function readMomoNotification(keys: MomoKeys, body: unknown): Report {
  const { data } = momoNotification.safeParse(body);
  if (!data) throw new UntrustedMessage("not a notification of MoMo");
  const isOurs = data.partnerCode === keys.partnerCode;
  if (!isOurs || !sameSignature(data.signature, momoSignature(keys, "notification", data))) {
    throw new UntrustedMessage("wrong signature");
  }
  const { orderId: reference, transId: transaction, amount, resultCode } = data;
  return { reference, transaction, amount, outcome: outcomeOf(resultCode), code: String(resultCode) };
}

const found = z.object({
  orderId: z.string(),
  amount: z.int(),
  transId: text.nullable().optional(),
  resultCode: z.int(),
});

/** Lower codes concern the query or MoMo itself (maintenance, a wrong signature), not the payment. */
const firstPaymentCode = 1000;

/** Queries the state of a payment at MoMo. Throws GatewayError. */
export async function queryMomo(keys: MomoKeys, reference: string, endpoint: string): Promise<Report> {
  const request = signed(keys, "query", { orderId: reference, requestId: `${reference}Q${crypto.randomUUID()}` });
  const { data } = found.safeParse(await postJson(`${endpoint}/v2/gateway/api/query`, request));
  const isAboutPayment = data?.resultCode === 0 ? data.transId != null : (data?.resultCode ?? 0) >= firstPaymentCode;
  if (data?.orderId !== reference || !isAboutPayment) {
    throw new GatewayError(`MoMo returns no state of ${reference}: ${data?.resultCode}`);
  }
  const { transId: transaction = null, amount, resultCode } = data;
  return { reference, transaction, amount, outcome: outcomeOf(resultCode), code: String(resultCode) };
}

export interface MomoRefund {
  /** Unique id of the refund at MoMo. */
  reference: string;
  transaction: string;
  /** đồng; at most the amount paid. */
  amount: number;
  description: string;
}

const refunded = z.object({ resultCode: z.int(), message: z.string().optional() });

/**
 * Refunds a payment to its source. Throws GatewayError. The shop itself refunds to the wallet (decision 0013); this is
 * the gateway's part for a deployment that has to pay money back.
 */
export async function refundMomo(keys: MomoKeys, refund: MomoRefund, endpoint: string): Promise<void> {
  const { reference, transaction, amount, description } = refund;
  const request = signed(keys, "refund", {
    amount,
    description,
    orderId: reference,
    requestId: reference,
    transId: transaction,
  });
  const { data } = refunded.safeParse(await postJson(`${endpoint}/v2/gateway/api/refund`, request));
  if (data?.resultCode === 0) return;
  throw new GatewayError(`MoMo does not refund ${transaction}: ${data?.resultCode} ${data?.message ?? ""}`);
}
