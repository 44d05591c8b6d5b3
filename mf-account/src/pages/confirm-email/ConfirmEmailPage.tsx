import { linkTo } from "@thuot-tha/shared/contracts";
import { ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Loading, Notice, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { EmailProof } from "../../features/email/components/EmailProof.tsx";
import { getEmailConfirm } from "../../features/email/selectors.ts";
import { confirmSubmitted } from "../../features/email/slice.ts";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { getProfile } from "../../features/profile/selectors.ts";
import { FormFailure } from "../../forms/FormFailure.tsx";
import { failureOf } from "../../forms/phase.ts";
import { email as words } from "../../locales/vi/email.ts";

/** Target of the letter's link: confirms the e-mail as the page opens. After a failure it offers a new letter. */
export function ConfirmEmailPage({ search }: PageProps) {
  const dispatch = useDispatch();
  const { account } = useSelector(getProfile);
  const phase = useSelector(getEmailConfirm);
  const token = new URLSearchParams(search).get("token");
  useEffect(() => {
    if (token) dispatch(confirmSubmitted(token));
  }, [dispatch, token]);
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
      ) : phase.is === "working" ? (
        <Loading label={words.working}>
          <SkeletonBlock height="4rem" />
        </Loading>
      ) : (
        <>
          <FormFailure failure={failureOf(phase)} />
          {account ? <EmailProof account={account} /> : null}
        </>
      )}
    </AccountLayout>
  );
}
