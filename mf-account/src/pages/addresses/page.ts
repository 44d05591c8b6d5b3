import { addressesRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { addressSaga, loadAddresses } from "../../features/address/saga.ts";
import { viAddress } from "../../locales/vi/address.ts";
import { AddressesPage } from "./AddressesPage.tsx";

export const addressesPage = definePage({
  route: addressesRoute,
  rendering: "client",
  login: true,
  load: loadAddresses,
  sagas: [addressSaga],
  Component: AddressesPage,
  head: () => ({ title: viAddress.title, noIndex: true }),
});
