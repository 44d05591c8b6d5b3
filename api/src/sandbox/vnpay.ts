import { formatDong } from "@thuot-tha/shared/domain";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { notifyAddress, serverOrigin } from "../gateway/addresses.ts";
import { UntrustedMessage } from "../gateway/gateway.ts";
import { checkedVnpayFields, signedVnpayQuery, type VnpayKeys, vnpayTime } from "../gateway/vnpay.ts";
import { originOf } from "../http/origin.ts";
import { sendPage } from "../http/page.ts";
import { wordPage } from "./page.ts";
import { addPayPage, payPagePath } from "./pay-page.ts";
import { insertSandboxPayment, type SandboxPayment } from "./queries/payments.ts";
import { report } from "./report.ts";

const responses = { OPEN: "09", PAID: "00", DECLINED: "51", CANCELLED: "24" } as const;

const title = "VNPAY thử nghiệm";
const cards: Record<string, string> = { VNBANK: "Thẻ ATM / Tài khoản ngân hàng", INTCARD: "Thẻ Visa / Master / JCB" };

/** VNPAY's notification, which is also appended to the return address. */
const outcome = (keys: VnpayKeys, { reference, request, status, transaction }: SandboxPayment, now: Date): string =>
  signedVnpayQuery(keys.hashSecret, {
    vnp_TmnCode: keys.tmnCode,
    vnp_Amount: request.vnp_Amount ?? "",
    vnp_BankCode: request.vnp_BankCode === "INTCARD" ? "VISA" : "NCB",
    vnp_CardType: request.vnp_BankCode === "INTCARD" ? "VISA" : "ATM",
    vnp_OrderInfo: request.vnp_OrderInfo ?? "",
    vnp_PayDate: vnpayTime(now),
    vnp_ResponseCode: responses[status],
    vnp_TransactionNo: String(transaction),
    vnp_TransactionStatus: status === "PAID" ? "00" : "02",
    vnp_TxnRef: reference,
  });

/** VNPAY 2.1.0 as far as the shop uses it: the address it redirects to, and the payment page. */
export function addVnpaySandbox(app: FastifyInstance, context: Context, keys: VnpayKeys): void {
  const { db, now, config } = context;

  app.get<{ Querystring: Record<string, unknown> }>("/vnpay/paymentv2/vpcpay.html", async ({ query, log }, reply) => {
    try {
      const fields = checkedVnpayFields(keys, query);
      const { vnp_TxnRef: reference = "", vnp_ExpireDate: end = "" } = fields;
      if (end < vnpayTime(now())) {
        const link = { href: fields.vnp_ReturnUrl ?? "/", label: "Về cửa hàng" };
        return sendPage(reply, wordPage(title, "Đã hết thời gian thanh toán.", link), 400);
      }
      await insertSandboxPayment(db, "vnpay", reference, fields, now());
      return reply.redirect(payPagePath("vnpay", reference), 303);
    } catch (error) {
      if (!(error instanceof UntrustedMessage)) throw error;
      log.warn({ reason: error.message }, "the sandbox refuses a request");
      return sendPage(reply, wordPage(title, "Yêu cầu thanh toán có chữ ký không hợp lệ."), 400);
    }
  });

  addPayPage(app, context, {
    gateway: "vnpay",
    title,
    facts: ({ request }) => [
      ["Nhà cung cấp", "Thướt Tha"],
      ["Phương thức", cards[request.vnp_BankCode ?? ""] ?? "VNPAY"],
      ["Nội dung", request.vnp_OrderInfo ?? ""],
      ["Số tiền", formatDong(Number(request.vnp_Amount) / 100)],
    ],
    notifyShop: (payment, request) => {
      const url = notifyAddress("vnpay", serverOrigin(config, originOf(request, config)));
      return report(request.log, `${url}?${outcome(keys, payment, now())}`);
    },
    returnTo: (payment) => `${payment.request.vnp_ReturnUrl}?${outcome(keys, payment, now())}`,
  });
}
