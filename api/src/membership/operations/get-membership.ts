import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { handle } from "../../http/handle.ts";
import { paymentChoices } from "../../payment/types.ts";
import { membershipOffer } from "../offers.ts";
import { findMembership, listHeld, listPackages, memberSavings } from "../queries/memberships.ts";

export const getMembershipHandler = handle(getMembership, async ({ context, customer }) => {
  const { db, gateways } = context;
  const { customerId } = customer;
  const now = context.now();
  const running = await findMembership(db, customerId, now);
  const held = await listHeld(db, customerId, now);
  const packages = await listPackages(db);
  return {
    membership: running && {
      membershipPackageId: running.packageId,
      startsAt: running.startsAt.toISOString(),
      expiresAt: running.expiresAt.toISOString(),
      ...(await memberSavings(db, customerId)),
    },
    offers: packages.map(({ id }) => {
      const { startsAt, expiresAt, ...offer } = membershipOffer(packages, id, held, now);
      return { ...offer, startsAt: startsAt.toISOString(), expiresAt: expiresAt.toISOString() };
    }),
    paymentTypes: paymentChoices(gateways, null).filter(({ type }) => type !== "cash"),
  };
});
