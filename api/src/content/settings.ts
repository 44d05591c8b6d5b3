import { formatDong, saleTravelDays, wholeRefundTerm } from "@thuot-tha/shared/domain";
import type { Config } from "../config/config.ts";

/**
 * Fills in the operator's settings and the shop's rules, such as `{{shipping.fee}}`, so that a text always shows the
 * current ones.
 */
export const withSettings = (
  text: string,
  { shipping, rental, help }: Pick<Config, "shipping" | "rental" | "help">,
): string =>
  text
    .replaceAll("{{shipping.fee}}", formatDong(shipping.fee))
    .replaceAll("{{shipping.freeFrom}}", formatDong(shipping.freeFrom))
    .replaceAll("{{rental.latePercent}}", String(rental.latePercent))
    .replaceAll("{{help.phone}}", help.phone)
    .replaceAll("{{help.phoneDigits}}", help.phone.replace(/\D/g, ""))
    .replaceAll("{{refund.whole}}", wholeRefundTerm)
    .replaceAll("{{travelDays.least}}", String(saleTravelDays.least))
    .replaceAll("{{travelDays.most}}", String(saleTravelDays.most));
