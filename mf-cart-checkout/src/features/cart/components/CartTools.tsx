import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { Button, buttonClass, CheckboxInput } from "@thuot-tha/shared/ui";
import { useEffect, useRef, useState } from "react";
import { viCart } from "../../../locales/vi/cart.ts";
import styles from "./CartTools.module.css";

interface CartToolsProps {
  chosen: number;
  /** Number of lines that can be chosen. */
  possible: number;
  onChooseAll: (all: boolean) => void;
  onRemoveChosen: () => void;
}

/** Actions on several lines. Deleting asks for confirmation, because all lines are chosen by default. */
export function CartTools({ chosen, possible, onChooseAll, onRemoveChosen }: CartToolsProps) {
  const [isConfirming, setConfirming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) confirm.current?.focus();
  }, [isConfirming]);
  useFocusAfter(isConfirming, () => opener.current);
  const all = chosen === possible && possible > 0;

  return (
    <div className={styles.tools}>
      <CheckboxInput
        label={
          <>
            {viCart.chooseAll} <span className={styles.count}>{viCart.chosen(chosen, possible)}</span>
          </>
        }
        checked={all}
        disabled={possible === 0}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all;
        }}
        onChange={(event) => onChooseAll(event.target.checked)}
      />
      {chosen === 0 ? null : isConfirming ? (
        <div className={styles.confirming}>
          <button
            type="button"
            ref={confirm}
            className={buttonClass({ variant: "danger", size: "small" })}
            onClick={() => {
              setConfirming(false);
              onRemoveChosen();
            }}
          >
            {viCart.removeChosen(chosen)}
          </button>
          <Button variant="quiet" size="small" onClick={() => setConfirming(false)}>
            {viCart.keep}
          </Button>
        </div>
      ) : (
        <button
          type="button"
          ref={opener}
          className={buttonClass({ variant: "text", size: "small" })}
          onClick={() => setConfirming(true)}
        >
          {viCart.removeSome}
        </button>
      )}
    </div>
  );
}
