import type pg from "pg";

/** Tables that grow with the shop, which no query may scan sequentially. */
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

export interface LoggedQuery {
  query: string;
  params: unknown[];
}

const tablesReadWhole = (plan: Plan): string[] => [
  ...(plan["Node Type"] === "Seq Scan" && growing.has(plan["Relation Name"] ?? "")
    ? [plan["Relation Name"] ?? ""]
    : []),
  ...(plan.Plans ?? []).flatMap(tablesReadWhole),
];

/** Number of products from which an index pays off for every query; scanning smaller tables is faster. */
const large = 100_000;

/**
 * The growing tables that the plans of these queries scan sequentially: with the planner's own choice in a large shop,
 * and with sequential scans disabled in a smaller one.
 */
export async function readWhole(pool: pg.Pool, queries: readonly LoggedQuery[], products: number): Promise<string[]> {
  const found = new Set<string>();
  const client = await pool.connect();
  try {
    await client.query(`SET enable_seqscan = ${products < large ? "off" : "on"}`);
    for (const { query, params } of queries) {
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${query}`, params);
      for (const table of tablesReadWhole(rows[0]["QUERY PLAN"][0].Plan)) found.add(table);
    }
    await client.query("RESET enable_seqscan");
  } finally {
    client.release();
  }
  return [...found].sort();
}
