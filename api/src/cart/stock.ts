import { allocate, maxPiecesFor } from "../catalogue/allocation.ts";
import { listUnits, type Unit } from "../catalogue/queries/stock.ts";
import { businessDay, wearProblem } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import type { FullCartLine } from "./queries/lines.ts";

/** A line with the pieces it would get now, or the reason (Vietnamese) why it is unavailable. */
export interface JudgedLine extends FullCartLine {
  units: Unit[];
  unavailableReason: string | null;
  /** Number of pieces the line could have at most; 0 for a line that cannot be ordered at all. */
  maxQuantities: number;
  /** True when the line is valid but other customers have booked or bought the pieces. */
  isTaken: boolean;
}

function ruleProblem(context: Context, line: FullCartLine): string | null {
  if (!line.offered) return "Món không còn được cung cấp.";
  const { type, dateFrom, dateTo } = line;
  return type === "rental" ? wearProblem(context, { dateFrom: dateFrom ?? "", dateTo: dateTo ?? "" }) : null;
}

/**
 * @param inService pieces in service; when these are too few, the line is not blocked by other customers
 * @param isFreeAlone whether the line would get its pieces without the cart's other lines
 */
function outOfStock({ type, quantities }: FullCartLine, inService: number, isFreeAlone: boolean): string {
  if (isFreeAlone) return "Chiếc này đang dành cho món khác trong giỏ, có ngày mặc trùng hoặc quá sát.";
  if (inService > 0 && inService < quantities) return `Chúng tôi chỉ có ${inService} chiếc món này.`;
  if (type === "sale") return quantities === 1 ? "Đã hết hàng." : `Không còn đủ ${quantities} chiếc.`;
  if (quantities === 1) return "Đã có người thuê trong những ngày này.";
  return `Không còn đủ ${quantities} chiếc trong những ngày này.`;
}

/** Allocates all lines together, so that two lines of a cart never get the same piece. */
export async function judgeLines(db: Db, context: Context, lines: readonly FullCartLine[]): Promise<JudgedLine[]> {
  const problems = new Map(lines.map((line) => [line.id, ruleProblem(context, line)]));
  const possible = lines.filter((line) => problems.get(line.id) === null);
  const stock = await listUnits(db, [...new Set(possible.map((line) => line.variantId))], businessDay(context));
  const { turnaroundDays } = context.config.rental;
  const allocated = allocate(possible, stock, turnaroundDays);
  return lines.map((line) => {
    const problem = problems.get(line.id) ?? null;
    const units = allocated.get(line.id) ?? [];
    const isMissing = problem === null && units.length === 0;
    const isFreeAlone = isMissing && allocate([line], stock, turnaroundDays).size > 0;
    const maxQuantities = problem === null ? maxPiecesFor(line, possible, stock, allocated, turnaroundDays) : 0;
    const inService = stock.filter((unit) => unit.variantId === line.variantId && unit.type === line.type).length;
    const unavailableReason = isMissing ? outOfStock(line, inService, isFreeAlone) : problem;
    return { ...line, units, isTaken: isMissing && !isFreeAlone, maxQuantities, unavailableReason };
  });
}
