import { updateCartItem as operation } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { maxPiecesPerLine } from "@thuot-tha/shared/domain";
import { InvalidFields, NotFound } from "../../errors.ts";
import { cartOwner, setCartCount } from "../../http/cart-cookies.ts";
import { handle } from "../../http/handle.ts";
import { checkLine } from "../line-check.ts";
import { cartOf } from "../owner.ts";
import {
  deleteCartItems,
  findAdd,
  findCartLine,
  findTwin,
  insertAdd,
  touchCart,
  updateCartItem,
} from "../queries/carts.ts";
import { viewChangedLine } from "../view.ts";

export const updateCartItemHandler = handle(
  operation,
  async ({ params, body, headers, context, customer, cookies }) => {
    if (params.id !== body.id) throw new InvalidFields({ id: "Mã món không khớp với địa chỉ." });
    const key = headers["idempotency-key"];
    const changed = await context.db.transaction(async (tx) => {
      const cartId = await cartOf(tx, cartOwner(customer, cookies));
      // Until the lock is taken, the line may be deleted or ordered, or another changed line may become equal to it.
      if (cartId) await touchCart(tx, cartId, context.now());
      const line = cartId && (await findCartLine(tx, cartId, params.id));
      if (!cartId || !line) throw new NotFound("CART_ITEM_NOT_FOUND", "Món này không còn trong giỏ.");
      // The line has joined another one, whose pieces a repeated request would take away again.
      if (key && (await findAdd(tx, cartId, key))) return viewChangedLine(tx, context, cartId, line.id);
      // The request leaves out what stays, because another device may have changed it since.
      const { quantities = line.quantities } = body;
      const { dateFrom = null, dateTo = null } = body.dateFrom === undefined && body.dateTo === undefined ? line : body;
      const requested = { variantId: line.variantId, type: line.type, quantities, dateFrom, dateTo };
      const twin = await findTwin(tx, cartId, line.id, requested);
      await checkLine(tx, context, requested, twin?.quantities);
      if (twin) await deleteCartItems(tx, cartId, [twin.id]);
      if (twin && key) await insertAdd(tx, { cartId, key, itemId: line.id, requestHash: null, at: context.now() });
      // When the change makes two lines equal, the changed line also gets the other line's pieces.
      const pieces = Math.min(maxPiecesPerLine, quantities + (twin?.quantities ?? 0));
      await updateCartItem(tx, line.id, { quantities: pieces, dateFrom, dateTo });
      return viewChangedLine(tx, context, cartId, line.id);
    });
    setCartCount(cookies, context.config, changed.total);
    return changed;
  },
);
