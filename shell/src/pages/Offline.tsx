import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { buttonClass } from "@thuot-tha/shared/ui";
import { useEffect, useState } from "react";
import { alwaysCached, pagesCache } from "../worker/messages.ts";
import styles from "./pages.module.css";

interface Visited {
  href: string;
  title: string;
}

const maxLinks = 12;

/**
 * Titles and addresses of the cached pages, newest first. A page is cached under every address it was visited at, and
 * with every choice; the last one is listed.
 */
async function visitedPages(): Promise<Visited[]> {
  const cache = await caches.open(pagesCache);
  const pages = new Map<string, Visited>();
  for (const request of (await cache.keys()).toReversed()) {
    const { pathname, search } = new URL(request.url);
    const html = (await (await cache.match(request))?.text()) ?? "";
    const { title } = new DOMParser().parseFromString(html.slice(0, 2000), "text/html");
    const page = { href: pathname + search, title: title.replace(" · Thướt Tha", "") || pathname };
    if (!alwaysCached.includes(pathname) && !pages.has(pathname + title)) pages.set(pathname + title, page);
  }
  return [...pages.values()].slice(0, maxLinks);
}

/**
 * Shown for a page that is not cached while the browser has no network, or the shop does not answer: the banner says
 * which. The shell opens that page once the shop is reachable again.
 */
export function Offline() {
  const [visited, setVisited] = useState<Visited[]>([]);
  useEffect(() => {
    if ("caches" in window) visitedPages().then(setVisited, () => undefined);
  }, []);
  return (
    <section className={styles.page}>
      <h1>Trang này chưa có trong máy</h1>
      <p>Trang sẽ tự mở khi kết nối được trở lại.</p>
      <ul className={styles.ways}>
        <li>
          <button type="button" className={buttonClass({ variant: "text" })} onClick={() => window.location.reload()}>
            Thử lại
          </button>
        </li>
        <li>
          <a href={linkTo(homeRoute)} rel="external">
            Về trang chủ
          </a>
        </li>
        {visited.map(({ href, title }) => (
          <li key={href}>
            <a href={href} rel="external">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
