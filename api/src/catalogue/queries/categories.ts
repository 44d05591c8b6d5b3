import type { DisplayKind } from "@thuot-tha/shared/contracts/operations/entities";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";

export interface CategoryRow {
  id: string;
  link: string;
  parentId: string | null;
  name: string;
  description: string;
  imagePath: string | null;
  displays: DisplayKind[];
}

/** All categories (a few dozen), in display order. */
export const listCategories = (db: Db): Promise<CategoryRow[]> =>
  rows<CategoryRow>(
    db,
    sql`
      SELECT c.id, c.link, c.parent_id AS "parentId", c.name, c.description, c.image_path AS "imagePath",
        (SELECT coalesce(jsonb_agg(d.kind ORDER BY d.kind), '[]') FROM category_displays d WHERE d.category_id = c.id)
          AS displays
      FROM categories c ORDER BY c.position`,
  );
