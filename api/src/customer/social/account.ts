import type { LoginProvider } from "@thuot-tha/shared/contracts/operations/entities";
import type { Db } from "../../db/client.ts";
import { lockCustomer } from "../../db/lock-customer.ts";
import { writeLetter } from "../../mail/write.ts";
import { notify } from "../../notification/notify.ts";
import type { Identity } from "../../social/provider.ts";
import { acceptMailboxProof } from "../mailbox-proof.ts";
import { findByIdentity, insertIdentity } from "../queries/social-identities.ts";
import { findCredentials, findUser, insertUser, proveEmail } from "../queries/users.ts";

export interface Owner {
  userId: string;
  customerId: string;
}

/** The sign-in is refused: the provider gave no e-mail, or an unverified e-mail that already has an account. */
export class NotAuthorized extends Error {
  override name = "NotAuthorized";
}

/** Links a provider to the account with the same e-mail, which the provider has verified. */
async function link(tx: Db, provider: LoginProvider, owner: Owner, now: Date): Promise<void> {
  const user = await findUser(tx, owner.userId);
  if (!user) throw new Error("An account that was just found is gone");
  const lostPassword = user.emailProvenAt === null && user.passwordHash !== null;
  await acceptMailboxProof(tx, user, now);
  await writeLetter(tx, owner.customerId, "provider-linked", { provider, lostPassword }, { now });
}

async function create(tx: Db, identity: Identity & { email: string }, now: Date): Promise<Owner> {
  const { email, emailVerified, fullName } = identity;
  // Not the e-mail, because a review shows its author's name. One word, because letters greet by the last one.
  const name = fullName.length >= 2 ? fullName : "Khách";
  const owner = await insertUser(tx, { email, phone: null, fullName: name.slice(0, 80), passwordHash: null }, now);
  if (emailVerified) await proveEmail(tx, owner.userId, now);
  await writeLetter(tx, owner.customerId, "welcome", {}, { now });
  await notify(
    tx,
    {
      customerId: owner.customerId,
      kind: "ACCOUNT",
      link: "/account/profile",
      title: "Chào mừng bạn đến với Thướt Tha",
      body: "Bạn thêm số điện thoại để chúng tôi giao hàng cho bạn nhé.",
    },
    now,
  );
  return owner;
}

/** Locks the customer that is found, and finds it again: it may have been erased before the lock was there. */
async function stillThere<T extends Owner>(tx: Db, find: () => Promise<T | null>): Promise<T | null> {
  const found = await find();
  if (!found) return null;
  await lockCustomer(tx, found.customerId);
  return find();
}

/**
 * Finds the account of a provider's user: the linked account, the account with the same verified e-mail, or a new one.
 */
export async function accountOf(
  tx: Db,
  provider: LoginProvider,
  identity: Identity,
  now: Date,
): Promise<Owner & { isNew: boolean }> {
  const known = await stillThere(tx, () => findByIdentity(tx, provider, identity.subject));
  if (known) return { ...known, isNew: false };
  const { email, emailVerified } = identity;
  if (email === null) throw new NotAuthorized("The provider returns no e-mail");
  const found = await stillThere(tx, () => findCredentials(tx, { email }));
  if (found && !emailVerified) throw new NotAuthorized("The provider has not verified the e-mail of an account");
  if (found) await link(tx, provider, found, now);
  const owner = found ?? (await create(tx, { ...identity, email }, now));
  await insertIdentity(tx, provider, identity.subject, owner.userId);
  return { userId: owner.userId, customerId: owner.customerId, isNew: !found };
}
