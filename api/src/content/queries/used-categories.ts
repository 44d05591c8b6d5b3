import { sql } from "drizzle-orm";

/** Ids of the categories of the products that are not withdrawn, and the ones above them. */
export const usedCategories = sql`
  WITH RECURSIVE used (id) AS (
    SELECT c.category_id FROM product_categories c JOIN products p ON p.id = c.product_id WHERE p.withdrawn_at IS NULL
    UNION SELECT above.parent_id FROM categories above JOIN used USING (id) WHERE above.parent_id IS NOT NULL)
  SELECT id FROM used`;
