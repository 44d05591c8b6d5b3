import { ErrorBody } from "@thuot-tha/shared/contracts/operations/entities";
import { z } from "zod";
import type { notifyPaths } from "../gateway/addresses.ts";
import { momoNotification } from "../gateway/momo.ts";
import { bankReport } from "../gateway/vietqr.ts";
import { vnpayNotification } from "../gateway/vnpay.ts";
import { zalopayCallback } from "../gateway/zalopay.ts";
import type { RouteDescription } from "../http/described-route.ts";

const json = (schema: z.ZodType) => ({ "application/json": schema });
const applied = json(z.object({ outcome: z.string() }));

/** Descriptions of the notification routes; each gateway has its own form of answer. */
export const described: Record<keyof typeof notifyPaths, RouteDescription> = {
  momo: {
    operationId: "payment.momo-notification",
    summary: "MoMo reports a payment; the signature is in the body.",
    body: json(momoNotification),
    answers: { 204: { description: "Accepted." }, 400: { description: "Not signed by MoMo." } },
    refusals: [404, 413, 415, 500],
  },
  zalopay: {
    operationId: "payment.zalopay-notification",
    summary: "ZaloPay reports a payment; `mac` signs `data`.",
    body: json(zalopayCallback),
    answers: {
      200: {
        description: "1: accepted. 0: send again. -1: refused.",
        content: json(z.object({ return_code: z.int(), return_message: z.string() })),
      },
    },
    refusals: [404, 413, 415, 500],
  },
  vnpay: {
    operationId: "payment.vnpay-notification",
    summary: "VNPAY reports a payment; `vnp_SecureHash` signs the rest.",
    query: vnpayNotification,
    answers: {
      200: {
        description: "The result, in VNPAY's codes.",
        content: json(z.object({ RspCode: z.string(), Message: z.string() })),
      },
    },
    refusals: [404, 500],
  },
  bank: {
    operationId: "payment.bank-notification",
    summary: "A bank reports a transfer that came in; `X-Signature` signs the body.",
    headers: z.object({ "x-signature": z.string() }),
    body: json(bankReport),
    answers: {
      200: {
        description: "Applied, or already known. A transfer of another amount is credited to the customer's wallet.",
        content: applied,
      },
      401: { description: "Not signed by the bank.", content: applied },
      404: {
        description: "No payment has this memo, or this shop has no key for a bank.",
        content: json(z.union([z.object({ outcome: z.string() }), ErrorBody])),
      },
      409: { description: "Another currency than đồng.", content: applied },
    },
    refusals: [413, 415, 500],
  },
};
