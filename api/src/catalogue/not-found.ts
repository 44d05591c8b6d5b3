import { NotFound } from "../errors.ts";

export const productNotFound = (): NotFound => new NotFound("PRODUCT_NOT_FOUND", "Không tìm thấy món này.");

export const variantNotFound = (): NotFound => new NotFound("VARIANT_NOT_FOUND", "Không tìm thấy món này.");
