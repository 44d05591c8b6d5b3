import { NotFound } from "../errors.ts";

export const productNotFound = (): NotFound => new NotFound("PRODUCT_NOT_FOUND", "Không tìm thấy món này.");
