import { useHost } from "@thuot-tha/shared/platform";
import { useSelector } from "react-redux";
import { AvatarField } from "../../features/avatar/components/AvatarField.tsx";
import { EmailProof } from "../../features/email/components/EmailProof.tsx";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { ProfileForm } from "../../features/profile/components/ProfileForm.tsx";
import { getProfile } from "../../features/profile/selectors.ts";
import { useSettled } from "../../forms/use-settled.ts";
import { viProfile as words } from "../../locales/vi/profile.ts";

export function ProfilePage() {
  const { notify } = useHost();
  const { account, save } = useSelector(getProfile);
  useSettled(save, { onDone: () => notify({ kind: "success", message: words.saved }) });
  return (
    <AccountLayout title={words.title} lead={words.lead}>
      {account ? (
        <>
          <EmailProof account={account} />
          <AvatarField account={account} />
          <ProfileForm account={account} />
        </>
      ) : null}
    </AccountLayout>
  );
}
