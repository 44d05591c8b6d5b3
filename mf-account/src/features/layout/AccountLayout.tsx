import { linkTo } from "@thuot-tha/shared/contracts";
import { accountRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Icon } from "@thuot-tha/shared/ui";
import type { ReactNode } from "react";
import { viLayout } from "../../locales/vi/layout.ts";
import styles from "./AccountLayout.module.css";
import { AccountMenu } from "./AccountMenu.tsx";
import { titleId } from "./focus-title.ts";
import { useLoginWhenSessionEnds } from "./use-login-when-session-ends.ts";

interface AccountLayoutProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The list this page belongs to; the account's home page by default. Null on that page itself. */
  back?: { name: string; to: string } | null;
  /** The page's main action, beside the title. */
  action?: ReactNode;
  /** Guests may see the page too; they have no menu. */
  guests?: boolean;
  /** Not rendered after sign-out, when the customer's data is gone and the login page is loading. */
  children?: ReactNode;
}

/** Layout of every account page: the menu beside it (a back link on phones), the title, the content. */
export function AccountLayout({ title, lead, back, action, guests = false, children }: AccountLayoutProps) {
  const { isGuest } = useSession();
  useLoginWhenSessionEnds(!guests);
  const withMenu = !guests || !isGuest;
  const way = back === undefined && withMenu ? { name: viLayout.account, to: linkTo(accountRoute) } : back;
  return (
    <div className={styles.layout} data-menu={withMenu || undefined}>
      {withMenu ? <AccountMenu className={styles.menu} /> : null}
      <section className={styles.content}>
        {way ? (
          <Link className={styles.back} to={way.to} data-home={back ? undefined : true}>
            <Icon name="chevron-left" size={18} />
            {way.name}
          </Link>
        ) : null}
        <div className={styles.head}>
          <div>
            <h1 id={titleId} tabIndex={-1}>
              {title}
            </h1>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          {action}
        </div>
        {children}
      </section>
    </div>
  );
}
