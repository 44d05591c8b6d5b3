import { z } from "zod";
import { isDay } from "../../../domain/index.ts";

/** Whole đồng; never negative. */
export const Dong = z.int().min(0);
export type Dong = z.infer<typeof Dong>;

/** A calendar date of the business between 1900 and 2199, 'YYYY-MM-DD'; no time and no zone. */
export const Day = z
  .string()
  .regex(/^(19|20|21)\d{2}-\d{2}-\d{2}$/, "Ngày phải có dạng YYYY-MM-DD.")
  .refine(isDay, "Ngày này không có trên lịch.");
export type Day = z.infer<typeof Day>;

/** Moment in UTC, ISO 8601. */
export const Timestamp = z.iso.datetime();
export type Timestamp = z.infer<typeof Timestamp>;

export const maxIdLength = 64;
export const Id = z.string().trim().min(1).max(maxIdLength);
export type Id = z.infer<typeof Id>;

/** Maximum length of a product's size, as people read it on its button. */
export const maxSizeLength = 40;

/** How a line is taken: rented for wear dates, or bought. */
export const SaleType = z.enum(["rental", "sale"]);
export type SaleType = z.infer<typeof SaleType>;

/** The ways a product is offered; the list filter calls the first one `rent`. */
export const ProductType = z.enum(["rent", "sale"]);
export type ProductType = z.infer<typeof ProductType>;

/** The operator's settings that shoppers see: đồng of an order, days of a rental. */
export const ShopTerms = z.object({
  shipping: z.object({ fee: Dong, freeFrom: Dong }),
  /**
   * `leadDays` before the first wear date, one more from `cutoffHour` in Viet Nam on, `maxDays` of a wear,
   * `horizonDays` ahead that it may reach.
   */
  rental: z.object({
    leadDays: z.int(),
    cutoffHour: z.int().optional(),
    maxDays: z.int(),
    horizonDays: z.int(),
  }),
});
export type ShopTerms = z.infer<typeof ShopTerms>;

/** A picture, shown as {image base}/{width}x{height}/{path}. */
export const Image = z.object({ path: z.string(), alt: z.string() });
export type Image = z.infer<typeof Image>;

/** Both ends inclusive. */
export const DayRange = z.object({ dateFrom: Day, dateTo: Day });
export type DayRange = z.infer<typeof DayRange>;

export const Page = z.object({ page: z.int(), limit: z.int(), total: z.int() });
export type Page = z.infer<typeof Page>;

/** Link to a page of the shop, by its name and address key. */
export const NamedLink = z.object({ name: z.string(), link: z.string() });
export type NamedLink = z.infer<typeof NamedLink>;

/** Body of every refusal. `fields` names each invalid field; `requestId` comes with 500. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
