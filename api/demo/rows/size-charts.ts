import type { Db } from "../../src/db/client.ts";
import { insertAll } from "../../src/db/insert-all.ts";
import { sizeCharts } from "../../src/db/schema/catalogue.ts";
import type { Catalogue } from "../catalogue.ts";

/** Code of the chart that tells these sizes apart, or null where there is nothing to measure. */
export const sizeChartOf = (sizes: readonly string[], charts: Catalogue["sizeCharts"]): string | null =>
  Object.keys(charts).find((code) => charts[code]?.some(({ size }) => sizes.includes(size))) ?? null;

export const insertSizeCharts = (db: Db, { sizeCharts: charts }: Catalogue) =>
  insertAll(
    db,
    sizeCharts,
    Object.entries(charts).flatMap(([id, rows]) => rows.map((row, position) => ({ id, position, ...row }))),
  );
