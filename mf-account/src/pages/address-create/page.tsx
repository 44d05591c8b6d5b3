import type { Page } from "@thuot-tha/shared/platform";
import { AddressFormPage } from "../../features/address/components/AddressFormPage.tsx";
import { loadNewAddress } from "../../features/address/saga.ts";
import { address } from "../../locales/vi/address.ts";

export const addressCreatePage: Page = {
  load: loadNewAddress,
  Component: () => <AddressFormPage title={address.createTitle} />,
  head: () => ({ title: address.createTitle, noIndex: true }),
};
