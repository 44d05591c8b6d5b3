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

/** The fields of each message, in the order they are signed. */
export const momoSigned = {
  create: "accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType",
  notification:
    "accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId",
  query: "accessKey orderId partnerCode requestId",
  refund: "accessKey amount description orderId partnerCode requestId transId",
} as const;

/** What is signed is `name=value` as it is, without any encoding. */
export function momoSignature(keys: MomoKeys, message: keyof typeof momoSigned, fields: Fields): string {
  const values: Fields = { ...fields, accessKey: keys.accessKey };
  const text = momoSigned[message].split(" ").map((name) => `${name}=${values[name] ?? ""}`);
  return hmac("sha256", keys.secretKey, text.join("&"));
}

function signed(keys: MomoKeys, message: keyof typeof momoSigned, fields: Fields) {
  const whole = { partnerCode: keys.partnerCode, ...fields };
  return { ...whole, lang: "vi", signature: momoSignature(keys, message, whole) };
}

/** Codes of a payment that is still under way; 0 is paid, every other has failed. */
const underWay = new Set([1000, 7000, 7002, 9000]);

const outcomeOf = (resultCode: number): Report["outcome"] =>
  resultCode === 0 ? "paid" : underWay.has(resultCode) ? "pending" : "failed";

const created = z.object({ resultCode: z.int(), message: z.string().optional(), payUrl: z.string().optional() });

/** Opens a payment at MoMo. @returns where the browser goes. Throws GatewayError. */
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

/** Reads what MoMo reports. Throws UntrustedMessage. */
export function readMomoNotification(keys: MomoKeys, body: unknown): Report {
  const { data } = momoNotification.safeParse(body);
  if (!data) throw new UntrustedMessage("not a notification of MoMo");
  const isOurs = data.partnerCode === keys.partnerCode;
  if (!isOurs || !sameSignature(data.signature, momoSignature(keys, "notification", data))) {
    throw new UntrustedMessage("wrong signature");
  }
  const { orderId: reference, transId: transaction, amount, resultCode } = data;
  return { reference, transaction, amount, outcome: outcomeOf(resultCode) };
}

const found = z.object({
  orderId: z.string(),
  amount: z.int(),
  transId: text.nullable().optional(),
  resultCode: z.int(),
});

/** Codes below it are of the question or of MoMo itself (maintenance, a wrong signature), and say nothing of the payment. */
const FIRST_OF_PAYMENT = 1000;

/** Asks MoMo how a payment stands. Throws GatewayError. */
export async function askMomo(keys: MomoKeys, reference: string, endpoint: string): Promise<Report> {
  const request = signed(keys, "query", { orderId: reference, requestId: `${reference}Q${crypto.randomUUID()}` });
  const { data } = found.safeParse(await postJson(`${endpoint}/v2/gateway/api/query`, request));
  const tells = data?.resultCode === 0 ? data.transId != null : (data?.resultCode ?? 0) >= FIRST_OF_PAYMENT;
  if (data?.orderId !== reference || !tells) {
    throw new GatewayError(`MoMo does not tell of ${reference}: ${data?.resultCode}`);
  }
  return { reference, transaction: data.transId ?? null, amount: data.amount, outcome: outcomeOf(data.resultCode) };
}

export interface MomoRefund {
  /** A name of its own at MoMo. */
  reference: string;
  transaction: string;
  /** đồng; at most what was paid. */
  amount: number;
  description: string;
}

const refunded = z.object({ resultCode: z.int(), message: z.string().optional() });

/** Gives paid money back to where it came from. Throws GatewayError. */
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
