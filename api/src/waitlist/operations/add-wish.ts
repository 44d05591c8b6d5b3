import { addWish as operation } from "@thuot-tha/shared/contracts/operations/waitlist/add-wish";
import { businessDay } from "../../catalogue/rental-rules.ts";
import { handle } from "../../http/handle.ts";
import { listFullWishes } from "../queries/wishes.ts";
import { toWish } from "../view.ts";
import { addWish } from "../wish.ts";

export const addWishHandler = handle(operation, async ({ body, context, customer }) => {
  const { customerId } = customer;
  const { variantId, wear } = body;
  const { dateFrom = null, dateTo = null } = wear ?? {};
  const id = await addWish(context, customerId, { variantId, dateFrom, dateTo });
  const wishes = await listFullWishes(context.db, customerId, businessDay(context));
  return toWish(wishes.find((wish) => wish.id === id)!);
});
