import { updateProfile as operation } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { limitAttempts } from "../../caller/rate-limit.ts";
import type { SignedIn } from "../../caller/session.ts";
import { businessDay } from "../../catalogue/rental-rules.ts";
import type { Db } from "../../db/client.ts";
import { lockSignedIn } from "../../db/lock-customer.ts";
import { InvalidFields } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { markUnused } from "../../upload/queries/uploads.ts";
import { takeUploads } from "../../upload/tickets.ts";
import { refuseTaken } from "../credentials.ts";
import { findAccount, findUser, setAvatar, updateProfile } from "../queries/users.ts";

/** The previous picture becomes unreferenced, and the upload sweep deletes it. */
async function changeAvatar(tx: Db, { userId, customerId }: SignedIn, avatar: string | null, now: Date) {
  const old = (await findUser(tx, userId))?.avatar ?? null;
  if (old === avatar) return;
  if (avatar !== null) await takeUploads(tx, { field: "avatar", customerId, purpose: "avatar", paths: [avatar] }, now);
  if (old !== null) await markUnused(tx, old);
  await setAvatar(tx, userId, avatar);
}

export const updateProfileHandler = handle(operation, async ({ body, context, customer, from }) => {
  // An attempt with another phone number reveals whether the number has an account.
  if (body.phone !== undefined && body.phone !== (await findUser(context.db, customer.userId))?.phone)
    await limitAttempts(context, "update-profile", customer.userId, from);
  if (body.birthday && body.birthday >= businessDay(context)) {
    throw new InvalidFields({ birthday: "Ngày sinh phải trong quá khứ." });
  }
  const { avatar, ...profile } = body;
  return context.db.transaction(async (tx) => {
    // Two avatars saved at once must not replace the same old one.
    await lockSignedIn(tx, customer.customerId);
    if (avatar !== undefined) await changeAvatar(tx, customer, avatar, context.now());
    await updateProfile(tx, customer.userId, profile).catch(refuseTaken);
    return findAccount(tx, customer.customerId, context.now());
  });
});
