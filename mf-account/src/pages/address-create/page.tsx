import { addressCreateRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { AddressFormPage } from "../../features/address/components/AddressFormPage.tsx";
import { loadNewAddress } from "../../features/address/saga.ts";
import { address } from "../../locales/vi/address.ts";

export const addressCreatePage = definePage({
  route: addressCreateRoute,
  rendering: "client",
  login: true,
  load: loadNewAddress,
  Component: () => <AddressFormPage title={address.createTitle} />,
  head: () => ({ title: address.createTitle, noIndex: true }),
});
