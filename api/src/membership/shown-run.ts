import type { MembershipRun } from "@thuot-tha/shared/contracts/operations/entities";

/** The time of a package as the API answers it. */
export const shownRun = (run: { packageId: string; startsAt: Date; expiresAt: Date }): MembershipRun => ({
  membershipPackageId: run.packageId,
  startsAt: run.startsAt.toISOString(),
  expiresAt: run.expiresAt.toISOString(),
});
