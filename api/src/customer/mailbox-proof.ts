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
 * Records that the customer owns the mailbox of the account. Before the first proof, a stranger may have registered the
 * account with the owner's e-mail, so the proof removes its password, linked providers and sessions.
 */
export async function acceptMailboxProof(tx: Db, user: Owner, now: Date): Promise<void> {
  if (user.emailProvenAt === null) {
    await updatePassword(tx, user.id, null);
    await deleteIdentities(tx, user.id);
    await endOtherSessions(tx, { userId: user.id, customerId: user.customerId }, null);
  }
  await proveEmail(tx, user.id, now);
}
