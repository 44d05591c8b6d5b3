import { NotFound } from "../errors.ts";

/** The same answer for an address that does not exist and for another customer's address. */
export const addressNotFound = (): NotFound => new NotFound("ADDRESS_NOT_FOUND", "Không tìm thấy địa chỉ này.");
