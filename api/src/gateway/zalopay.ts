import { type Day, today } from "@thuot-tha/shared/domain";
import { z } from "zod";
import { type Addresses, type Attempt, GatewayError, type Report, UntrustedMessage } from "./gateway.ts";
import { parseJson } from "./parse.ts";
import { postJson } from "./post.ts";
import { hmac, sameSignature } from "./sign.ts";

/** ZaloPay v2. `key1` signs the shop's requests, `key2` ZaloPay's callbacks. */
export interface ZalopayKeys {
  appId: string;
  key1: string;
  key2: string;
}

/**
 * ZaloPay asks for a name of the payer, and takes the shop's where the shop gives none: it learns nothing of a
 * customer.
 */
const zalopayUser = "thuot-tha";

/** ZaloPay requires references to begin with the Vietnamese day. */
export const zalopayReference = (day: Day, name: string): string => `${day.slice(2).replaceAll("-", "")}_${name}`;

interface Signed {
  app_id: number | string;
  app_trans_id: string;
  app_user: string;
  amount: number | string;
  app_time: number | string;
  embed_data: string;
  item: string;
}

export const zalopayCreateMac = (key1: string, fields: Signed): string => {
  const { app_id, app_trans_id, app_user, amount, app_time, embed_data, item } = fields;
  return hmac("sha256", key1, [app_id, app_trans_id, app_user, amount, app_time, embed_data, item].join("|"));
};

export const zalopayQueryMac = (keys: ZalopayKeys, reference: string): string =>
  hmac("sha256", keys.key1, `${keys.appId}|${reference}|${keys.key1}`);

const created = z.object({
  return_code: z.int(),
  return_message: z.string().optional(),
  order_url: z.string().optional(),
});

/** Opens a payment at ZaloPay. @returns the address for the browser. Throws GatewayError. */
export async function beginZalopay(keys: ZalopayKeys, attempt: Attempt, at: Addresses): Promise<string> {
  if (!attempt.reference.startsWith(zalopayReference(today(attempt.createdAt), ""))) {
    throw new GatewayError(`${attempt.reference} is of another day`);
  }
  const fields = {
    app_id: Number(keys.appId),
    app_trans_id: attempt.reference,
    app_user: zalopayUser,
    amount: attempt.amount,
    app_time: attempt.createdAt.getTime(),
    embed_data: JSON.stringify({ redirecturl: at.returnUrl }),
    item: "[]",
  };
  const answer = created.safeParse(
    await postJson(`${at.endpoint}/v2/create`, {
      ...fields,
      description: attempt.title,
      bank_code: "",
      callback_url: at.notifyUrl,
      mac: zalopayCreateMac(keys.key1, fields),
    }),
  );
  if (answer.data?.return_code === 1 && answer.data.order_url) return answer.data.order_url;
  throw new GatewayError(
    `ZaloPay refuses ${attempt.reference}: ${answer.data?.return_code} ${answer.data?.return_message ?? ""}`,
  );
}

export const zalopayCallback = z.object({ data: z.string(), mac: z.string() });
const paid = z.object({
  app_id: z.union([z.int(), z.string()]).transform(String),
  app_trans_id: z.string(),
  amount: z.int(),
  zp_trans_id: z.union([z.int(), z.string()]).transform(String),
});

/** Parses ZaloPay's callback, which is sent for received money only. Throws UntrustedMessage. */
export function readZalopayCallback(keys: ZalopayKeys, body: unknown): Report {
  const outer = zalopayCallback.safeParse(body).data;
  if (!outer) throw new UntrustedMessage("not a callback of ZaloPay");
  if (!sameSignature(outer.mac, hmac("sha256", keys.key2, outer.data))) throw new UntrustedMessage("wrong signature");
  const { data } = paid.safeParse(parseJson(outer.data));
  if (data?.app_id !== keys.appId) throw new UntrustedMessage("of another shop");
  return { reference: data.app_trans_id, transaction: data.zp_trans_id, amount: data.amount, outcome: "paid" };
}

const found = z.object({
  return_code: z.int(),
  sub_return_code: z.int().optional(),
  amount: z.int().optional(),
  zp_trans_id: z.union([z.int(), z.string()]).transform(String).optional(),
});
const outcomes: Record<number, Report["outcome"]> = { 1: "paid", 2: "failed", 3: "pending" };

/** Codes that concern the query or ZaloPay itself (a wrong mac, rate limits, maintenance), not the payment. */
const queryErrorCodes = new Set([-401, -402, -429, -500, -503, -999]);

/** Queries the state of a payment at ZaloPay. Throws GatewayError. */
export async function queryZalopay(keys: ZalopayKeys, reference: string, endpoint: string): Promise<Report> {
  const request = { app_id: Number(keys.appId), app_trans_id: reference, mac: zalopayQueryMac(keys, reference) };
  const { data } = found.safeParse(await postJson(`${endpoint}/v2/query`, request));
  const outcome = data && outcomes[data.return_code];
  const isAboutPayment =
    outcome === "paid" ? data?.zp_trans_id !== undefined : !queryErrorCodes.has(data?.sub_return_code ?? 0);
  if (!outcome || !isAboutPayment) {
    throw new GatewayError(`ZaloPay returns no state of ${reference}: ${data?.return_code} ${data?.sub_return_code}`);
  }
  const { zp_trans_id: transaction = null, sub_return_code: code } = data;
  // ZaloPay's amount means something for received money only.
  const amount = outcome === "paid" ? (data.amount ?? null) : null;
  return { reference, transaction, amount, outcome, code: code?.toString() };
}
