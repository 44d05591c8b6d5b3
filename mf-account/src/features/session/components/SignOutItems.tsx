import { Icon } from "@thuot-tha/shared/ui";
import { viLayout } from "../../../locales/vi/layout.ts";
import type { SignOut } from "../use-sign-out.ts";

/** The last items of a menu: signing out here, and on all devices. */
export function SignOutItems({ busy, signOut, signOutEverywhere }: SignOut) {
  return (
    <>
      <li>
        <button type="button" onClick={signOut} aria-disabled={busy || undefined}>
          <Icon name="sign-out" size={18} />
          {viLayout.signOut}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => void signOutEverywhere()} aria-disabled={busy || undefined}>
          <Icon name="sign-out" size={18} />
          {viLayout.signOutEverywhere}
        </button>
      </li>
    </>
  );
}
