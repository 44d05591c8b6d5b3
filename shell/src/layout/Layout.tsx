import { type Notice, useLocation } from "@thuot-tha/shared/platform";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./Layout.module.css";
import { Notices } from "./Notices.tsx";
import { TabBar } from "./TabBar.tsx";

export interface LayoutProps {
  /** HTML of the page as the server drew it, or a skeleton; ignored while hydrating. */
  pageHtml: string;
  notices: readonly Notice[];
  busy: boolean;
}

/** The frame around every page. Pages stand in `#page` in React roots of their own: the frame never redraws them. */
export function Layout({ pageHtml, notices, busy }: LayoutProps) {
  const { pathname } = useLocation();
  return (
    <>
      <a className={styles.skip} href="#page" rel="external">
        Đến nội dung chính
      </a>
      <div className={styles.progress} role="progressbar" aria-label="Đang tải trang" hidden={!busy} />
      <Header pathname={pathname} />
      <main
        id="page"
        className={styles.page}
        tabIndex={-1}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: pageHtml }}
      />
      <Footer />
      <TabBar pathname={pathname} />
      <Notices notices={notices} />
    </>
  );
}
