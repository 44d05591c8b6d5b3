import { linkTo } from "@thuot-tha/shared/contracts";
import { changePasswordRoute, profileRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Button, Loading, Notice, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { EmailChangeForm } from "../../features/email/components/EmailChangeForm.tsx";
import { getEmailChange, getEmailRequest } from "../../features/email/selectors.ts";
import { changeOpened, changeSubmitted } from "../../features/email/slice.ts";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { getProfile, hasNoPassword } from "../../features/profile/selectors.ts";
import { FormFailure } from "../../forms/FormFailure.tsx";
import { failureOf } from "../../forms/phase.ts";
import { email as words } from "../../locales/vi/email.ts";

/** Requests a letter to a new e-mail. As the target of the letter's link, changes the e-mail as the page opens. */
export function ChangeEmailPage({ search }: PageProps) {
  const dispatch = useDispatch();
  const { account } = useSelector(getProfile);
  const isWithoutPassword = useSelector(hasNoPassword);
  const request = useSelector(getEmailRequest);
  const change = useSelector(getEmailChange);
  const [sentTo, setSentTo] = useState("");
  const token = new URLSearchParams(search).get("token");
  const follow = () => void (token && dispatch(changeSubmitted(token)));
  useEffect(follow, [token]);
  if (!account) return null;
  const { email } = account.user;
  if (change.is === "done") {
    return (
      <AccountLayout title={words.changeTitle}>
        <Notice tone="success" action={<Link to={linkTo(profileRoute)}>{words.toProfile}</Link>}>
          <p>{words.changed(email)}</p>
        </Notice>
      </AccountLayout>
    );
  }
  if (change.is === "working") {
    return (
      <AccountLayout title={words.changeTitle}>
        <Loading label={words.changing}>
          <SkeletonBlock height="4rem" />
        </Loading>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={words.changeTitle} lead={words.changeLead}>
      <FormFailure failure={failureOf(change)} action={<Button onClick={follow}>{words.tryAgain}</Button>} />
      {isWithoutPassword ? (
        <Notice live={false} action={<Link to={linkTo(changePasswordRoute)}>{words.setPassword}</Link>}>
          <p>{words.passwordFirst}</p>
        </Notice>
      ) : request.is === "done" ? (
        <Notice tone="success" action={<Button onClick={() => dispatch(changeOpened())}>{words.otherAddress}</Button>}>
          <p>{words.requested(sentTo, email)}</p>
        </Notice>
      ) : (
        <EmailChangeForm key={account.user.id} current={email} onSent={setSentTo} />
      )}
    </AccountLayout>
  );
}
