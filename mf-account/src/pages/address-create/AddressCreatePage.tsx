import { AddressFormPage } from "../../features/address/components/AddressFormPage.tsx";
import { address } from "../../locales/vi/address.ts";

export const AddressCreatePage = () => <AddressFormPage title={address.createTitle} />;
