import { formatDong } from "@thuot-tha/shared/domain";
import { refundTerms, saleTravelDays, wholeRefundTerm } from "@thuot-tha/shared/domain/order";
import type { Config } from "../config/config.ts";

/** The terms of cancelling any order with a rental, as a Markdown list. */
const refundList = refundTerms("mixed")
  .map((term) => `- ${term}`)
  .join("\n");

/**
 * Fills in the operator's settings and the shop's rules, such as `{{shipping.fee}}`, so that a text always shows the
 * current ones. A line about a setting that is off is left out.
 */
export function withSettings(
  text: string,
  { shipping, rental, help, orderHoldMinutes }: Pick<Config, "shipping" | "rental" | "help" | "orderHoldMinutes">,
): string {
  const shown = help.zaloUrl === null ? text.replace(/^.*\{\{help\.zaloUrl\}\}.*\n?/gm, "") : text;
  return (
    shown
      .replaceAll("{{shipping.fee}}", formatDong(shipping.fee))
      .replaceAll("{{shipping.freeFrom}}", formatDong(shipping.freeFrom))
      .replaceAll("{{rental.latePercent}}", String(rental.latePercent))
      .replaceAll("{{rental.turnaroundDays}}", String(rental.turnaroundDays))
      .replaceAll("{{order.holdMinutes}}", String(orderHoldMinutes))
      .replaceAll("{{help.phone}}", help.phone)
      .replaceAll("{{help.phoneDigits}}", help.phone.replace(/\D/g, ""))
      .replaceAll("{{help.zaloUrl}}", help.zaloUrl ?? "")
      .replaceAll("{{refund.terms}}", refundList)
      .replaceAll("{{refund.whole}}", wholeRefundTerm)
      // Pages that shops have stored may have the older names.
      .replaceAll(/\{\{travelDays\.(min|least)\}\}/g, String(saleTravelDays.min))
      .replaceAll(/\{\{travelDays\.(max|most)\}\}/g, String(saleTravelDays.max))
  );
}
