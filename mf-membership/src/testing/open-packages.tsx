import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { type Answer, answer } from "@thuot-tha/shared/testing";
import { PackagesPage } from "../pages/packages/PackagesPage.tsx";
import { packagesPage } from "../pages/packages/page.ts";
import { openMembership } from "./open-membership.tsx";
import { standing } from "./samples.ts";

const page = { params: {}, pathname: "/member-ship", search: "" };

/** The page of packages, whose answers may be others than those of a member's first visit. */
export async function openPackages(answers: readonly Answer[] = [], search = "", options: { now?: () => Date } = {}) {
  const shop = openMembership([answer(getMembership, standing), ...answers], options);
  await shop.load(packagesPage.load!, page);
  await shop.show(<PackagesPage {...page} search={search} />);
  return shop;
}
