import { and, eq, gt, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { uploads } from "../../db/schema/customers.ts";

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

/** Claims an upload for one request. Null when its token is expired, used, or claimed by another request. */
export async function claimUpload(db: Db, tokenHash: string, now: Date) {
  const [claimed] = await db
    .update(uploads)
    .set({ claimedAt: now })
    .where(and(eq(uploads.tokenHash, tokenHash), isNull(uploads.claimedAt), gt(uploads.expiresAt, now)))
    .returning({ path: uploads.path, customerId: uploads.customerId });
  return claimed ?? null;
}

/** Releases the claim on an upload that was not stored. */
export async function releaseUpload(db: Db, path: string) {
  await db
    .update(uploads)
    .set({ claimedAt: null })
    .where(and(eq(uploads.path, path), isNull(uploads.storedAt)));
}

export async function markStored(db: Db, path: string, now: Date) {
  await db.update(uploads).set({ storedAt: now }).where(eq(uploads.path, path));
}

/** Marks stored uploads of this customer that may still be used as used. @returns how many of the paths are such */
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
        // Reports of problems are only removed together, so several may have the same picture.
        purpose === "problem" ? undefined : isNull(uploads.usedAt),
      ),
    )
    .returning({ path: uploads.path });
  return used.length;
}

export async function markUnused(db: Db, path: string) {
  await db.update(uploads).set({ usedAt: null }).where(eq(uploads.path, path));
}

/** Marks some old unused uploads as not stored; concurrent sweeps mark different ones. @returns their paths */
export async function unstoreUnusedUploads(db: Db, before: Date, limit: number): Promise<string[]> {
  const old = db
    .select({ path: uploads.path })
    .from(uploads)
    .where(and(isNull(uploads.usedAt), lt(uploads.createdAt, before)))
    .limit(limit)
    .for("update", { skipLocked: true });
  const gone = await db
    .update(uploads)
    .set({ storedAt: null })
    .where(inArray(uploads.path, old))
    .returning({ path: uploads.path });
  return gone.map(({ path }) => path);
}

export async function deleteUploads(db: Db, paths: string[]) {
  await db.delete(uploads).where(inArray(uploads.path, paths));
}
