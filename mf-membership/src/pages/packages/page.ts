import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Page } from "@thuot-tha/shared/platform";
import { loadPackages } from "../../features/packages/saga.ts";
import { vi } from "../../locales/vi/packages.ts";
import { PackagesPage } from "./PackagesPage.tsx";

export const packagesPage: Page = {
  load: loadPackages,
  Component: PackagesPage,
  head: () => ({ title: vi.title, description: vi.description, canonical: pathTo("membership") }),
};
