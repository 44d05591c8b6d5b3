import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link, useLocation, useNavigate } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { type ReactNode, useEffect } from "react";
import { useSelector } from "react-redux";
import { frame } from "../../locales/vi/frame.ts";
import { getSignOut } from "../session/selectors.ts";
import { useSession } from "../session/use-session.ts";
import { useSignOut } from "../session/use-sign-out.ts";
import styles from "./AccountFrame.module.css";
import { accountLinks } from "./account-links.ts";
import { titleId } from "./focus-title.ts";

interface AccountFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The list this page belongs to. */
  back?: { name: string; to: string };
  /** Beside the title: the page's main action. */
  action?: ReactNode;
  children: ReactNode;
}

/** Around every page of the account: the menu, the title, the content. */
export function AccountFrame({ title, lead, back, action, children }: AccountFrameProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { signOut, busy } = useSignOut();
  useLoginWhenSessionEnds();
  return (
    <div className={styles.frame}>
      <nav className={styles.menu} aria-label={frame.menu}>
        <p className={styles.who}>{user?.fullName}</p>
        <ul>
          {accountLinks.map(({ name, icon, to }) => (
            <li key={to}>
              <Link to={to} aria-current={currentOf(pathname, to)}>
                <Icon name={icon} size={18} />
                {name}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={signOut} aria-disabled={busy || undefined}>
              <Icon name="sign-out" size={18} />
              {frame.signOut}
            </button>
          </li>
        </ul>
      </nav>
      <section className={styles.content}>
        {back ? (
          <Link className={styles.back} to={back.to}>
            <Icon name="chevron-left" size={18} />
            {back.name}
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

/** "page" for the page itself, "true" for one under it. */
function currentOf(pathname: string, to: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return pathname.startsWith(`${to}/`) ? "true" : undefined;
}

/** The session may end elsewhere: another tab, another device. Who signs out here is led home by the button. */
function useLoginWhenSessionEnds(): void {
  const { known, isGuest } = useSession();
  const leaving = useSelector(getSignOut).is !== "idle";
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ended = known && isGuest && !leaving;
  useEffect(() => {
    if (ended) navigate(pathTo("login", undefined, { returnTo: pathname + search }), { replace: true });
  }, [ended, navigate, pathname, search]);
}
