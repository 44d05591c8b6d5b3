import { isDay } from "@thuot-tha/shared/domain";
import { isOrderStep, stepOrder } from "../order/steps.ts";
import { readSum, receiveTransfer } from "../settlement/by-hand.ts";
import { openTransfers, settleTransfers } from "../settlement/settle-receipts.ts";
import { command, type Work } from "./command.ts";

const usage = `Usage: order <order id> deliver|return|done|cancel
       order <order id> return <the day the pieces came back, as 2026-12-13>
       order <order id> pay <the bank's number of the transfer> [<đồng, where it is another sum>]
       order receipts                   transfers of a wrong sum that wait to be settled
       order <order id> settle [waive]  pays with them, from the wallet; waive: the shop bears what they lack`;

const inPath = encodeURIComponent;

function payment(memo: string, transaction: string, sum: string | undefined): Work | null {
  const amount = sum === undefined ? undefined : readSum(sum);
  if (amount === null) return null;
  return {
    path: `/ops/transfer/${inPath(memo)}/${inPath(transaction)}${amount === undefined ? "" : `/${amount}`}`,
    run: (context) => receiveTransfer(context, memo, transaction, amount),
  };
}

function settlement(memo: string, word: string | undefined): Work | null {
  const waive = word === "waive";
  if (word !== undefined && !waive) return null;
  return {
    path: `/ops/receipts/${inPath(memo)}${waive ? "/waive" : ""}`,
    run: (context) => settleTransfers(context, memo, waive),
  };
}

function workOf([orderId, step, third, fourth]: readonly string[]): Work | null {
  if (orderId === "receipts" && !step) return { path: "/ops/receipts", run: openTransfers };
  if (!orderId || !step) return null;
  if (step === "pay" && third) return payment(orderId, third, fourth);
  if (step === "settle") return settlement(orderId, third);
  if (!isOrderStep(step) || !(third === undefined || (step === "return" && isDay(third)))) return null;
  return {
    path: `/ops/order/${inPath(orderId)}/${step}${third === undefined ? "" : `/${third}`}`,
    run: (context) => stepOrder(context, orderId, step, third),
  };
}

await command(usage, workOf);
