import type { Page } from "@thuot-tha/shared/platform";
import { loadAddresses } from "../../features/address/saga.ts";
import { address } from "../../locales/vi/address.ts";
import { AddressesPage } from "./AddressesPage.tsx";

export const addressesPage: Page = {
  load: loadAddresses,
  Component: AddressesPage,
  head: () => ({ title: address.title, noIndex: true }),
};
