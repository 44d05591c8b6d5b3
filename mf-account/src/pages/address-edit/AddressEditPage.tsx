import { AddressFormPage } from "../../features/address/components/AddressFormPage.tsx";
import { address } from "../../locales/vi/address.ts";

export const AddressEditPage = () => <AddressFormPage title={address.editTitle} />;
