import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { variantNotFound } from "../../catalogue/not-found.ts";
import { listUnits } from "../../catalogue/queries/stock.ts";
import { findVariant } from "../../catalogue/queries/variants.ts";
import { businessDay } from "../../catalogue/rental-rules.ts";
import { wearDates } from "../../catalogue/wear-dates.ts";
import { handle } from "../../http/handle.ts";

export const listInvalidDatesHandler = handle(listInvalidDates, async ({ body, context }) => {
  const { db } = context;
  if (!(await findVariant(db, body.variantId))) {
    throw variantNotFound();
  }
  const units = await listUnits(db, [body.variantId], businessDay(context));
  const rentals = units.filter(({ type }) => type === "rental");
  return wearDates(context, rentals, body.quantities);
});
