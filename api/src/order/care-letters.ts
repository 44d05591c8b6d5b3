import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import type { LetterWriters } from "../mail/compose.ts";
import { button, type Letter, words } from "../mail/letter.ts";
import type { Message } from "../notification/notify.ts";
import { addressChangedMessage, problemAnsweredMessage, problemReceivedMessage } from "./care-messages.ts";
import {
  pieceCheckedMessage,
  pieceReturnedMessage,
  refundedMessage,
  stepMessage,
  undeliveredMessage,
} from "./messages.ts";
import { findProblem } from "./queries/care.ts";
import { findOrder } from "./queries/orders.ts";

/** The text of a notification as a letter. */
const asLetter = (shopUrl: string, orderId: string, { title, body }: Message, more: string[] = []) =>
  ({
    subject: title,
    preview: body,
    blocks: [...[body, ...more].map(words), button("Xem đơn hàng", `${shopUrl}${linkTo(orderRoute, { orderId })}`)],
  }) satisfies Omit<Letter, "greeting">;

const securityNote = "Nếu bạn không đổi, bạn gọi cho chúng tôi ngay nhé.";

/** Letters about the steps of an order, a changed address, refunds, returned pieces and problems. */
export const careLetters = {
  "order-address-changed": async ({ db, config, customerId, isProven, data: { orderId } }) => {
    const whole = await findOrder(db, customerId, orderId);
    if (!whole) return null;
    return asLetter(config.publicUrl, orderId, addressChangedMessage(orderId, isProven ? whole.order.address : null), [
      securityNote,
    ]);
  },
  "order-moved": async ({ db, config, customerId, data: { orderId, status, late } }) => {
    const whole = await findOrder(db, customerId, orderId);
    // An order that has changed its status before the letter is sent gets the letter about the next step only.
    if (whole?.order.status !== status) return null;
    const message = stepMessage(whole, status, late);
    return message && asLetter(config.publicUrl, orderId, message);
  },
  "order-refunded": async ({ config, data: { orderId, ...refund } }) =>
    asLetter(config.publicUrl, orderId, refundedMessage(orderId, refund)),
  "piece-checked": async ({ config, data: { orderId, ...checked } }) =>
    asLetter(config.publicUrl, orderId, pieceCheckedMessage(orderId, checked)),
  "piece-returned": async ({ config, data: { orderId, ...piece } }) =>
    asLetter(config.publicUrl, orderId, pieceReturnedMessage(orderId, piece)),
  "piece-undelivered": async ({ config, data: { orderId, ...piece } }) =>
    asLetter(config.publicUrl, orderId, undeliveredMessage(orderId, piece)),
  "problem-received": async ({ db, config, isProven, data: { orderId, problemId } }) => {
    const problem = await findProblem(db, orderId, problemId);
    if (!problem) return null;
    const quoted = isProven ? [`Bạn đã viết: ${problem.content}`] : [];
    return asLetter(config.publicUrl, orderId, problemReceivedMessage(orderId, problemId), quoted);
  },
  "problem-answered": async ({ db, config, data: { orderId, problemId } }) => {
    const problem = await findProblem(db, orderId, problemId);
    if (!problem?.answer) return null;
    return asLetter(config.publicUrl, orderId, problemAnsweredMessage(orderId, problemId, problem.answer));
  },
} satisfies Partial<LetterWriters>;
