import { normalizeEmail } from "@thuot-tha/shared/domain/customer";
import type { Context } from "../context.ts";
import { findCredentials } from "../customer/queries/users.ts";
import { lockCustomer } from "../db/lock-customer.ts";
import { Conflict, NotFound } from "../errors.ts";
import { priceUntil } from "../membership/offers.ts";
import { endMembership, listHeld } from "../membership/queries/memberships.ts";
import { announce } from "../notification/notify.ts";

/**
 * Moves the end of a customer's membership: a few days later as compensation, or earlier on request. Throws NotFound
 * without a membership, and a Conflict when another membership follows or the end lies before its start.
 * @returns the new end, and whose membership it is
 */
export function endMembershipAt(
  { db, now }: Pick<Context, "db" | "now">,
  email: string,
  until: Date,
): Promise<{ end: string; customerId: string }> {
  return db.transaction(async (tx) => {
    const found = await findCredentials(tx, { email: normalizeEmail(email) });
    if (found) await lockCustomer(tx, found.customerId);
    const [running, next] = found ? await listHeld(tx, found.customerId, now()) : [];
    if (!found || !running) throw new NotFound("NO_MEMBERSHIP", "Không tìm thấy gói thành viên nào đang dùng.");
    if (next || until <= running.startsAt) {
      throw new Conflict("END_NOT_POSSIBLE", "Gói này không thể kết thúc vào lúc đó.");
    }
    const at = now();
    await endMembership(tx, running.id, until, {
      ...(running.startsAt <= at ? { price: priceUntil(running, until, at) } : {}),
      ...(until < running.expiresAt ? { shortenedAt: at } : {}),
    });
    await announce(tx, found.customerId, "membership-changed", {});
    return { end: until.toISOString(), customerId: found.customerId };
  });
}
