import { matchRoute } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { useLocation } from "@thuot-tha/shared/platform";
import { Toasts, VisuallyHidden } from "@thuot-tha/shared/ui";
import { Activity, memo, useCallback, useEffect, useState } from "react";
import { Banners } from "./Banners.tsx";
import { CategoryDrawer } from "./CategoryDrawer.tsx";
import { Contained } from "./Contained.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./Layout.module.css";
import { SignInDialog } from "./SignInDialog.tsx";
import type { LayoutActions, LayoutState } from "./state.ts";
import { TabBar } from "./TabBar.tsx";

const isProduct = (pathname: string): boolean => matchRoute([productRoute], pathname) !== null;

/** Memoised: these depend on nothing in the layout's state. */
const SteadyHeader = memo(Header);
const SteadyFooter = memo(Footer);
const SteadyDrawer = memo(CategoryDrawer);

export interface LayoutProps {
  /** HTML of the server-rendered page, or a skeleton; ignored during hydration. */
  pageHtml: string;
  /** Whether shoppers are asked for consent to analytics by a third party. */
  asksConsent: boolean;
  state: LayoutState;
  actions: LayoutActions;
}

/**
 * The layout around every page. Pages are mounted in `#page` as their own React roots, so the layout never re-renders
 * them. A part of the layout that crashes does not take them along.
 */
export function Layout({ pageHtml, asksConsent, state, actions }: LayoutProps) {
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState(false);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  useEffect(closeDrawer, [pathname]);
  return (
    <>
      <a className={styles.skip} href="#page" rel="external">
        Đến nội dung chính
      </a>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="Đang tải trang"
        hidden={state.progress === "none"}
      />
      <VisuallyHidden role="status">{state.announced}</VisuallyHidden>
      <p className={styles.slow} role="status">
        {state.progress === "slow" ? "Trang đang tải, bạn chờ một chút…" : null}
      </p>
      <Contained>
        <SteadyHeader short={isProduct(pathname)} />
      </Contained>
      <main
        id="page"
        className={styles.page}
        tabIndex={-1}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: pageHtml }}
      />
      <Contained>
        <SteadyFooter askConsent={asksConsent ? actions.askConsent : null} />
      </Contained>
      <Contained>
        <TabBar pathname={pathname} onMenu={() => setDrawer(true)} />
      </Contained>
      <Contained>
        <Toasts toasts={state.notices} />
      </Contained>
      <Contained>
        <Banners state={state} actions={actions} />
      </Contained>
      {state.isInUse || drawer ? (
        // React renders hidden content in idle time, so that a press only has to show it.
        <Activity mode={drawer ? "visible" : "hidden"}>
          <Contained>
            <SteadyDrawer onClose={closeDrawer} />
          </Contained>
        </Activity>
      ) : null}
      {state.signIn ? (
        <Contained>
          <SignInDialog onClose={actions.cancelSignIn} />
        </Contained>
      ) : null}
    </>
  );
}
