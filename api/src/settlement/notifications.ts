import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { NotFound } from "../errors.ts";
import { notifyPaths } from "../gateway/addresses.ts";
import { type Report, UntrustedMessage } from "../gateway/gateway.ts";
import { readMomoNotification } from "../gateway/momo.ts";
import { parseJson } from "../gateway/parse.ts";
import { type BankReport, readBankReport } from "../gateway/vietqr.ts";
import { readVnpayNotification } from "../gateway/vnpay.ts";
import { readZalopayCallback } from "../gateway/zalopay.ts";
import type { PaymentType } from "../payment/queries/payments.ts";
import { storeContradiction } from "./contradictions.ts";
import { described } from "./described.ts";
import { type Outcome, settle } from "./settle.ts";

type Handled = Outcome | "untrusted" | "wrong-currency";

/** Outcomes that are logged as warnings. */
const strange: readonly Handled[] = [
  "untrusted",
  "wrong-currency",
  "unknown",
  "wrong-amount",
  "contradicted",
  "repeated",
  "out-of-order",
  "to-wallet",
  "unmatched",
];

interface Notification {
  gateway: keyof typeof notifyPaths;
  types: readonly PaymentType[];
  /** Throws UntrustedMessage. */
  read(): Report | BankReport;
  log: FastifyBaseLogger;
}

/** Verifies, applies and logs a gateway's report. */
async function handle(context: Context, { gateway, types, read, log }: Notification): Promise<Handled> {
  const logged = (outcome: Handled, facts: object): Handled => {
    log[strange.includes(outcome) ? "warn" : "info"]({ gateway, outcome, ...facts }, "payment notification");
    return outcome;
  };
  let report: Report | BankReport;
  try {
    report = read();
  } catch (error) {
    if (!(error instanceof UntrustedMessage)) throw error;
    return logged("untrusted", { reason: error.message });
  }
  if ("currency" in report && report.currency !== "VND") return logged("wrong-currency", { report });
  const outcome = await settle(context, types, report);
  if (outcome === "contradicted" && "currency" in report) await storeContradiction(context, report);
  return logged(outcome, { report });
}

/** The gateway's keys; 404 without them. */
function known<K>(keys: K | null): K {
  if (keys === null) throw new NotFound("NOT_FOUND", "Không tìm thấy địa chỉ này.");
  return keys;
}

const vnpayAnswers: Record<Handled, [code: string, message: string]> = {
  counted: ["00", "Confirm Success"],
  "to-wallet": ["00", "Confirm Success"],
  unmatched: ["00", "Confirm Success"],
  failed: ["00", "Confirm Success"],
  pending: ["00", "Confirm Success"],
  repeated: ["02", "Order already confirmed"],
  contradicted: ["02", "Order already confirmed"],
  "out-of-order": ["02", "Order already confirmed"],
  unknown: ["01", "Order not found"],
  "wrong-amount": ["04", "Invalid amount"],
  "wrong-currency": ["04", "Invalid amount"],
  untrusted: ["97", "Invalid checksum"],
};

const zalopayRefused: readonly Handled[] = ["untrusted", "unknown", "wrong-amount"];

const bankStatuses: Partial<Record<Handled, number>> = {
  untrusted: 401,
  unknown: 404,
  "wrong-currency": 409,
};

/**
 * The routes of gateways' notifications. Their signature authenticates them, so the storefront's header is not
 * required. Each gateway gets its own form of answer; a fault is answered so that the gateway retries.
 */
export function addPaymentNotifications(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    // Signatures cover the raw body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    const { gateways } = context;

    scope.post<{ Body: string }>(
      notifyPaths.momo,
      { config: { described: described.momo } },
      async ({ body, log }, reply) => {
        const read = () => readMomoNotification(known(gateways.momo), parseJson(body));
        const outcome = await handle(context, { gateway: "momo", types: ["momo"], read, log });
        return reply.code(outcome === "untrusted" ? 400 : 204).send();
      },
    );

    scope.post<{ Body: string }>(
      notifyPaths.zalopay,
      { config: { described: described.zalopay } },
      async ({ body, log }) => {
        try {
          const read = () => readZalopayCallback(known(gateways.zalopay), parseJson(body));
          const outcome = await handle(context, { gateway: "zalopay", types: ["zalopay"], read, log });
          return { return_code: zalopayRefused.includes(outcome) ? -1 : 1, return_message: outcome };
        } catch (error) {
          if (error instanceof NotFound) throw error;
          log.error({ err: error }, "a callback of ZaloPay could not be applied");
          return { return_code: 0, return_message: "try again" };
        }
      },
    );

    scope.get<{ Querystring: Record<string, unknown> }>(
      notifyPaths.vnpay,
      { config: { described: described.vnpay } },
      async ({ query, log }) => {
        try {
          const read = () => readVnpayNotification(known(gateways.vnpay), query);
          const outcome = await handle(context, { gateway: "vnpay", types: ["atm", "card"], read, log });
          const [RspCode, Message] = vnpayAnswers[outcome];
          return { RspCode, Message };
        } catch (error) {
          if (error instanceof NotFound) throw error;
          log.error({ err: error }, "a notification of VNPAY could not be applied");
          return { RspCode: "99", Message: "Unknown error" };
        }
      },
    );

    scope.post<{ Body: string }>(
      notifyPaths.bank,
      { config: { described: described.bank } },
      async ({ body, headers, log }, reply) => {
        const read = () => readBankReport(known(gateways.bankReportSecret), body ?? "", headers["x-signature"]);
        const outcome = await handle(context, { gateway: "bank", types: ["bank_transfer"], read, log });
        return reply.code(bankStatuses[outcome] ?? 200).send({ outcome });
      },
    );
  });
}
