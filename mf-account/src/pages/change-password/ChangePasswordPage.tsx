import { useHost } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { focusTitleIfLost } from "../../features/layout/focus-title.ts";
import { FirstPassword } from "../../features/password/components/FirstPassword.tsx";
import { PasswordForm } from "../../features/password/components/PasswordForm.tsx";
import { getPasswordChange } from "../../features/password/selectors.ts";
import { getProfile, hasNoPassword } from "../../features/profile/selectors.ts";
import { useSettled } from "../../forms/use-settled.ts";
import { viProfile as words } from "../../locales/vi/profile.ts";

/** Changes the password, or sends a link for the first one to a customer who has none. */
export function ChangePasswordPage() {
  const { notify } = useHost();
  const { user } = useSession();
  const { account } = useSelector(getProfile);
  const isFirst = useSelector(hasNoPassword);
  const [changes, setChanges] = useState(0);
  useSettled(useSelector(getPasswordChange), {
    onDone: () => {
      notify({ kind: "success", message: words.changed });
      setChanges(changes + 1);
    },
  });
  // The button that was pressed went with the form.
  useEffect(() => {
    if (changes > 0) focusTitleIfLost();
  }, [changes]);
  if (account && isFirst) {
    return (
      <AccountLayout title={words.firstTitle}>
        <FirstPassword email={account.user.email} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={words.passwordTitle} lead={words.passwordLead}>
      {/* Resets the form after each change and for another customer, so that passwords do not stay on the page. */}
      <PasswordForm key={`${user?.id} ${changes}`} owner={user} />
    </AccountLayout>
  );
}
