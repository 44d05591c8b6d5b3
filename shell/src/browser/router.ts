import { afterPaint } from "../after-paint.ts";
import { measuredPath } from "../analytics/paths.ts";
import { shellAsRemote } from "../remotes/hosts.ts";
import { toTarget } from "../router/history.ts";
import type { InitialState } from "../router/initial-state.ts";
import { createLinkWatch, mayFetchAhead } from "../router/links.ts";
import type { LoadedPage } from "../router/load-page.ts";
import type { PageMatch } from "../router/match.ts";
import { createNavigator } from "../router/navigator.ts";
import { createOutlet } from "../router/outlet.ts";
import { createPageShow } from "../router/page-show.ts";
import { createPrefetch } from "../router/prefetch.ts";
import { isGuestOnceKnown } from "../session/is-guest-once-known.ts";
import { pageViewDelay } from "../timeouts.ts";
import { element } from "./element.ts";
import type { Platform } from "./platform.ts";
import type { Services } from "./services.ts";
import { storeChoices } from "./store-choices.ts";

/** Creates the navigation between pages. */
export function createRouter({ composition }: InitialState, services: Services, platform: Platform) {
  const { layout, store, screen, worker, report, layer, connection, recovery, updates } = services;
  const { history, pages, hostFor } = platform;
  /** A device stores documents that are the same for all shoppers. */
  const mayStore = (match: PageMatch) => match.rendering === "server" && mayFetchAhead(window);
  const load = (match: PageMatch) => pages.load(match);
  const prefetch = createPrefetch(load, Date.now);

  function onShown({ match, status, head }: LoadedPage, isFirst: boolean): void {
    const from = measuredPath(screen.match());
    screen.show(match);
    const href = match.props.pathname + match.props.search;
    if (status === 200) recovery.arrived(href);
    // The browser is already at another entry when the shopper goes back while the page appears.
    const at = history.current();
    if (status === 200 && mayStore(match))
      worker.visited(href, at.pathname + at.search, isFirst ? head.picture : undefined);
    if (isFirst) return;
    afterPaint(() => {
      layout.change({ announced: document.title });
      links.watchPage();
    });
    // A customer's page may have the code of an order in its title.
    const page_title = match.login ? match.pattern : document.title;
    setTimeout(() => layer.push(match.remote, "route_change", { page_title, from }), pageViewDelay);
  }
  const show = createPageShow({
    outlet: createOutlet(element("page")),
    location: history.browser,
    isLoaded: ({ part, match }) => part.isLoaded?.(store.getState(), match.props) ?? true,
    hostOf: (match) => hostFor(pages.remoteOf(match) ?? shellAsRemote),
    onError: (match, error, kind) => report({ kind, who: match.remote, part: match.page, error }),
    onShown,
  });

  const links = createLinkWatch({ window, find: pages.find, prefetch, composition, prepare: show.prepare });

  /** The page of a link that is followed, if it was rendered before. */
  function prerenderedFor(match: PageMatch): LoadedPage | undefined {
    const page = prefetch.loaded(match);
    if (!page || !show.isRendered(page)) return undefined;
    prefetch.followed(match);
    return page;
  }

  const navigator = createNavigator({
    window,
    history,
    layout,
    match: pages.find,
    load: prefetch.load,
    stopPersonal: pages.stopPersonal,
    refresh: load,
    onRefreshed: show.onRefreshed,
    renderedFor: (match, how) => (how === "pop" ? show.cachedPageFor(match) : prerenderedFor(match)),
    leaveFor: show.leaveFor,
    show: show.show,
    isOnline: connection.isOnline,
    async recover(href) {
      if (connection.isOnline()) return recovery.next(href);
      return (await worker.hasPage(href)) ? href : null;
    },
    outdated: updates.check,
    isOutdated: updates.isOutdated,
    replaceShown: updates.replaceShown,
    isGuest: () => isGuestOnceKnown(store),
    onFailed({ pathname, search }, error) {
      const match = pages.find(pathname, search);
      report({ kind: "load", who: match?.remote ?? "shell", part: match?.page, error });
    },
  });
  history.onRequest((target, how) => void navigator.go(target, how));
  storeChoices({
    history,
    mayStore: () => mayStore(screen.match()),
    store: (href) => worker.visited(href, href),
  });
  window.addEventListener("popstate", () => {
    const target = toTarget(window.location.href, document.baseURI);
    if (target) history.request(target, "pop");
  });
  window.addEventListener("pagehide", navigator.rememberScroll);
  // A phone discards a hidden tab without `pagehide`.
  document.addEventListener("visibilitychange", () => document.hidden && navigator.rememberScroll());

  return {
    links,
    show: show.show,
    navigator,
    /** Drops all pages that are not on screen, because they were rendered for another customer. */
    forget(): void {
      prefetch.forget();
      show.forget();
    },
  };
}

export type Router = ReturnType<typeof createRouter>;
