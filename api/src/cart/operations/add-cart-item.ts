import { addCartItem as operation } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { maxCartLines } from "@thuot-tha/shared/domain";
import { limitAddressRate } from "../../caller/rate-limit.ts";
import type { Db } from "../../db/client.ts";
import { lockSignedIn } from "../../db/lock-customer.ts";
import { Conflict } from "../../errors.ts";
import { cartOwner, setCartCount, setGuestCart } from "../../http/cart-cookies.ts";
import { handle } from "../../http/handle.ts";
import { hashRequest } from "../../secrets.ts";
import { checkLine } from "../line-check.ts";
import { cartOf, ensureCart } from "../owner.ts";
import { addCartItem, type CartLine, countCartItems, findAdd, findTwin, insertAdd } from "../queries/carts.ts";
import { viewChangedLine } from "../view.ts";

const hashOf = ({ variantId, type, quantities, dateFrom, dateTo }: CartLine): string =>
  hashRequest(variantId, type, quantities, dateFrom, dateTo);

/** The line that an earlier request with this key has added to. Throws a Conflict (IDEMPOTENCY_KEY_REUSED). */
async function earlierLine(db: Db, cartId: string, key: string, requestHash: string): Promise<string | null> {
  const used = await findAdd(db, cartId, key);
  if (used && used.requestHash !== null && used.requestHash !== requestHash) {
    throw new Conflict("IDEMPOTENCY_KEY_REUSED", "Mã yêu cầu này đã dùng để thêm món khác.");
  }
  return used?.itemId ?? null;
}

export const addCartItemHandler = handle(operation, async ({ body, headers, context, customer, cookies, from }) => {
  const { db, config } = context;
  const owner = cartOwner(customer, cookies);
  const key = headers["idempotency-key"];
  const requestHash = hashOf(body);
  const addedTo = async (tx: Db, cartId: string | null) =>
    key && cartId !== null ? earlierLine(tx, cartId, key, requestHash) : null;
  const present = await cartOf(db, owner);
  const twin = present === null ? null : await findTwin(db, present, null, body);
  if ((await addedTo(db, present)) === null) await checkLine(db, context, body, twin?.quantities);
  // A caller without cookies makes a cart with every request.
  if (present === null && customer === null) {
    await limitAddressRate(context, "guest-cart", from, { max: config.guestCartLimitPerAddress, seconds: 3600 });
  }
  const { guestToken, changed } = await db.transaction(async (tx) => {
    if (customer) await lockSignedIn(tx, customer.customerId);
    const { cartId, guestToken } = await ensureCart(tx, context, owner);
    const earlier = await addedTo(tx, cartId);
    if (earlier !== null) return { guestToken, changed: await viewChangedLine(tx, context, cartId, earlier) };
    const at = context.now();
    const { addedAt = at, ...line } = body;
    const id = await addCartItem(tx, cartId, line, new Date(Math.min(+new Date(addedAt), +at)));
    if (key) await insertAdd(tx, { cartId, key, itemId: id, requestHash, at });
    if (!twin && (await countCartItems(tx, cartId)) > maxCartLines) {
      throw new Conflict("CART_FULL", `Giỏ hàng chứa tối đa ${maxCartLines} món. Bạn bớt vài món rồi thêm lại nhé.`);
    }
    return { guestToken, changed: await viewChangedLine(tx, context, cartId, id) };
  });
  if (guestToken !== null) setGuestCart(cookies, config, guestToken);
  setCartCount(cookies, config, changed.total);
  return changed;
});
