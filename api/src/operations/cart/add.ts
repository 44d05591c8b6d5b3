import { addCartItem as operation } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { addCartItem, countCartItems, findTwin } from "../../db/queries/carts.ts";
import { Conflict } from "../../errors.ts";
import { changedCart } from "../../services/cart-change.ts";
import { checkLine } from "../../services/cart-line-check.ts";
import { cartOf, ensureCart } from "../../services/cart-owner.ts";
import { handle } from "../handle.ts";

const MOST_LINES = 100;

export const cartAdd = handle(operation, async ({ body, context, customer, cookies }) => {
  const { db } = context;
  const present = await cartOf(db, customer, cookies);
  const twin = present === null ? null : await findTwin(db, present, null, body);
  await checkLine(db, context, body, twin?.quantities);
  if (present && !twin && (await countCartItems(db, present)) >= MOST_LINES) {
    throw new Conflict("CART_FULL", `Giỏ hàng chứa tối đa ${MOST_LINES} món. Bạn bớt vài món rồi thêm lại nhé.`);
  }
  return db.transaction(async (tx) => {
    const cartId = await ensureCart(tx, context, customer, cookies);
    const id = await addCartItem(tx, cartId, body, context.now());
    return changedCart(tx, context, cookies, cartId, id);
  });
});
