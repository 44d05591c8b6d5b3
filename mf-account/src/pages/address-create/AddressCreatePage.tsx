import { AddressFormPage } from "../../features/address/components/AddressFormPage.tsx";
import { viAddress } from "../../locales/vi/address.ts";

export const AddressCreatePage = () => <AddressFormPage title={viAddress.createTitle} />;
