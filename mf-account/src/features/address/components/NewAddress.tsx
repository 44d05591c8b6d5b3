import { Loaded } from "@thuot-tha/shared/loading/Loaded";
import { Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSettled } from "../../../forms/use-settled.ts";
import { address as words } from "../../../locales/vi/address.ts";
import { areasCleared, citiesRequested } from "../../areas/slice.ts";
import { getAddressBook } from "../selectors.ts";
import { addressOpened } from "../slice.ts";

/** Loaded on demand, because its selects are the heaviest code here and customers with an address do not need them. */
const loadForm = () => import(/* webpackChunkName: "address-form" */ "./AddressForm.tsx");

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
    <Loaded
      load={loadForm}
      fallback={
        <Loading label={words.loading}>
          <SkeletonBlock height="24rem" />
        </Loading>
      }
    >
      {({ AddressForm }) => <AddressForm address={null} owner={owner} onCancel={onCancel} />}
    </Loaded>
  );
}
