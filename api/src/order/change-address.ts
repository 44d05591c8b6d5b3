import { isDeepStrictEqual } from "node:util";
import type { Address } from "@thuot-tha/shared/contracts/operations/entities";
import { mayChangeAddress } from "@thuot-tha/shared/domain/order";
import { limitLetters } from "../caller/rate-limit.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { addressChangedMessage } from "./care-messages.ts";
import { changeAddress } from "./queries/care.ts";
import type { WholeOrder } from "./queries/orders.ts";
import { snapshot } from "./write.ts";

/**
 * Delivers a locked order to another address. The price stays, because delivery costs the same everywhere. The same
 * address changes nothing. Throws a Conflict once the courier has the order, and for a cancelled one.
 */
export async function changeOrderAddress(
  tx: Db,
  context: Pick<Context, "config" | "now">,
  { order }: WholeOrder,
  address: Address,
): Promise<void> {
  if (!mayChangeAddress(order.status)) {
    const message =
      order.status === "CANCEL"
        ? "Đơn này đã huỷ nên không đổi địa chỉ được nữa."
        : "Đơn đã được giao đi nên không đổi địa chỉ được nữa. Bạn gọi cho chúng tôi nhé.";
    throw new Conflict("ORDER_ADDRESS_FIXED", message);
  }
  const before = order.address;
  // Stored addresses have no undefined fields.
  const after: WholeOrder["order"]["address"] = JSON.parse(JSON.stringify(snapshot(address)));
  if (isDeepStrictEqual(before, after)) return;
  const at = context.now();
  await changeAddress(tx, order.id, { before, after, at });
  await notify(tx, { customerId: order.customerId, ...addressChangedMessage(order.id, after) }, at);
  await limitLetters(tx, context, order.customerId);
  await writeLetter(tx, order.customerId, "order-address-changed", { orderId: order.id }, { now: at });
}
