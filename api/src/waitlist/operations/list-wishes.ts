import { listWishes } from "@thuot-tha/shared/contracts/operations/waitlist/list-wishes";
import { businessDay } from "../../catalogue/rental-rules.ts";
import { handle } from "../../http/handle.ts";
import { listFullWishes } from "../queries/wishes.ts";
import { toWish } from "../view.ts";

export const listWishesHandler = handle(listWishes, async ({ context, customer }) => {
  const wishes = await listFullWishes(context.db, customer.customerId, businessDay(context));
  return { items: wishes.map(toWish) };
});
