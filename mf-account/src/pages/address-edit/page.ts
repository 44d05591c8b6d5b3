import { addressEditRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { addressSaga, loadAddress } from "../../features/address/saga.ts";
import { areasSaga } from "../../features/areas/saga.ts";
import { viAddress } from "../../locales/vi/address.ts";
import { AddressEditPage } from "./AddressEditPage.tsx";

export const addressEditPage = definePage({
  route: addressEditRoute,
  rendering: "client",
  login: true,
  load: loadAddress,
  sagas: [addressSaga, areasSaga],
  Component: AddressEditPage,
  head: () => ({ title: viAddress.editTitle, noIndex: true }),
});
