import { linkTo } from "@thuot-tha/shared/contracts";
import { addressEditRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link } from "@thuot-tha/shared/platform";
import { Button } from "@thuot-tha/shared/ui";
import { viAddress as words } from "../../../locales/vi/address.ts";
import type { Address } from "../slice.ts";
import styles from "./AddressCard.module.css";
import { AddressText } from "./AddressText.tsx";

interface AddressCardProps {
  address: Address;
  /** An address of the book is being changed; buttons are disabled because only one change runs at a time. */
  busy: boolean;
  /** The change of this address that is in progress; its button keeps the focus. */
  doing: "remove" | "make-default" | null;
  onRemove: () => void;
  onMakeDefault: () => void;
}

/** An address of the book with its actions. Each button's label names its address. */
export function AddressCard({ address, busy, doing, onRemove, onMakeDefault }: AddressCardProps) {
  const { id, receiverName, isDefault } = address;
  const held = (action: typeof doing) => ({ loading: doing === action, disabled: busy && doing !== action });
  return (
    <article className={styles.card} aria-busy={busy || undefined}>
      <AddressText address={address} />
      <div className={styles.actions}>
        <Button
          variant="text"
          as={Link}
          href={linkTo(addressEditRoute, { id })}
          aria-label={words.editOf(receiverName)}
        >
          {words.edit}
        </Button>
        <Button variant="text" onClick={onRemove} {...held("remove")} aria-label={words.removeOf(receiverName)}>
          {words.remove}
        </Button>
        {isDefault ? null : (
          <Button
            variant="text"
            onClick={onMakeDefault}
            {...held("make-default")}
            aria-label={words.makeDefaultOf(receiverName)}
          >
            {words.makeDefault}
          </Button>
        )}
      </div>
    </article>
  );
}
