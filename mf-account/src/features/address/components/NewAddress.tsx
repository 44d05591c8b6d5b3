import { Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { lazy, Suspense, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSettled } from "../../../forms/use-settled.ts";
import { address as words } from "../../../locales/vi/address.ts";
import { areasCleared, citiesRequested } from "../../areas/slice.ts";
import { getAddressBook } from "../selectors.ts";
import { addressOpened } from "../slice.ts";

/** Lazy, because its selects are the heaviest code here and customers with an address do not need them. */
const AddressForm = lazy(() =>
  import(/* webpackChunkName: "address-form" */ "./AddressForm.tsx").then((m) => ({
    default: m.AddressForm,
  })),
);

interface NewAddressProps {
  owner: { fullName: string; phone: string };
  onSaved: (id: string) => void;
  onCancel?: () => void;
}

/** The form for a new address, in place. */
export function NewAddress({ owner, onSaved, onCancel }: NewAddressProps) {
  const dispatch = useDispatch();
  const { save, savedId } = useSelector(getAddressBook);
  useEffect(() => {
    dispatch(addressOpened(null));
    dispatch(areasCleared());
    dispatch(citiesRequested());
  }, [dispatch]);
  useSettled(save, { onDone: () => savedId && onSaved(savedId) });
  return (
    <Suspense
      fallback={
        <Loading label={words.loading}>
          <SkeletonBlock height="24rem" />
        </Loading>
      }
    >
      <AddressForm address={null} owner={owner} onCancel={onCancel} />
    </Suspense>
  );
}
