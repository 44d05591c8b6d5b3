import { addressChosen } from "@thuot-tha/shared/contracts/events/address";
import { useHost } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Button, ErrorState, Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { AddressOptions } from "../../features/address/components/AddressOptions.tsx";
import { NewAddress } from "../../features/address/components/NewAddress.tsx";
import { getAddressBook, getAddresses, getDefaultAddress } from "../../features/address/selectors.ts";
import { addressesAsked } from "../../features/address/slice.ts";
import { address as words } from "../../locales/vi/address.ts";
import styles from "./AddressChoice.module.css";

/** The order's delivery address: the default unless another is chosen; a new one is added in place. */
export function AddressChoice() {
  const { bus } = useHost();
  const dispatch = useDispatch();
  const { user } = useSession();
  const { addresses: known, list } = useSelector(getAddressBook);
  const addresses = useSelector(getAddresses);
  const usual = useSelector(getDefaultAddress);
  const [picked, setPicked] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const chosen = addresses.find(({ id }) => id === picked) ?? usual;
  const chosenId = chosen?.id ?? null;
  const userId = user?.id;
  const options = useRef<HTMLDivElement>(null);
  const wasAdding = useRef(false);

  useEffect(() => {
    if (userId) dispatch(addressesAsked());
  }, [userId, dispatch]);
  // The focused form has been removed, so the focus moves to the chosen address.
  useEffect(() => {
    if (wasAdding.current && !adding) options.current?.querySelector<HTMLElement>("input:checked")?.focus();
    wasAdding.current = adding;
  }, [adding]);
  useEffect(() => addressChosen.emit(bus, { addressId: chosenId }), [bus, chosenId]);

  if (!user) return null;
  if (list.is === "failed" && !known) {
    return <ErrorState title={words.failedTitle} heading="h3" onRetry={() => dispatch(addressesAsked())} />;
  }
  if (!known) {
    return (
      <Loading label={words.loading}>
        <SkeletonBlock height="8rem" />
      </Loading>
    );
  }
  if (adding || known.length === 0) {
    return (
      <NewAddress
        owner={user}
        onSaved={(id) => {
          setPicked(id);
          setAdding(false);
        }}
        onCancel={known.length > 0 ? () => setAdding(false) : undefined}
      />
    );
  }
  return (
    <div className={styles.choice} ref={options}>
      <AddressOptions addresses={addresses} chosenId={chosenId} onChoose={setPicked} />
      <Button variant="text" onClick={() => setAdding(true)}>
        {words.addAnother}
      </Button>
    </div>
  );
}
