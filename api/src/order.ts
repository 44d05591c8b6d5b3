import { command, type Work } from "./ops-work.ts";
import { receiveTransfer } from "./payments/by-hand.ts";
import { isOrderStep, stepOrder } from "./services/order-steps.ts";

const usage = `Usage: order <order id> deliver|return|done|cancel
       order <order id> pay <the bank's number of the transfer>`;

function workOf([orderId, step, transaction]: readonly string[]): Work | null {
  if (!orderId || !step) return null;
  const inPath = encodeURIComponent;
  if (step === "pay" && transaction) {
    return {
      path: `/ops/transfer/${inPath(orderId)}/${inPath(transaction)}`,
      run: (context) => receiveTransfer(context, orderId, transaction),
    };
  }
  if (!isOrderStep(step)) return null;
  return { path: `/ops/order/${inPath(orderId)}/${step}`, run: (context) => stepOrder(context, orderId, step) };
}

await command(usage, workOf);
