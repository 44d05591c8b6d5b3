import { useHost } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { useState } from "react";
import { useSelector } from "react-redux";
import { AccountFrame } from "../../features/frame/AccountFrame.tsx";
import { PasswordForm } from "../../features/password/components/PasswordForm.tsx";
import { getPasswordChange } from "../../features/password/selectors.ts";
import { useSettled } from "../../forms/use-settled.ts";
import { profile as words } from "../../locales/vi/profile.ts";

export function ChangePasswordPage() {
  const { notify } = useHost();
  const { user } = useSession();
  const [changes, setChanges] = useState(0);
  useSettled(useSelector(getPasswordChange), {
    onDone: () => {
      notify({ kind: "success", message: words.changed });
      setChanges(changes + 1);
    },
  });
  return (
    <AccountFrame title={words.passwordTitle} lead={words.passwordLead}>
      {/* Resets the form after each change, so that passwords do not stay on the page. */}
      <PasswordForm key={changes} owner={user} />
    </AccountFrame>
  );
}
