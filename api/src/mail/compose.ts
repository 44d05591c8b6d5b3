import type { Config } from "../config/config.ts";
import { confirmEmail, passwordChanged, passwordReset, providerLinked, welcome } from "../customer/letters.ts";
import type { Db } from "../db/client.ts";
import {
  orderCancelled,
  orderCancelledByShop,
  orderExpired,
  orderLate,
  orderPaid,
  orderPlaced,
} from "../order/letters.ts";
import { findOrder } from "../order/queries/orders.ts";
import { transferUnmatched } from "../settlement/letters.ts";
import { asHtml } from "./as-html.ts";
import { asText } from "./as-text.ts";
import type { Letter } from "./letter.ts";
import { type ClaimedLetter, findRecipient } from "./queries/letters.ts";
import type { Envelope } from "./transports.ts";
import type { LetterKind, Letters } from "./write.ts";

type MailConfig = Pick<Config, "publicUrl" | "passwordResetMinutes" | "emailConfirmationHours">;

const aboutOrders = {
  "order-placed": orderPlaced,
  "order-paid": orderPaid,
  "order-expired": orderExpired,
  "order-cancelled": orderCancelled,
  "order-cancelled-by-shop": orderCancelledByShop,
  "order-late": orderLate,
} as const;
/** They say that the shop is getting the pieces ready. */
const goingOn: readonly LetterKind[] = ["order-placed", "order-paid"];
const isAboutOrder = (kind: string): kind is keyof typeof aboutOrders => Object.hasOwn(aboutOrders, kind);

/** The given name comes last in Vietnamese. */
const greetingOf = (fullName: string): string => `Chào ${fullName.trim().split(/\s+/).at(-1)},`;

async function wordsOf(
  db: Db,
  { publicUrl, passwordResetMinutes, emailConfirmationHours }: MailConfig,
  { kind, data, customerId }: ClaimedLetter,
): Promise<Omit<Letter, "greeting"> | null> {
  if (isAboutOrder(kind)) {
    const whole = await findOrder(db, customerId, (data as Letters["order-placed"]).orderId);
    // A mail server that was away for a while takes the letter after the order's end; that has a letter of its own.
    if (!whole || (whole.order.status === "CANCEL" && goingOn.includes(kind))) return null;
    return aboutOrders[kind](publicUrl, whole);
  }
  switch (kind as Exclude<LetterKind, keyof typeof aboutOrders>) {
    case "welcome":
      return welcome(publicUrl, data as Letters["welcome"]);
    case "confirm-email":
      return confirmEmail(publicUrl, data as Letters["confirm-email"], emailConfirmationHours);
    case "password-reset":
      return passwordReset(publicUrl, data as Letters["password-reset"], passwordResetMinutes);
    case "password-changed":
      return passwordChanged(publicUrl);
    case "transfer-unmatched":
      return transferUnmatched(publicUrl, data as Letters["transfer-unmatched"]);
    case "provider-linked":
      return providerLinked(publicUrl, data as Letters["provider-linked"]);
    default:
      throw new Error(`There is no letter "${kind}"`);
  }
}

/** What goes out for a letter of the outbox; null when what it tells of is gone, or no longer so. */
export async function compose(db: Db, config: MailConfig, claimed: ClaimedLetter): Promise<Envelope | null> {
  const recipient = await findRecipient(db, claimed.customerId);
  const said = recipient && (await wordsOf(db, config, claimed));
  if (!said) return null;
  const letter = { ...said, greeting: greetingOf(recipient.fullName) };
  const { publicUrl } = config;
  return {
    id: claimed.id,
    to: recipient.email,
    subject: letter.subject,
    text: asText(letter, publicUrl),
    html: asHtml(letter, publicUrl),
    date: claimed.createdAt,
  };
}
