import type { Db } from "../db/client.ts";
import { deleteIdentities } from "./queries/social-identities.ts";
import { proveEmail, updatePassword } from "./queries/users.ts";
import { endOtherSessions } from "./session.ts";

interface Owner {
  id: string;
  customerId: string;
  emailProvenAt: Date | null;
}

/**
 * Somebody has shown that the mailbox of an account is theirs. Until the first who does, anybody may have made the
 * account to wait for its owner: every way in from then ends, the password, the providers and the sessions.
 */
export async function acceptMailboxProof(tx: Db, user: Owner, now: Date): Promise<void> {
  if (user.emailProvenAt === null) {
    await updatePassword(tx, user.id, null);
    await deleteIdentities(tx, user.id);
    await endOtherSessions(tx, { userId: user.id, customerId: user.customerId }, null);
  }
  await proveEmail(tx, user.id, now);
}
