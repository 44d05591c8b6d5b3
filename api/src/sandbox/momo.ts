import { formatDong } from "@thuot-tha/shared/domain";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { type MomoKeys, momoSignature, type momoSigned } from "../gateway/momo.ts";
import { sameSignature } from "../gateway/sign.ts";
import { addPayPage, payPagePath } from "./pay-page.ts";
import {
  findSandboxPayment,
  findSandboxTransaction,
  insertSandboxPayment,
  type SandboxPayment,
  setSandboxRefunded,
} from "./queries/payments.ts";
import { json, report, withQuery } from "./report.ts";

type Fields = Record<string, string>;

const results = { OPEN: 1000, PAID: 0, DECLINED: 1001, CANCELLED: 1006 } as const;

/** MoMo's notification, which is also appended to the return address. */
function notification(keys: MomoKeys, { reference, request, status, transaction }: SandboxPayment, now: Date) {
  const fields = {
    partnerCode: keys.partnerCode,
    orderId: reference,
    requestId: request.requestId ?? "",
    amount: Number(request.amount),
    orderInfo: request.orderInfo ?? "",
    orderType: "momo_wallet",
    transId: transaction,
    resultCode: results[status],
    message: status === "PAID" ? "Thành công." : "Giao dịch không thành công.",
    payType: "qr",
    responseTime: now.getTime(),
    extraData: "",
  };
  return { ...fields, signature: momoSignature(keys, "notification", fields) };
}

/** MoMo v2 as far as the shop uses it: create, query, refund, and the payment page. */
export function addMomoSandbox(app: FastifyInstance, context: Context, keys: MomoKeys): void {
  const { db, now } = context;
  const isSigned = (message: keyof typeof momoSigned, body: Fields): boolean =>
    body.partnerCode === keys.partnerCode && sameSignature(body.signature, momoSignature(keys, message, body));
  const answer = (body: Fields, resultCode: number, message: string, more: object = {}) => {
    const { partnerCode, requestId, orderId } = body;
    return { partnerCode, requestId, orderId, responseTime: now().getTime(), resultCode, message, ...more };
  };

  app.post<{ Body: Fields }>("/momo/v2/gateway/api/create", async ({ body }) => {
    if (!isSigned("create", body)) return answer(body, 11, "Truy cập bị từ chối.");
    const amount = Number(body.amount);
    if (!(amount >= 1_000 && amount <= 50_000_000)) return answer(body, 22, "Số tiền giao dịch không hợp lệ.");
    const { orderId: reference = "", redirectUrl = "" } = body;
    if (!(await insertSandboxPayment(db, "momo", reference, body, now()))) {
      return answer(body, 41, "Mã giao dịch bị trùng.");
    }
    const payUrl = new URL(payPagePath("momo", reference), redirectUrl).href;
    return answer(body, 0, "Thành công.", { amount, payUrl });
  });

  app.post<{ Body: Fields }>("/momo/v2/gateway/api/query", async ({ body }) => {
    if (!isSigned("query", body)) return answer(body, 11, "Truy cập bị từ chối.");
    const found = await findSandboxPayment(db, "momo", body.orderId ?? "");
    if (!found) return answer(body, 42, "Mã giao dịch không tồn tại.", { amount: 0 });
    const { status, transaction, request } = found;
    return answer(body, results[status], "", { amount: Number(request.amount), transId: transaction });
  });

  app.post<{ Body: Fields }>("/momo/v2/gateway/api/refund", async ({ body }) => {
    if (!isSigned("refund", body)) return answer(body, 11, "Truy cập bị từ chối.");
    const paid = await findSandboxTransaction(db, "momo", Number(body.transId));
    const refunded = (paid?.refunded ?? 0) + Number(body.amount);
    if (paid?.status !== "PAID" || refunded > Number(paid.request.amount)) {
      return answer(body, 1081, "Giao dịch hoàn tiền bị từ chối.");
    }
    await setSandboxRefunded(db, paid.transaction, refunded);
    return answer(body, 0, "Thành công.", { amount: Number(body.amount), transId: paid.transaction });
  });

  addPayPage(app, context, {
    gateway: "momo",
    title: "MoMo thử nghiệm",
    facts: ({ request }) => [
      ["Nhà cung cấp", "Thướt Tha"],
      ["Nội dung", request.orderInfo ?? ""],
      ["Số tiền", formatDong(Number(request.amount))],
    ],
    notifyShop: (payment, { log }) =>
      report(log, payment.request.ipnUrl ?? "", json(notification(keys, payment, now()))),
    returnTo: (payment) => withQuery(payment.request.redirectUrl ?? "", notification(keys, payment, now())),
  });
}
