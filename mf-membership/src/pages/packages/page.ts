import { linkTo, searchString } from "@thuot-tha/shared/contracts";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { definePage } from "@thuot-tha/shared/platform";
import { loadPackages } from "../../features/packages/saga.ts";
import { viPackages } from "../../locales/vi/packages.ts";
import { chosenKey } from "./JoinAction.tsx";
import { PackagesPage } from "./PackagesPage.tsx";

export const packagesPage = definePage({
  route: membershipRoute,
  rendering: "server",
  load: loadPackages,
  canonicalSearch(search) {
    const text = searchString({ [chosenKey]: new URLSearchParams(search).get(chosenKey) ?? "" });
    return text === "" ? "" : `?${text}`;
  },
  Component: PackagesPage,
  head: () => ({ title: viPackages.title, description: viPackages.description, canonical: linkTo(membershipRoute) }),
});
