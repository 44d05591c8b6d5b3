import { VisuallyHidden } from "@thuot-tha/shared/ui";
import { useId } from "react";
import { AddressText } from "../../features/address/components/AddressText.tsx";
import type { Address } from "../../features/address/slice.ts";
import { address as words } from "../../locales/vi/address.ts";
import styles from "./AddressChoice.module.css";

interface AddressOptionsProps {
  addresses: readonly Address[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** The addresses as native radio buttons. */
export function AddressOptions({ addresses, chosenId, onChoose }: AddressOptionsProps) {
  const name = useId();
  return (
    <fieldset className={styles.options}>
      <legend>
        <VisuallyHidden>{words.choose}</VisuallyHidden>
      </legend>
      {addresses.map((address) => (
        <label key={address.id} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={address.id}
            checked={address.id === chosenId}
            onChange={() => onChoose(address.id)}
          />
          <AddressText address={address} />
        </label>
      ))}
    </fieldset>
  );
}
