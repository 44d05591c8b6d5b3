import { formatPhone } from "@thuot-tha/shared/domain/customer";
import { placeLine } from "@thuot-tha/shared/domain/order";
import { Tag } from "@thuot-tha/shared/ui";
import { viAddress as words } from "../../../locales/vi/address.ts";
import { mergedLine } from "../merged-line.ts";
import type { Address } from "../slice.ts";
import styles from "./AddressText.module.css";

/** An address as text: recipient, kind and place. An order's copy has no default flag. */
export function AddressText({ address }: { address: Omit<Address, "id" | "isDefault"> & { isDefault?: boolean } }) {
  const merged = mergedLine(address);
  return (
    <div className={styles.text}>
      <p className={styles.who}>
        <strong>{address.receiverName}</strong>
        <Tag>{words.types[address.type]}</Tag>
        {address.isDefault ? <Tag tone="accent">{words.isDefault}</Tag> : null}
      </p>
      <p>{formatPhone(address.phone)}</p>
      <p>{placeLine(address)}</p>
      {merged ? <p className={styles.merged}>{merged}</p> : null}
    </div>
  );
}
