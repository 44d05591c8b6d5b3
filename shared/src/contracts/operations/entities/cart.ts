import { z } from "zod";
import { ProductCard } from "./catalogue.ts";
import { Day, DayRange, Dong, Id, SaleType, Timestamp } from "./values.ts";

/** Unit prices; the client multiplies. `dateFrom`/`dateTo` are wear dates, null for a sale. */
export const CartItem = z.object({
  id: Id,
  type: SaleType,
  productId: Id,
  variantId: Id,
  product: ProductCard.pick({ name: true, link: true, images: true, brand: true }),
  size: z.string(),
  color: z.string(),
  quantities: z.int(),
  originalPrice: Dong,
  salePrice: Dong,
  originalRentalPrice: Dong,
  rentalPrice: Dong,
  depositPrice: Dong,
  membershipRentalPrice: Dong,
  dateFrom: Day.nullable(),
  dateTo: Day.nullable(),
  available: z.boolean(),
  /** Vietnamese; says why `available` is false. */
  unavailableReason: z.string().nullable(),
  /** Number of pieces the line could have at most, while the cart's other lines keep theirs. */
  maxQuantities: z.int().optional(),
  /** The line was in the account's cart when a guest's cart was merged at sign-in, so it is not chosen by default. */
  waiting: z.boolean().optional(),
  /** The lines of a cart come in this order. */
  addedAt: Timestamp.optional(),
});
export type CartItem = z.infer<typeof CartItem>;

/** "Không đủ chiếc": the line has more pieces than the variant. */
export const InvalidDateReason = z.enum(["Đã có người thuê", "Ngày giao / nhận", "Đã qua", "Không đủ chiếc"]);
export type InvalidDateReason = z.infer<typeof InvalidDateReason>;

/** Wear dates that cannot be chosen, both ends inclusive. */
export const InvalidDates = DayRange.extend({ reason: InvalidDateReason });
export type InvalidDates = z.infer<typeof InvalidDates>;

/** Which wear dates of a variant can be chosen. */
export const WearDates = z.object({
  invalidDates: z.array(InvalidDates),
  /**
   * The longest ranges of wear dates on which this many pieces are free from end to end, by their start; a wear that
   * lies within one of them can be ordered. Days between invalid ones may be free on a different piece each, and form
   * no range then.
   */
  freeRanges: z.array(DayRange).optional(),
  /** First and last wear date that may be chosen at all, and how many wear days a rental may have. */
  firstDate: Day,
  lastDate: Day,
  maxDays: z.int(),
  /** Hour in Viet Nam from which the first wear date is a day later; 24 for none. */
  cutoffHour: z.int().optional(),
});
export type WearDates = z.infer<typeof WearDates>;
