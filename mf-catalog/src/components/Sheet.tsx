import { classNames, Icon } from "@thuot-tha/shared/ui";
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { viCommon } from "../locales/vi/common.ts";
import styles from "./Sheet.module.css";

interface SheetProps {
  /** A button with this `popoverTarget` opens it, even before scripts have loaded. */
  id: string;
  title: string;
  /** `panel`: over the page on every screen. `aside`: on wide screens always open within the page. */
  look?: "panel" | "aside";
  onToggle?: (open: boolean) => void;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog over the page, as a native popover: Esc, a press outside and leaving it by Tab close it. It is focusable, so
 * that a press on its text does not move the focus out of it.
 */
export function Sheet({ id, title, look = "panel", onToggle, footer, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before scripts loaded.
  useEffect(() => setOpen(sheet.current?.matches(":popover-open") ?? false), []);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !sheet.current?.contains(relatedTarget)) closeSheet(sheet);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is the expression below
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles have a name
    <div
      ref={sheet}
      id={id}
      popover="auto"
      role={open || look === "panel" ? "dialog" : "region"}
      tabIndex={-1}
      aria-label={title}
      className={classNames(styles.sheet, styles[look])}
      onBlur={leave}
      onToggle={(event) => {
        // React also bubbles toggle events of elements inside.
        if (event.target !== event.currentTarget) return;
        const open = event.newState === "open";
        setOpen(open);
        if (open) sheet.current?.querySelector<HTMLElement>("button")?.focus();
        onToggle?.(open);
      }}
    >
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={viCommon.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </div>
  );
}

function closeSheet({ current }: RefObject<HTMLElement | null>): void {
  if (current?.matches(":popover-open")) current.hidePopover();
}
