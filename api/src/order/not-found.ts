import { NotFound } from "../errors.ts";

/** The same for an order that never was and for somebody else's. */
export const orderNotFound = (): NotFound => new NotFound("ORDER_NOT_FOUND", "Không tìm thấy đơn hàng này.");
