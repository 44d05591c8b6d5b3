import type { FitReport } from "@thuot-tha/shared/domain";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";

/** Maximum reports of either kind, which keeps the answer small. */
const maxReports = 300;

const report = sql`r.size_worn AS size, r.fit, r.height, r.weight`;
const isWhole = sql`r.fit IS NOT NULL AND r.size_worn IS NOT NULL AND r.height IS NOT NULL AND r.weight IS NOT NULL`;

/** Reports on a product, and on others with its size chart; newest first. */
export async function listFitReportsOf(
  db: Db,
  productId: string,
): Promise<{ items: FitReport[]; others: FitReport[] }> {
  const items = await rows<FitReport>(
    db,
    sql`
      SELECT ${report} FROM reviews r
      WHERE r.product_id = ${productId} AND ${isWhole}
      ORDER BY r.created_at DESC LIMIT ${maxReports}`,
  );
  const others = await rows<FitReport>(
    db,
    sql`
      SELECT ${report} FROM reviews r
      JOIN products p ON p.id = r.product_id
      WHERE r.product_id <> ${productId} AND ${isWhole}
        AND p.size_chart_id = (SELECT size_chart_id FROM products WHERE id = ${productId})
      ORDER BY r.created_at DESC LIMIT ${maxReports}`,
  );
  return { items, others };
}
