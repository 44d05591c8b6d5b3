import { addressChosen } from "@thuot-tha/shared/contracts/events/address";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { ChooseAddress } from "../../features/address/components/ChooseAddress.tsx";
import { getAddresses, getDefaultAddress } from "../../features/address/selectors.ts";

/** The order's delivery address: the default unless another is chosen. */
export function AddressChoice() {
  const { bus } = useHost();
  const addresses = useSelector(getAddresses);
  const usual = useSelector(getDefaultAddress);
  const [picked, setPicked] = useState<string | null>(null);
  const chosenId = (addresses.find(({ id }) => id === picked) ?? usual)?.id ?? null;
  useEffect(() => addressChosen.emit(bus, { addressId: chosenId }), [bus, chosenId]);
  return <ChooseAddress chosenId={chosenId} onChoose={setPicked} />;
}
