import { linkTo } from "@thuot-tha/shared/contracts";
import { ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Notice } from "@thuot-tha/shared/ui";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { EmailProof } from "../../features/email/components/EmailProof.tsx";
import { FollowedLink } from "../../features/email/components/FollowedLink.tsx";
import { getEmailConfirm } from "../../features/email/selectors.ts";
import { confirmSubmitted } from "../../features/email/slice.ts";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { getProfile } from "../../features/profile/selectors.ts";
import { viEmail as words } from "../../locales/vi/email.ts";

/** Target of the letter's link: confirms the e-mail as the page opens. After a failure it offers a new letter. */
export function ConfirmEmailPage({ search }: PageProps) {
  const dispatch = useDispatch();
  const { account } = useSelector(getProfile);
  const phase = useSelector(getEmailConfirm);
  const token = new URLSearchParams(search).get("token");
  const follow = () => void (token && dispatch(confirmSubmitted(token)));
  useEffect(follow, [token]);
  const proven = account?.user.emailProven === true;
  return (
    <AccountLayout title={words.title}>
      {proven ? (
        <Notice
          tone="success"
          action={
            <>
              <Link to={linkTo(cartRoute)}>{words.toCart}</Link> ·{" "}
              <Link to={linkTo(ordersRoute)}>{words.toOrders}</Link>
            </>
          }
        >
          <p>{words.done}</p>
        </Notice>
      ) : (
        <FollowedLink phase={phase} label={words.working} onRetry={follow}>
          {account ? <EmailProof account={account} /> : null}
        </FollowedLink>
      )}
    </AccountLayout>
  );
}
