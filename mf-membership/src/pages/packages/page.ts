import { linkTo, searchString } from "@thuot-tha/shared/contracts";
import { membershipRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { definePage } from "@thuot-tha/shared/platform";
import { loadPackages } from "../../features/packages/saga.ts";
import { vi } from "../../locales/vi/packages.ts";
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
  head: () => ({ title: vi.title, description: vi.description, canonical: linkTo(membershipRoute) }),
});
