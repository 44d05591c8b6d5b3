import { VisuallyHidden } from "@thuot-tha/shared/ui";
import { useId } from "react";
import { viAddress as words } from "../../../locales/vi/address.ts";
import type { Address } from "../slice.ts";
import styles from "./AddressOptions.module.css";
import { AddressText } from "./AddressText.tsx";

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
