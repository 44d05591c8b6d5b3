import { formatDong, today } from "@thuot-tha/shared/domain";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { parseJson } from "../gateway/parse.ts";
import { hmac, sameSignature } from "../gateway/sign.ts";
import { type ZalopayKeys, zalopayCreateMac, zalopayQueryMac, zalopayReference } from "../gateway/zalopay.ts";
import { addPayPage, payPagePath } from "./pay-page.ts";
import { findSandboxPayment, insertSandboxPayment, type SandboxPayment } from "./queries/payments.ts";
import { json, report, withQuery } from "./report.ts";

type Fields = Record<string, string>;

/** ZaloPay's callback about received money. */
function callback(keys: ZalopayKeys, { reference, request, transaction }: SandboxPayment, now: Date) {
  const data = JSON.stringify({
    app_id: Number(keys.appId),
    app_trans_id: reference,
    app_time: Number(request.app_time),
    app_user: request.app_user,
    amount: Number(request.amount),
    embed_data: request.embed_data,
    item: request.item,
    zp_trans_id: transaction,
    server_time: now.getTime(),
    channel: 38,
    merchant_user_id: "",
    user_fee_amount: 0,
    discount_amount: 0,
  });
  return { data, mac: hmac("sha256", keys.key2, data), type: 1 };
}

const statuses = { OPEN: 0, PAID: 1, DECLINED: -63, CANCELLED: -49 } as const;

/** The fields that ZaloPay appends to the return address. */
function returned(keys: ZalopayKeys, { reference, request, status }: SandboxPayment) {
  const fields = {
    appid: keys.appId,
    apptransid: reference,
    pmcid: "38",
    bankcode: "",
    amount: request.amount ?? "",
    discountamount: "0",
    status: String(statuses[status]),
  };
  return { ...fields, checksum: hmac("sha256", keys.key2, Object.values(fields).join("|")) };
}

const returnUrlOf = ({ request }: SandboxPayment): string =>
  String((parseJson(request.embed_data ?? "") as { redirecturl?: string } | null)?.redirecturl ?? "");

const refused = (sub_return_code: number, sub_return_message: string) => ({
  return_code: 2,
  return_message: "Giao dịch thất bại",
  sub_return_code,
  sub_return_message,
});

/** ZaloPay v2 as far as the shop uses it: create, query, and the payment page. */
export function addZalopaySandbox(app: FastifyInstance, context: Context, keys: ZalopayKeys): void {
  const { db, now } = context;

  app.post<{ Body: Fields }>("/zalopay/v2/create", async ({ body }) => {
    const { app_id = "", app_trans_id = "", app_user = "", amount = "", app_time = "" } = body;
    const { embed_data = "", item = "", mac } = body;
    const signed = { app_id, app_trans_id, app_user, amount, app_time, embed_data, item };
    if (app_id !== keys.appId || !sameSignature(mac, zalopayCreateMac(keys.key1, signed))) {
      return refused(-402, "mac không hợp lệ");
    }
    if (!app_trans_id.startsWith(zalopayReference(today(now()), ""))) return refused(-92, "app_trans_id không hợp lệ");
    if (!(await insertSandboxPayment(db, "zalopay", app_trans_id, body, now()))) {
      return refused(-68, "app_trans_id bị trùng");
    }
    const { redirecturl } = parseJson(embed_data) as { redirecturl: string };
    const orderUrl = new URL(payPagePath("zalopay", app_trans_id), redirecturl).href;
    const token = hmac("sha256", keys.key1, app_trans_id).slice(0, 22);
    return {
      return_code: 1,
      return_message: "Giao dịch thành công",
      sub_return_code: 1,
      sub_return_message: "",
      order_url: orderUrl,
      zp_trans_token: token,
      order_token: token,
      qr_code: "",
    };
  });

  app.post<{ Body: Fields }>("/zalopay/v2/query", async ({ body }) => {
    const { app_trans_id: reference = "" } = body;
    if (!sameSignature(body.mac, zalopayQueryMac(keys, reference))) return refused(-402, "mac không hợp lệ");
    const found = await findSandboxPayment(db, "zalopay", reference);
    if (!found || found.status === "DECLINED" || found.status === "CANCELLED") return refused(-101, "");
    if (found.status === "OPEN") return { return_code: 3, return_message: "Giao dịch đang xử lý", is_processing: true };
    const amount = Number(found.request.amount);
    return { return_code: 1, return_message: "Giao dịch thành công", amount, zp_trans_id: found.transaction };
  });

  addPayPage(app, context, {
    gateway: "zalopay",
    title: "ZaloPay thử nghiệm",
    facts: ({ request }) => [
      ["Nhà cung cấp", "Thướt Tha"],
      ["Nội dung", request.description ?? ""],
      ["Số tiền", formatDong(Number(request.amount))],
    ],
    // The real ZaloPay does not report failed payments either; the shop has to query.
    notifyShop: async (payment, { log }) => {
      if (payment.status !== "PAID") return;
      await report(log, payment.request.callback_url ?? "", json(callback(keys, payment, now())));
    },
    returnTo: (payment) => withQuery(returnUrlOf(payment), returned(keys, payment)),
  });
}
