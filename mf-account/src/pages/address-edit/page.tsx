import { addressEditRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { AddressFormPage } from "../../features/address/components/AddressFormPage.tsx";
import { loadAddress } from "../../features/address/saga.ts";
import { address } from "../../locales/vi/address.ts";

export const addressEditPage = definePage({
  route: addressEditRoute,
  rendering: "client",
  login: true,
  load: loadAddress,
  Component: () => <AddressFormPage title={address.editTitle} />,
  head: () => ({ title: address.editTitle, noIndex: true }),
});
