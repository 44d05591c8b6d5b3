import type { Db } from "../../db/client.ts";
import { sandboxSecret as secrets } from "../../db/schema/sandbox.ts";
import { newToken } from "../../secrets.ts";

/** The secret of this shop's sandbox, created on first use. */
export async function sandboxSecret(db: Db): Promise<string> {
  await db.insert(secrets).values({ secret: newToken() }).onConflictDoNothing();
  const [found] = await db.select({ secret: secrets.secret }).from(secrets);
  return found!.secret;
}
