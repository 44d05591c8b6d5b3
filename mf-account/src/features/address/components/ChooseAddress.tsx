import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Button, ErrorState, Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSettled } from "../../../forms/use-settled.ts";
import { viAddress as words } from "../../../locales/vi/address.ts";
import { getAddressBook, getAddresses } from "../selectors.ts";
import { addressesRequested } from "../slice.ts";
import { AddressOptions } from "./AddressOptions.tsx";
import styles from "./ChooseAddress.module.css";
import { NewAddress } from "./NewAddress.tsx";

interface ChooseAddressProps {
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** Called when a customer without addresses cancels the form for the first one. */
  onStop?: () => void;
  /** Shown below the addresses, not while one is added. */
  children?: ReactNode;
}

/** The customer's addresses to choose from; a new one is added in place and chosen. */
export function ChooseAddress({ chosenId, onChoose, onStop, children }: ChooseAddressProps) {
  const dispatch = useDispatch();
  const { user } = useSession();
  const { addresses: known, list, save, savedId } = useSelector(getAddressBook);
  const addresses = useSelector(getAddresses);
  const [adding, setAdding] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  const options = useRef<HTMLDivElement>(null);
  const userId = user?.id;

  useEffect(() => {
    // Another tab may have changed them meanwhile.
    const load = () => void (userId && !document.hidden && dispatch(addressesRequested()));
    load();
    document.addEventListener("visibilitychange", load);
    return () => document.removeEventListener("visibilitychange", load);
  }, [userId, dispatch]);
  const isFormOpen = adding || known?.length === 0;
  // The form for the first address is gone by now: that address is in the book as soon as it is saved.
  useSettled(save, {
    onDone: () => {
      if (savedId) onChoose(savedId);
      setAdding(false);
    },
  });
  const findOption = () => {
    const chosen = options.current?.querySelector<HTMLElement>("input:checked");
    return chosen ?? options.current?.querySelector("input");
  };
  useFocusAfter(isFormOpen, findOption);
  useFocusAfter(isRetrying && !known, findOption);
  const retry = () => {
    setRetrying(true);
    dispatch(addressesRequested());
  };

  if (!user) return null;
  if (list.is === "failed" && !known) {
    return <ErrorState title={words.failedTitle} heading="h3" onRetry={retry} />;
  }
  if (!known) {
    return (
      <Loading label={words.loading}>
        {/* One address, with the button below it. */}
        <SkeletonBlock height="17rem" />
      </Loading>
    );
  }
  if (isFormOpen) {
    return <NewAddress owner={user} onCancel={known.length > 0 ? () => setAdding(false) : onStop} />;
  }
  return (
    <div className={styles.choice} ref={options}>
      <AddressOptions addresses={addresses} chosenId={chosenId} onChoose={onChoose} />
      <Button variant="text" onClick={() => setAdding(true)}>
        {words.addAnother}
      </Button>
      {children}
    </div>
  );
}
