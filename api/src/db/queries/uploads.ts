import { and, eq, gt, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "../client.ts";
import { uploads } from "../schema/customers.ts";

export type UploadPurpose = (typeof uploads.$inferSelect)["purpose"];

export interface NewUpload {
  path: string;
  tokenHash: string;
  customerId: string;
  purpose: UploadPurpose;
  expiresAt: Date;
  createdAt: Date;
}

export async function insertUpload(db: Db, values: NewUpload) {
  await db.insert(uploads).values(values);
}

/** Where the bytes that come with a token go; null when it has run out or has been used. */
export async function findWaitingUpload(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(eq(uploads.tokenHash, tokenHash), isNull(uploads.storedAt), gt(uploads.expiresAt, now)));
  return found?.path ?? null;
}

export async function markStored(db: Db, path: string, now: Date) {
  await db.update(uploads).set({ storedAt: now }).where(eq(uploads.path, path));
}

/** Takes stored uploads of this customer into use. @returns how many of the paths are such */
export async function markUsed(
  db: Db,
  { customerId, purpose, paths }: { customerId: string; purpose: UploadPurpose; paths: readonly string[] },
  now: Date,
): Promise<number> {
  if (paths.length === 0) return 0;
  const used = await db
    .update(uploads)
    .set({ usedAt: now })
    .where(
      and(
        inArray(uploads.path, [...paths]),
        eq(uploads.customerId, customerId),
        eq(uploads.purpose, purpose),
        isNotNull(uploads.storedAt),
      ),
    )
    .returning({ path: uploads.path });
  return used.length;
}

export async function markUnused(db: Db, path: string) {
  await db.update(uploads).set({ usedAt: null }).where(eq(uploads.path, path));
}

/** Takes some old uploads that nothing uses out of the table; other processes that sweep get others. @returns their paths */
export async function deleteUnusedUploads(db: Db, before: Date, limit: number): Promise<string[]> {
  const old = db
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(isNull(uploads.usedAt), lt(uploads.createdAt, before)))
    .limit(limit)
    .for("update", { skipLocked: true });
  const gone = await db.delete(uploads).where(inArray(uploads.path, old)).returning({ path: uploads.path });
  return gone.map(({ path }) => path);
}
