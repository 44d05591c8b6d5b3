import { Link } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { givenName } from "../../features/given-name.ts";
import { accountLinks } from "../../features/layout/account-links.ts";
import { SignOutItems } from "../../features/session/components/SignOutItems.tsx";
import { useSignOut } from "../../features/session/use-sign-out.ts";
import { viLayout } from "../../locales/vi/layout.ts";
import styles from "./AccountLink.module.css";

/** A button that opens the list of the account's pages. Escape, a press elsewhere and leaving by Tab close it. */
export function AccountMenu({ name }: { name: string }) {
  const signingOut = useSignOut();
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [open]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) close();
  };
  // A dialog restores the focus to where it was, which must not be inside the closed menu.
  const signOut = () => {
    close();
    signingOut.signOut();
  };
  const signOutEverywhere = () => {
    close();
    return signingOut.signOutEverywhere();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys and the focus of the button and links inside
    <div className={styles.menu} ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={opener}
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={id}
        aria-label={viLayout.accountOf(name)}
        onClick={() => setOpen(!open)}
      >
        <Icon name="user" />
        <span className={styles.word}>{givenName(name)}</span>
      </button>
      <ul id={id} className={styles.list} hidden={!open}>
        {accountLinks.map((link) => (
          <li key={link.to}>
            <Link to={link.to} onClick={() => setOpen(false)}>
              <Icon name={link.icon} size={18} />
              {link.name}
            </Link>
          </li>
        ))}
        <SignOutItems busy={signingOut.busy} signOut={signOut} signOutEverywhere={signOutEverywhere} />
      </ul>
    </div>
  );
}
