import { listFreeUnits } from "@thuot-tha/shared/contracts/operations/catalogue/list-free-units";
import { blockedPeriod, rangesOverlap } from "@thuot-tha/shared/domain";
import { handle } from "../../http/handle.ts";
import { productNotFound } from "../not-found.ts";
import { findProduct, listVariants } from "../queries/products.ts";
import { listUnits } from "../queries/stock.ts";
import { businessDay, wearProblem } from "../rental-rules.ts";

export const listFreeUnitsHandler = handle(listFreeUnits, async ({ params, query, context }) => {
  const { db, config } = context;
  if (!(await findProduct(db, params.id))) throw productNotFound();
  const variantIds = (await listVariants(db, params.id)).map(({ id }) => id);
  const wear = { dateFrom: query["date-from"], dateTo: query["date-to"] };
  if (wearProblem(context, wear)) return { items: variantIds.map((variantId) => ({ variantId, free: 0 })) };
  const needed = blockedPeriod(wear, config.rental.turnaroundDays);
  const units = await listUnits(db, variantIds, businessDay(context));
  const free = units.filter(
    ({ type, bookings }) => type === "rental" && !bookings.some(({ blocked }) => rangesOverlap(blocked, needed)),
  );
  return {
    items: variantIds.map((variantId) => ({
      variantId,
      free: free.filter((unit) => unit.variantId === variantId).length,
    })),
  };
});
