import { addressCreateRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { addressSaga, loadNewAddress } from "../../features/address/saga.ts";
import { areasSaga } from "../../features/areas/saga.ts";
import { viAddress } from "../../locales/vi/address.ts";
import { AddressCreatePage } from "./AddressCreatePage.tsx";

export const addressCreatePage = definePage({
  route: addressCreateRoute,
  rendering: "client",
  login: true,
  load: loadNewAddress,
  sagas: [addressSaga, areasSaga],
  Component: AddressCreatePage,
  head: () => ({ title: viAddress.createTitle, noIndex: true }),
});
