import { removeWish } from "@thuot-tha/shared/contracts/operations/waitlist/remove-wish";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { deleteWish } from "../queries/wishes.ts";

export const removeWishHandler = handle(removeWish, async ({ params, context, customer }) => {
  if (!(await deleteWish(context.db, customer.customerId, params.id))) {
    throw new NotFound("WISH_NOT_FOUND", "Không tìm thấy mục chờ này.");
  }
  return {};
});
