import { NotFound } from "../errors.ts";

/** The same answer for an order that does not exist and for another customer's order. */
export const orderNotFound = (): NotFound => new NotFound("ORDER_NOT_FOUND", "Không tìm thấy đơn hàng này.");
