import type { ChangeQuote } from "@thuot-tha/shared/contracts/operations/entities";
import type { Context } from "../context.ts";
import { walletBalance } from "../payment/queries/wallet.ts";
import { paymentChoices } from "../payment/types.ts";
import { holdUntilOf, waitingChange } from "./end-change.ts";
import { amountOf, type ChangeInput, planChange, refundShare, settlementOf } from "./plan-change.ts";
import type { WholeOrder } from "./queries/orders.ts";

/** What a change of an order would cost now. */
export async function quoteChange(
  context: Context,
  whole: WholeOrder,
  { change, useWallet }: { change: ChangeInput; useWallet: boolean },
): Promise<ChangeQuote> {
  const { db, config, gateways } = context;
  const now = context.now();
  const planned = await planChange(db, context, whole, change);
  const plan = "plan" in planned ? planned.plan : null;
  const refundPercent = refundShare(whole, context);
  const amount = plan ? amountOf(plan, refundPercent) : 0;
  const settlement = settlementOf(whole);
  const due = settlement === "now" ? Math.max(0, amount) : 0;
  const balance = await walletBalance(db, whole.order.customerId);
  const used = useWallet ? Math.min(balance, due) : 0;
  const payable = due - used;
  const { price, rentDeducted, deposit } = plan?.buyOut ?? {};
  return {
    available: plan !== null,
    reason: "problem" in planned ? planned.problem.message : null,
    latest: planned.latest,
    amount,
    refundPercent,
    settlement,
    buyOut:
      price === undefined || rentDeducted === undefined || deposit === undefined
        ? null
        : { price, rentDeducted, deposit, rentPercent: config.buyOutRentPercent },
    wallet: { balance, used },
    payable,
    paymentTypes: paymentChoices(gateways, payable).filter(({ type }) => type !== "cash"),
    holdMinutes: Math.ceil((+holdUntilOf(waitingChange(whole), context, now) - +now) / 60_000),
  };
}
