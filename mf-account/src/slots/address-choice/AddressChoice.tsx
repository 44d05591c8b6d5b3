import { defineStored } from "@thuot-tha/shared/contracts";
import { addressChosen } from "@thuot-tha/shared/contracts/events/address";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { ChooseAddress } from "../../features/address/components/ChooseAddress.tsx";
import { getAddresses, getDefaultAddress } from "../../features/address/selectors.ts";

/** Id of the address chosen in this tab, so that it stays chosen when the shopper returns or reloads. */
const storedChoice = defineStored({
  key: "tt.delivery-address",
  lasts: "tab",
  as: "text",
  parse: (id) => (typeof id === "string" ? id : null),
});

/** The order's delivery address: the default unless another is chosen. */
export function AddressChoice() {
  const { bus } = useHost();
  const addresses = useSelector(getAddresses);
  const usual = useSelector(getDefaultAddress);
  const [picked, setPicked] = useState(storedChoice.read);
  const chosenId = (addresses.find(({ id }) => id === picked) ?? usual)?.id ?? null;
  useEffect(() => addressChosen.emit(bus, { addressId: chosenId }), [bus, chosenId]);
  const choose = (id: string) => {
    storedChoice.write(id);
    setPicked(id);
  };
  return <ChooseAddress chosenId={chosenId} onChoose={choose} />;
}
