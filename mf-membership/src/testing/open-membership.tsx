import { act, render } from "@testing-library/react";
import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { listPackages } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import type { MembershipPricing } from "@thuot-tha/shared/domain";
import {
  type Answer,
  answer,
  createTestHost,
  guestSession,
  sampleCustomer,
  sampleUser,
  settled,
} from "@thuot-tha/shared/testing";
import type { ReactElement } from "react";
import { membershipStore } from "../store.ts";
import { lua, nhung } from "./samples.ts";

/** This remote in a test shell, with its sagas running. */
export function openMembership(answers: readonly Answer[] = [], options: { now?: () => Date } = {}) {
  const test = createTestHost({
    name: "mf-membership",
    ...membershipStore,
    ...options,
    answers: [answer(listPackages, { items: [nhung, lua] }), ...answers],
  });
  const shell = test.as("shell");
  return {
    ...test,
    /** Renders, and waits for the answers to its requests. */
    show: (element: ReactElement) =>
      act(async () => {
        const rendered = render(test.around(element));
        await settled();
        return rendered;
      }),
    guest: () => act(async () => sessionChanged.emit(shell, guestSession)),
    /** A customer signs in; with a package or without. Another id makes another customer. */
    customer: (membershipPackageId: string | null = null, id = "1", expiresAt = "2027-02-28T17:00:00.000Z") =>
      act(async () =>
        sessionChanged.emit(shell, {
          known: true,
          isGuest: false,
          user: sampleUser({ id }),
          customer: sampleCustomer({
            id,
            membership: membershipPackageId ? { membershipPackageId, expiresAt } : null,
          }),
        }),
      ),
    pricing: (
      pricing: (MembershipPricing & { items: { productId: string; membershipRentalPrice: number }[] }) | null,
    ) => act(() => membershipPricingChanged.emit(shell, pricing)),
  };
}
