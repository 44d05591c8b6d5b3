import type { MembershipPricing } from "@thuot-tha/shared/contracts/operations/entities";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { findMembership, findPackage, listMemberPrices, listPackagePrices } from "./queries/memberships.ts";

/**
 * The pricing of the customer's running membership; null for a guest or without one. Without ids: all prices that the
 * package sets.
 */
export async function membershipPricing(
  db: Db,
  { now }: Context,
  customerId: string | null,
  productIds: string[],
): Promise<MembershipPricing | null> {
  const membership = customerId === null ? null : await findMembership(db, customerId, now());
  const joined = membership && (await findPackage(db, membership.packageId));
  if (!joined) return null;
  const items =
    productIds.length > 0 ? await listMemberPrices(db, joined.id, productIds) : await listPackagePrices(db, joined.id);
  return { percentDiscount: joined.percentDiscount, extendDay: joined.extendDay, items };
}
