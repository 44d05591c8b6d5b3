import type pg from "pg";

/** Tables that grow with the shop: nothing may read one of them from end to end. */
const growing = new Set([
  "products",
  "product_attributes",
  "product_categories",
  "product_images",
  "variants",
  "units",
  "bookings",
  "word_sets",
]);

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

export interface Asked {
  query: string;
  params: unknown[];
}

const tablesReadWhole = (plan: Plan): string[] => [
  ...(plan["Node Type"] === "Seq Scan" && growing.has(plan["Relation Name"] ?? "")
    ? [plan["Relation Name"] ?? ""]
    : []),
  ...(plan.Plans ?? []).flatMap(tablesReadWhole),
];

/** @returns the growing tables that the plans of these queries read from end to end */
export async function readWhole(pool: pg.Pool, asked: readonly Asked[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { query, params } of asked) {
    const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${query}`, params);
    for (const table of tablesReadWhole(rows[0]["QUERY PLAN"][0].Plan)) found.add(table);
  }
  return [...found].sort();
}
