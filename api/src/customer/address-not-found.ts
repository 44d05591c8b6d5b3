import { NotFound } from "../errors.ts";

/** The same for an address that never was, is gone, or is somebody else's. */
export const addressNotFound = (): NotFound => new NotFound("ADDRESS_NOT_FOUND", "Không tìm thấy địa chỉ này.");
