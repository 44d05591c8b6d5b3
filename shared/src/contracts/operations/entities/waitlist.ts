import { z } from "zod";
import { Day, Id, Image, Timestamp } from "./values.ts";

/** A customer's request to be notified when days of a variant become free; without dates, when any day does. */
export const WaitingWish = z.object({
  id: Id,
  variantId: Id,
  product: z.object({ name: z.string(), link: z.string(), image: Image.nullable() }),
  size: z.string(),
  color: z.string(),
  dateFrom: Day.nullable(),
  dateTo: Day.nullable(),
  /** The last day on which the customer can be notified. */
  expiresOn: Day,
  /** When the customer was notified; null while waiting. */
  toldAt: Timestamp.nullable(),
});
export type WaitingWish = z.infer<typeof WaitingWish>;
