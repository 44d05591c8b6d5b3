import { linkTo } from "@thuot-tha/shared/contracts";
import { ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { notifyAddress, serverOrigin } from "../gateway/addresses.ts";
import { bankSignature } from "../gateway/vietqr.ts";
import { originOf } from "../http/origin.ts";
import { sendPage } from "../http/page.ts";
import { choicePage, isDecision, wordPage } from "./page.ts";
import { report } from "./report.ts";

const title = "Ngân hàng thử nghiệm";
const path = "/v2/sandbox/bank";

interface Transfer {
  memo?: string;
  amount?: string;
  decision?: string;
}

/** A bank page that makes a transfer with a memo and reports it as the shop's own bank would. */
export function addBankSandbox(app: FastifyInstance, { config, gateways }: Context, secret: string): void {
  app.get<{ Querystring: Transfer }>("/bank", async ({ query }, reply) => {
    const { bankName = "", accountNumber = "", accountName = "" } = gateways.bank ?? {};
    const page = choicePage({
      title,
      action: path,
      facts: [
        ["Ngân hàng", bankName],
        ["Số tài khoản", accountNumber],
        ["Người nhận", accountName],
      ],
      fields: [
        { name: "amount", label: "Số tiền (đồng)", value: query.amount ?? "", inputmode: "numeric" },
        { name: "memo", label: "Nội dung chuyển khoản", value: query.memo ?? "" },
      ],
    });
    return sendPage(reply, page);
  });

  app.post<{ Body: Transfer }>("/bank", async (request, reply) => {
    const { memo = "", amount = "", decision } = request.body;
    const orderId = memo.trim().toUpperCase();
    const link = orderId.startsWith("TT")
      ? { href: linkTo(orderPaymentRoute, { orderId }), label: "Về đơn hàng" }
      : orderId.startsWith("TD")
        ? { href: linkTo(ordersRoute), label: "Về đơn hàng" }
        : { href: linkTo(membershipRoute), label: "Về cửa hàng" };
    if (!isDecision(decision) || decision !== "approve") {
      const text = decision === "decline" ? "Ngân hàng đã từ chối giao dịch." : "Bạn đã huỷ giao dịch.";
      return sendPage(reply, wordPage(title, text, link));
    }
    const body = JSON.stringify({
      transactionId: `FT${crypto.randomUUID()}`,
      amount: Number(amount.replace(/[^\d]/g, "")),
      currency: "VND",
      description: memo,
    });
    const url = notifyAddress("bank", serverOrigin(config, originOf(request, config)));
    const headers = { "content-type": "application/json", "x-signature": bankSignature(secret, body) };
    const status = await report(request.log, url, { method: "POST", headers, body });
    const text = status === 200 ? "Đã chuyển khoản." : "Đã chuyển khoản, nhưng cửa hàng không nhận ra nội dung này.";
    return sendPage(reply, wordPage(title, text, link));
  });
}
