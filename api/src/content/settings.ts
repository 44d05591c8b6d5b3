import { formatDong } from "@thuot-tha/shared/domain";
import { refundTerms, saleTravelDays, wholeRefundTerm } from "@thuot-tha/shared/domain/order";
import type { Config } from "../config/config.ts";

/** The terms of cancelling any order with a rental, as a Markdown list. */
const refundList = refundTerms("mixed")
  .map((term) => `- ${term}`)
  .join("\n");

type Settings = Pick<Config, "shipping" | "rental" | "help" | "orderHoldMinutes">;

/** The operator's settings and the shop's rules, by the names that texts have for them. */
const settings = new Map<string, (config: Settings) => string>([
  ["shipping.fee", ({ shipping }) => formatDong(shipping.fee)],
  ["shipping.freeFrom", ({ shipping }) => formatDong(shipping.freeFrom)],
  ["rental.latePercent", ({ rental }) => String(rental.latePercent)],
  ["rental.turnaroundDays", ({ rental }) => String(rental.turnaroundDays)],
  ["order.holdMinutes", ({ orderHoldMinutes }) => String(orderHoldMinutes)],
  ["help.phone", ({ help }) => help.phone],
  ["help.phoneDigits", ({ help }) => help.phone.replace(/\D/g, "")],
  ["help.zaloUrl", ({ help }) => help.zaloUrl ?? ""],
  ["refund.terms", () => refundList],
  ["refund.whole", () => wholeRefundTerm],
  ["travelDays.min", () => String(saleTravelDays.min)],
  ["travelDays.max", () => String(saleTravelDays.max)],
]);

export const settingNames = [...settings.keys()];

/** Pages that shops have stored may have these older names. */
const olderNames = new Map([
  ["travelDays.least", "travelDays.min"],
  ["travelDays.most", "travelDays.max"],
]);

const placeholder = /\{\{(.*?)\}\}/g;

const settingOf = (name: string) => settings.get(olderNames.get(name) ?? name);

/** What stands in double braces in a text, and is the name of no setting. */
export const unknownSettings = (text: string): string[] =>
  [...text.matchAll(placeholder)].flatMap(([, name = ""]) => (settingOf(name) ? [] : [name]));

/**
 * Fills in settings, such as `{{shipping.fee}}`, so that a text always shows the current ones. A line about a setting
 * that is off is left out.
 */
export function withSettings(text: string, config: Settings): string {
  const shown = config.help.zaloUrl === null ? text.replace(/^.*\{\{help\.zaloUrl\}\}.*\n?/gm, "") : text;
  return shown.replace(placeholder, (whole, name: string) => settingOf(name)?.(config) ?? whole);
}
