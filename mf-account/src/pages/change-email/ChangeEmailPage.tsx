import { linkTo } from "@thuot-tha/shared/contracts";
import { changePasswordRoute, profileRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Notice } from "@thuot-tha/shared/ui";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { EmailChange } from "../../features/email/components/EmailChange.tsx";
import { FollowedLink } from "../../features/email/components/FollowedLink.tsx";
import { getEmailChange } from "../../features/email/selectors.ts";
import { changeSubmitted } from "../../features/email/slice.ts";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { getProfile, hasNoPassword } from "../../features/profile/selectors.ts";
import { viEmail as words } from "../../locales/vi/email.ts";
import { viProfile } from "../../locales/vi/profile.ts";

const back = { name: viProfile.title, to: linkTo(profileRoute) };

/** Requests a letter to a new e-mail. As the target of the letter's link, changes the e-mail as the page opens. */
export function ChangeEmailPage({ search }: PageProps) {
  const dispatch = useDispatch();
  const { account } = useSelector(getProfile);
  const isWithoutPassword = useSelector(hasNoPassword);
  const change = useSelector(getEmailChange);
  const token = new URLSearchParams(search).get("token");
  const follow = () => void (token && dispatch(changeSubmitted(token)));
  useEffect(follow, [token]);
  if (!account) return null;
  const { id, email } = account.user;
  if (change.is === "done") {
    return (
      <AccountLayout title={words.changeTitle} back={back}>
        <Notice tone="success" action={<Link to={back.to}>{words.toProfile}</Link>}>
          <p>{words.changed(email)}</p>
        </Notice>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={words.changeTitle} lead={words.changeLead} back={back}>
      <FollowedLink phase={change} label={words.changing} onRetry={follow}>
        {isWithoutPassword ? (
          <Notice live={false} action={<Link to={linkTo(changePasswordRoute)}>{words.setPassword}</Link>}>
            <p>{words.passwordFirst}</p>
          </Notice>
        ) : (
          <EmailChange key={id} current={email} />
        )}
      </FollowedLink>
    </AccountLayout>
  );
}
