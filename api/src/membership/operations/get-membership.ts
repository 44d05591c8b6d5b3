import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import type { Gateways } from "../../gateway/open-gateways.ts";
import { handle } from "../../http/handle.ts";
import { paymentChoices } from "../../payment/types.ts";
import { toPayment } from "../../payment/view.ts";
import { membershipOffer } from "../offers.ts";
import { findPendingPayment } from "../pending-payment.ts";
import { listHeld, listPackages, memberSavings, runsOf } from "../queries/memberships.ts";
import { shownRun } from "../shown-run.ts";

/** Cash is paid on delivery, and a membership has none. */
const choicesFor = (gateways: Gateways, amount: number | null) =>
  paymentChoices(gateways, amount).filter(({ type }) => type !== "cash");

export const getMembershipHandler = handle(getMembership, async ({ context, customer }) => {
  const { db, gateways } = context;
  const { customerId } = customer;
  const now = context.now();
  const held = await listHeld(db, customerId, now);
  const runs = runsOf(held);
  const running = runs.find(({ startsAt }) => startsAt <= now) ?? null;
  const packages = await listPackages(db);
  const pending = await findPendingPayment(db, customerId, now);
  return {
    membership: running && {
      ...shownRun(running),
      ...(await memberSavings(db, customerId)),
    },
    ...(pending ? { pending: toPayment(context, pending) } : {}),
    following: runs.filter((run) => run !== running).map(shownRun),
    offers: packages.map(({ id }) => {
      const { startsAt, expiresAt, ...offer } = membershipOffer(packages, id, held, now);
      return {
        ...offer,
        startsAt: startsAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        paymentTypes: choicesFor(gateways, offer.amount),
      };
    }),
    paymentTypes: choicesFor(gateways, null),
  };
});
