import { isDay } from "@thuot-tha/shared/domain";
import { answerProblem, openProblems } from "../order/problems.ts";
import { isOrderStep, stepOrder } from "../order/steps.ts";
import { readSum, receiveTransfer } from "../settlement/by-hand.ts";
import { openTransfers, settleTransfers } from "../settlement/settle-receipts.ts";
import { command, type Work } from "./command.ts";

const usage = `Usage: order <order id> deliver|return|done|cancel
       order <order id> return <the day the pieces came back, as 2026-12-13>
       order problems                   what customers reported and waits for an answer
       order <problem id> answer <text> for the customer to read
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

function answer(problemId: string, text: string | undefined): Work | null {
  if (!text) return null;
  return {
    path: `/ops/problems/${inPath(problemId)}`,
    body: { text },
    run: (context) => answerProblem(context, problemId, text),
  };
}

function workOf([orderId, step, third, fourth]: readonly string[]): Work | null {
  if (orderId === "receipts" && !step) return { path: "/ops/receipts", run: openTransfers };
  if (orderId === "problems" && !step) return { path: "/ops/problems", run: openProblems };
  if (!orderId || !step) return null;
  if (step === "answer") return answer(orderId, third);
  if (step === "pay" && third) return payment(orderId, third, fourth);
  if (step === "settle") return settlement(orderId, third);
  if (!isOrderStep(step) || !(third === undefined || (step === "return" && isDay(third)))) return null;
  return {
    path: `/ops/order/${inPath(orderId)}/${step}${third === undefined ? "" : `/${third}`}`,
    run: (context) => stepOrder(context, orderId, step, third),
  };
}

await command(usage, workOf);
