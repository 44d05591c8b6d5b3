import type { Page } from "@thuot-tha/shared/platform";
import { AddressFormPage } from "../../features/address/components/AddressFormPage.tsx";
import { loadAddress } from "../../features/address/saga.ts";
import { address } from "../../locales/vi/address.ts";

export const addressEditPage: Page = {
  load: loadAddress,
  Component: () => <AddressFormPage title={address.editTitle} />,
  head: () => ({ title: address.editTitle, noIndex: true }),
};
