import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { addDays, firstChoosableDay } from "@thuot-tha/shared/domain";
import { freeRanges } from "../../catalogue/free-ranges.ts";
import { invalidDates } from "../../catalogue/invalid-dates.ts";
import { listUnits } from "../../catalogue/queries/stock.ts";
import { findVariant } from "../../catalogue/queries/variants.ts";
import { businessDay } from "../../catalogue/rental-rules.ts";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";

export const listInvalidDatesHandler = handle(listInvalidDates, async ({ body, context }) => {
  const { db, config } = context;
  if (!(await findVariant(db, body.variantId))) {
    throw new NotFound("VARIANT_NOT_FOUND", "Không tìm thấy sản phẩm này.");
  }
  const today = businessDay(context);
  const units = await listUnits(db, [body.variantId], today);
  const rentals = units.filter((unit) => unit.type === "rental").map((unit) => unit.bookings);
  const { turnaroundDays, leadDays, horizonDays, maxDays } = config.rental;
  const firstDate = firstChoosableDay(today, leadDays);
  const lastDate = addDays(today, horizonDays);
  return {
    invalidDates: invalidDates(rentals, body.quantities, { today, ...config.rental }),
    freeRanges: freeRanges(rentals, body.quantities, { turnaroundDays, first: firstDate, last: lastDate }),
    firstDate,
    lastDate,
    maxDays,
  };
});
