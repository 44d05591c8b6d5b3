import { type SQL, sql } from "drizzle-orm";

/**
 * Identifies a table of records of changes and the run of its server, as text: a restored database, or a standby that
 * took over, may lack records that this process has seen.
 */
export const recordsOf = (table: string): SQL =>
  sql`${table}::text::regclass::oid || ' ' || pg_postmaster_start_time()`;
