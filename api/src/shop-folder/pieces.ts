import type { RecordOf } from "./kinds.ts";
import type { Difference, Row } from "./sync.ts";

/** A piece of the shop as it is stored. */
export interface StoredUnit {
  id: string;
  variant_id: string;
  type: "rental" | "sale";
  retired_at: string | null;
  retired_why: "removed" | null;
  sold: boolean;
}

interface PiecesInFolder {
  /** Ids of the variants that stay, and the pieces that they should have for sale; null leaves those as they are. */
  variants: ReadonlyMap<string, number | null>;
  /** Pieces for rent and their variants; null leaves them as they are. */
  units: readonly { code: string; variantId: string }[] | null;
  at: Date;
}

const stored = ({ sold: _, ...unit }: StoredUnit): Row => ({ ...unit });

/**
 * The changes that make a product's pieces the requested ones. Pieces are not deleted, because orders refer to them: a
 * piece that is no longer requested is retired, and returns when it is requested again. Sold pieces, also those that
 * their customers kept, are unchanged.
 */
export function pieceDifference(
  units: readonly StoredUnit[],
  { variants, units: desired, at }: PiecesInFolder,
): Difference {
  const difference: Difference = { added: [], changed: [], removed: [] };
  const retire = (unit: StoredUnit) =>
    difference.changed.push({
      row: { ...stored(unit), retired_at: at.toISOString(), retired_why: "removed" },
      columns: ["retired_at"],
    });
  const bringBack = (unit: StoredUnit) =>
    difference.changed.push({ row: { ...stored(unit), retired_at: null, retired_why: null }, columns: ["retired_at"] });
  const add = (id: string, variant_id: string, type: "rental" | "sale") =>
    difference.added.push({ id, variant_id, type, retired_at: null, retired_why: null });

  const known = new Map(units.map((unit) => [unit.id, unit]));
  for (const { code, variantId } of desired ?? []) {
    const unit = known.get(code);
    if (!unit) add(code, variantId, "rental");
    else if (unit.retired_why === "removed") bringBack(unit);
  }
  const listed = desired && new Set(desired.map(({ code }) => code));
  for (const unit of units) {
    const isKept = variants.has(unit.variant_id) && (unit.type === "sale" || !listed || listed.has(unit.id));
    if (!isKept && unit.retired_at === null && !unit.sold) retire(unit);
  }
  for (const [variantId, stock] of variants) {
    if (stock === null) continue;
    const own = units.filter((unit) => unit.variant_id === variantId && unit.type === "sale" && !unit.sold);
    const inService = own.filter(({ retired_at }) => retired_at === null);
    const removed = own.filter(({ retired_why }) => retired_why === "removed");
    for (const unit of inService.slice(stock)) retire(unit);
    const back = removed.slice(0, Math.max(0, stock - inService.length));
    for (const unit of back) bringBack(unit);
    let number = 0;
    for (let missing = stock - inService.length - back.length; missing > 0; missing -= 1) {
      do number += 1;
      while (known.has(`${variantId}-sale-${number}`));
      add(`${variantId}-sale-${number}`, variantId, "sale");
    }
  }
  return difference;
}

export const unitCodes = (units: readonly RecordOf<"units">[], variantOf: (size: string, color: string) => string) =>
  units.map(({ code, size, color }) => ({ code, variantId: variantOf(size, color) }));
