import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { formatDong } from "@thuot-tha/shared/domain";
import type { LetterWriters } from "../mail/compose.ts";
import { button, words } from "../mail/letter.ts";
import { changedMessage } from "./change-messages.ts";
import { findOrder } from "./queries/orders.ts";

/** The letter about a change of an order, with the notification's words. */
export const changeLetters = {
  "order-changed": async ({ db, config, customerId, data }) => {
    const whole = await findOrder(db, customerId, data.orderId);
    const change = whole?.changes.find(({ id }) => id === data.changeId);
    const line = whole?.items.find(({ id }) => id === change?.orderItemId);
    if (!whole || !change || !line) return null;
    const refund = whole.walletEntries.find(({ orderPart }) => orderPart === change.id)?.amount ?? 0;
    const { title, body } = changedMessage(whole.order, line, change, refund);
    return {
      subject: title,
      preview: body,
      blocks: [
        words(body),
        { kind: "facts", facts: [["Tổng đơn mới", formatDong(whole.order.total)]] },
        button("Xem đơn hàng", `${config.publicUrl}${linkTo(orderRoute, { orderId: data.orderId })}`),
      ],
    };
  },
} satisfies Partial<LetterWriters>;
