import { useHost } from "@thuot-tha/shared/platform";
import { Button } from "@thuot-tha/shared/ui";
import { useRef } from "react";
import { viPaying } from "../../../locales/vi/paying.ts";
import styles from "./CopyFact.module.css";

interface CopyFactProps {
  name: string;
  /** The displayed value. */
  shown: string;
  /** The copied value; without it there is no button. */
  value?: string;
}

/** A name and its value, with a button that copies the value. */
export function CopyFact({ name, shown, value }: CopyFactProps) {
  const { notify } = useHost();
  const text = useRef<HTMLElement>(null);

  const copy = async (copied: string) => {
    try {
      await navigator.clipboard.writeText(copied);
      notify({ kind: "notice", message: viPaying.copied(name) });
    } catch {
      // The clipboard is missing or forbidden, so the text is selected for copying by hand.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      notify({ kind: "info", message: viPaying.copyFailed });
    }
  };

  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <span ref={text} translate="no">
          {shown}
        </span>
        {value === undefined ? null : (
          <Button variant="text" size="small" aria-label={viPaying.copyOf(name)} onClick={() => void copy(value)}>
            {viPaying.copy}
          </Button>
        )}
      </dd>
    </div>
  );
}
