import type { Quote } from "@thuot-tha/shared/contracts/operations/entities";
import { cartTotals } from "@thuot-tha/shared/domain";
import { refundBands } from "@thuot-tha/shared/domain/order";
import { type FullCartLine, listCartLines } from "../cart/queries/lines.ts";
import { judgeLines } from "../cart/stock.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict } from "../errors.ts";
import { membershipPricing } from "../membership/pricing.ts";
import { walletBalance } from "../payment/queries/wallet.ts";
import { paymentChoices } from "../payment/types.ts";
import { priceLine } from "./line-prices.ts";

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * The chosen lines of a cart. Throws a Conflict when one no longer exists, for example after a purchase in another tab.
 */
export async function chosenLines(
  db: Db,
  cartId: string | null,
  cartItemIds: readonly string[],
): Promise<FullCartLine[]> {
  const ids = distinct(cartItemIds);
  const lines = cartId === null ? [] : await listCartLines(db, cartId, ids);
  if (lines.length < ids.length) {
    throw new Conflict("CART_CHANGED", "Giỏ hàng đã thay đổi, bạn xem lại giỏ giúp nhé.");
  }
  return lines;
}

/**
 * Prices lines and totals on the server. An unavailable line is priced too, with the reason. With `useWallet`, the
 * customer's wallet pays first.
 */
export async function quoteLines(
  db: Db,
  context: Context,
  lines: readonly FullCartLine[],
  { customerId, useWallet }: { customerId: string | null; useWallet: boolean },
): Promise<Quote> {
  const { shipping, rental, orderHoldMinutes } = context.config;
  const membership = await membershipPricing(db, context, customerId, distinct(lines.map((line) => line.productId)));
  const judged = await judgeLines(db, context, lines);
  const totals = cartTotals(lines, membership, shipping);
  const balance = customerId === null ? 0 : await walletBalance(db, customerId);
  const used = useWallet ? Math.min(balance, totals.total) : 0;
  const payable = totals.total - used;
  return {
    lines: judged.map((line) => ({
      ...priceLine(line, membership),
      cartItemId: line.id,
      available: line.unavailableReason === null,
      unavailableReason: line.unavailableReason,
    })),
    totals,
    shippingFreeFrom: shipping.freeFrom,
    refundBands: [...refundBands],
    paymentTypes: paymentChoices(context.gateways, payable),
    wallet: customerId === null ? null : { balance, used },
    payable,
    holdMinutes: orderHoldMinutes,
    latePercent: rental.latePercent,
  };
}
