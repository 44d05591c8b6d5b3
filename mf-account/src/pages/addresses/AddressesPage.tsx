import { linkTo } from "@thuot-tha/shared/contracts";
import { addressCreateRoute } from "@thuot-tha/shared/contracts/routes/account";
import { placeLine } from "@thuot-tha/shared/domain/order";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button, EmptyState, ErrorState } from "@thuot-tha/shared/ui";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { AddressCard } from "../../features/address/components/AddressCard.tsx";
import { getAddressBook, getAddresses } from "../../features/address/selectors.ts";
import { type Address, addressesRequested, addressMadeDefault, addressRemoved } from "../../features/address/slice.ts";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { focusTitleIfLost } from "../../features/layout/focus-title.ts";
import { confirmIrreversible } from "../../forms/confirm-action.ts";
import { useSettled } from "../../forms/use-settled.ts";
import { viAddress as words } from "../../locales/vi/address.ts";
import styles from "./AddressesPage.module.css";

/** The address book: the default one first. */
export function AddressesPage() {
  const { bus, notify } = useHost();
  const dispatch = useDispatch();
  const addresses = useSelector(getAddresses);
  const { list, change } = useSelector(getAddressBook);
  const [doing, setDoing] = useState<{ id: string; action: "remove" | "make-default" } | null>(null);
  useSettled(change, {
    onDone: () => notify({ kind: "success", message: doing?.action === "remove" ? words.removed : words.madeDefault }),
    onFailed: (error) => error.silent || notify({ kind: "error", message: error.message }),
  });
  // The list loaded again has no more the pressed button: its address is removed, or the default one.
  useSettled(list, { onDone: focusTitleIfLost, onFailed: focusTitleIfLost });

  async function remove(address: Address): Promise<void> {
    const content = `${address.receiverName}, ${placeLine(address)}`;
    const question = { title: words.removeQuestion, content, okText: words.remove, cancelText: words.keep };
    if (!(await confirmIrreversible(bus, question))) return;
    setDoing({ id: address.id, action: "remove" });
    dispatch(addressRemoved(address.id));
  }

  const add = (
    <Button variant="primary" as={Link} href={linkTo(addressCreateRoute)}>
      {words.add}
    </Button>
  );
  return (
    <AccountLayout title={words.title} lead={words.lead} action={addresses.length > 0 ? add : null}>
      {list.is === "failed" ? (
        <ErrorState title={words.failedTitle} onRetry={() => dispatch(addressesRequested())} />
      ) : addresses.length === 0 ? (
        <EmptyState icon="pin" title={words.emptyTitle} message={words.emptyMessage} action={add} />
      ) : (
        <ul className={styles.list} aria-label={words.count(addresses.length)}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                busy={change.is === "working"}
                doing={change.is === "working" && doing?.id === address.id ? doing.action : null}
                onRemove={() => void remove(address)}
                onMakeDefault={() => {
                  setDoing({ id: address.id, action: "make-default" });
                  dispatch(addressMadeDefault(address.id));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </AccountLayout>
  );
}
