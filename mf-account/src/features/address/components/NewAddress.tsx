import { Loaded } from "@thuot-tha/shared/loading/Loaded";
import { Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { viAddress as words } from "../../../locales/vi/address.ts";
import { areasCleared, citiesRequested } from "../../areas/slice.ts";
import type { AddressOwner } from "../address-values.ts";
import { addressOpened } from "../slice.ts";

/** Loaded on demand, because its selects are the heaviest code here and customers with an address do not need them. */
const loadForm = () => import(/* webpackChunkName: "address-form" */ "./AddressForm.tsx");

interface NewAddressProps {
  owner: AddressOwner;
  onCancel?: () => void;
}

/** The form for a new address, in place. Callers read the outcome from the address book's `save` phase. */
export function NewAddress({ owner, onCancel }: NewAddressProps) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(addressOpened(null));
    dispatch(areasCleared());
    dispatch(citiesRequested());
  }, [dispatch]);
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
