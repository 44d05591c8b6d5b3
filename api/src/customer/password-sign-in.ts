import { limitAttempts, resetAttempts } from "../caller/rate-limit.ts";
import type { Visitor } from "../caller/session.ts";
import type { Context } from "../context.ts";
import { checkPassword, hashPassword, isOutdated } from "./password.ts";
import { findCredentials, holdsPassword, renewPasswordHash } from "./queries/users.ts";
import { signIn } from "./sign-in.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

interface Attempt {
  /** Normalised; a request has the e-mail or the phone. */
  email: string | null;
  phone: string | null;
  password: string;
  visitor: Visitor;
  /** Network address of the caller. */
  from: string;
  /**
   * Whether the request means this account. It is called once the password is checked, so that timing reveals
   * nothing.
   */
  isMeant?: (found: Found) => boolean;
}

/**
 * Signs in with a password. Throws TooManyRequests beyond the limits of attempts to guess it.
 * @returns null for an unknown account and for a wrong password, after the same time
 */
export async function signInByPassword(
  context: Context,
  { email, phone, password, visitor, from, isMeant = () => true }: Attempt,
) {
  const account = phone ?? email ?? "";
  await limitAttempts(context, "login", account, from);

  /**
   * @returns "again" when the stored hash has changed during the check, which takes time: another sign-in has renewed
   * it, or the password is another one
   */
  async function attempt() {
    const found = await findCredentials(context.db, { email, phone });
    const matches = await checkPassword(password, found?.passwordHash ?? null, context.config);
    if (!found || !matches || !isMeant(found)) return null;
    const isRenewed = found.passwordHash !== null && isOutdated(found.passwordHash, context.config);
    const renewed = isRenewed ? await hashPassword(password, context.config) : null;
    return context.db.transaction(async (tx) => {
      if (!(await holdsPassword(tx, found.userId, found.passwordHash))) return "again";
      if (renewed) await renewPasswordHash(tx, found.userId, renewed);
      return signIn(tx, context, visitor, found);
    });
  }

  const first = await attempt();
  const opened = first === "again" ? await attempt() : first;
  if (opened === null || opened === "again") return null;
  await resetAttempts(context, "login", account);
  return opened;
}
