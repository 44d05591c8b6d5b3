import { maxPiecesPerLine } from "@thuot-tha/shared/domain";
import { allocate } from "../catalogue/allocation.ts";
import { variantNotFound } from "../catalogue/not-found.ts";
import { listUnits } from "../catalogue/queries/stock.ts";
import { findVariant } from "../catalogue/queries/variants.ts";
import { businessDay, wearProblem, wrongDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict, InvalidFields } from "../errors.ts";
import type { CartLine } from "./queries/carts.ts";

function checkDates(context: Context, { type, dateFrom, dateTo }: CartLine): void {
  if (type === "sale") {
    if (dateFrom === null && dateTo === null) return;
    throw new InvalidFields({ dateFrom: "Mua hẳn thì không chọn ngày mặc." });
  }
  if (dateFrom === null || dateTo === null) {
    const missing = "Hãy chọn ngày mặc.";
    throw new InvalidFields({
      ...(dateFrom === null ? { dateFrom: missing } : {}),
      ...(dateTo === null ? { dateTo: missing } : {}),
    });
  }
  const wear = { dateFrom, dateTo };
  const problem = wearProblem(context, wear);
  if (problem) throw new InvalidFields({ [wrongDay(context, wear)]: problem });
}

/**
 * Refuses a line that cannot be ordered now: 404 for an unknown variant, 400 for dates the shop does not accept, 409
 * for a withdrawn piece and when too few are free. Reserves nothing.
 * @param inCart pieces already in the line that it is added to
 */
export async function checkLine(db: Db, context: Context, line: CartLine, inCart = 0): Promise<void> {
  const variant = await findVariant(db, line.variantId);
  if (!variant) throw variantNotFound();
  if (variant.withdrawn) throw new Conflict("WITHDRAWN", "Món này không còn được cung cấp.");
  const offered = line.type === "rental" ? variant.forRent : variant.forSale;
  if (!offered) {
    throw new InvalidFields({ type: line.type === "rental" ? "Món này chỉ bán." : "Món này chỉ cho thuê." });
  }
  checkDates(context, line);
  const units = await listUnits(db, [line.variantId], businessDay(context));
  const quantities = Math.min(maxPiecesPerLine, inCart + line.quantities);
  const outOfStock = (message: string) => new Conflict("OUT_OF_STOCK", message, { quantities: message });
  const inService = units.filter((unit) => unit.type === line.type).length;
  if (inService === 0) throw outOfStock("Món này đã hết hàng.");
  const isFree = allocate([{ ...line, quantities, id: "" }], units, context.config.rental.turnaroundDays).size > 0;
  if (!isFree && inCart > 0) throw outOfStock(`Giỏ hàng đã có ${inCart} chiếc và chúng tôi không còn đủ để thêm.`);
  if (inService < quantities) throw outOfStock(`Chúng tôi chỉ có ${inService} chiếc món này.`);
  if (!isFree) throw new Conflict("DATE_TAKEN", "Những ngày này đã có người thuê, bạn chọn ngày khác nhé.");
}
