import { linkTo } from "@thuot-tha/shared/contracts";
import { addressesRoute } from "@thuot-tha/shared/contracts/routes/account";
import { useHost, useNavigate } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { useSelector } from "react-redux";
import { useSettled } from "../../../forms/use-settled.ts";
import { viAddress as words } from "../../../locales/vi/address.ts";
import { AccountLayout } from "../../layout/AccountLayout.tsx";
import { getAddressBook } from "../selectors.ts";
import { AddressForm } from "./AddressForm.tsx";

/** The form on its own page, for a new address or one to edit. It returns to the book once saved. */
export function AddressFormPage({ title }: { title: string }) {
  const { notify } = useHost();
  const { user } = useSession();
  const navigate = useNavigate();
  const { edited, save } = useSelector(getAddressBook);
  const back = () => navigate(linkTo(addressesRoute));
  useSettled(save, {
    onDone: () => {
      notify({ kind: "success", message: words.saved });
      back();
    },
  });
  return (
    <AccountLayout title={title} back={{ name: words.title, to: linkTo(addressesRoute) }}>
      {/* Another customer gets a form of their own. */}
      <AddressForm key={user?.id} address={edited} owner={user} onCancel={back} />
    </AccountLayout>
  );
}
