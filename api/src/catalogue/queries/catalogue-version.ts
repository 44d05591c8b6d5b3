import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { recordsOf } from "../../db/records-of.ts";
import { row } from "../../db/rows.ts";

/** Ends with a number that grows with every committed change of products or categories. */
export async function catalogueVersion(db: Db): Promise<string> {
  const found = await row<{ version: string }>(
    db,
    sql`SELECT ${recordsOf("catalogue_changes")} || ' ' || coalesce(sum(changes), 0) AS version FROM catalogue_changes`,
  );
  return found?.version ?? "";
}

/** Replaces the rows of all committed changes by one with their sum. */
export async function foldCatalogueChanges(db: Db): Promise<void> {
  await db.execute(sql`
    WITH folded AS (DELETE FROM catalogue_changes RETURNING transaction, changes)
    INSERT INTO catalogue_changes (transaction, changes)
    SELECT (SELECT transaction FROM folded ORDER BY transaction DESC LIMIT 1), sum(changes) FROM folded HAVING count(*) > 0`);
}
