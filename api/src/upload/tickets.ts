import { randomUUID } from "node:crypto";
import { uploadPath } from "@thuot-tha/shared/contracts/limits";
import { uploadsFolder } from "@thuot-tha/shared/server";
import { limitRate } from "../caller/rate-limit.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { InvalidFields } from "../errors.ts";
import { hashToken, newToken } from "../secrets.ts";
import { insertUpload, markUsed, type UploadPurpose } from "./queries/uploads.ts";

const ticketMinutes = 10;
const maxPerHour = 60;

/** Issues an address for uploading one picture of this customer, valid for a few minutes, and the picture's path. */
export async function handOutUpload(
  context: Context,
  { customerId, purpose, origin }: { customerId: string; purpose: UploadPurpose; origin: string },
): Promise<{ uploadUrl: string; path: string }> {
  await limitRate(context, "upload", customerId, { max: maxPerHour, seconds: 3600 });
  const createdAt = context.now();
  const token = newToken();
  const path = `${uploadsFolder}${purpose}/${randomUUID()}.webp`;
  const expiresAt = new Date(createdAt.getTime() + ticketMinutes * 60_000);
  await insertUpload(context.db, { path, tokenHash: hashToken(token), customerId, purpose, expiresAt, createdAt });
  return { uploadUrl: `${origin}${uploadPath}${token}`, path };
}

/**
 * Marks uploads as used within a transaction. Throws InvalidFields unless all are stored, belong to the customer, and
 * are not an avatar's or a review's already, because what is removed takes its picture along.
 */
export async function takeUploads(
  tx: Db,
  { field, ...requested }: { field: string; customerId: string; purpose: UploadPurpose; paths: readonly string[] },
  now: Date,
): Promise<void> {
  const found = await markUsed(tx, requested, now);
  if (found !== new Set(requested.paths).size) {
    throw new InvalidFields({ [field]: "Ảnh này chưa được tải lên, đã hết hạn hoặc đã dùng rồi. Bạn tải lại nhé." });
  }
}
