import type { InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";

/** Well below the 65 535 parameters that one statement may have. */
const batchSize = 1_000;

/** Inserts many rows in few statements. */
export async function insertAll<T extends PgTable>(db: Db, table: T, values: InferInsertModel<T>[]) {
  for (let start = 0; start < values.length; start += batchSize) {
    await db.insert(table).values(values.slice(start, start + batchSize));
  }
}
