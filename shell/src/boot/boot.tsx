import type { LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { createClient } from "@thuot-tha/shared/http";
import type { Location, Part, RouterHost } from "@thuot-tha/shared/platform";
import { createReport } from "../analytics/report.ts";
import { showFailure } from "../federation/mount-part.tsx";
import { preloadPart } from "../federation/preload.ts";
import { createRemoteLoader } from "../federation/remotes.ts";
import { createSlotHost } from "../federation/slots.ts";
import { ownPages } from "../pages/own.tsx";
import { createCompositionWatch } from "../routing/composition-watch.ts";
import { applyHead } from "../routing/head.ts";
import { createShopHistory, type Target, toTarget } from "../routing/history.ts";
import { followLinks, watchLinks } from "../routing/links.ts";
import { type LoadedPage, loadPage } from "../routing/load-page.ts";
import { matchPage, type PageMatch } from "../routing/match.ts";
import { createNavigator } from "../routing/navigator.ts";
import { createOutlet } from "../routing/outlet.ts";
import { createPrefetch } from "../routing/prefetch.ts";
import { getSession } from "../store/session.ts";
import type { Handover } from "./handover.ts";
import { hydrateLayout } from "./layout-root.tsx";
import { createNotices } from "./notices.ts";
import { createShop, type Shop, shellAsRemote } from "./shop.ts";

/** How often data that could not be fetched is tried again before the shopper is told. */
const retries = 3;

/** Brings the document to life: frame, page, slots, session; then follows links. */
export async function boot({ composition, state, today, match, drawn }: Handover): Promise<void> {
  const report = createReport(composition, (url, body) => window.navigator.sendBeacon(url, body));
  const history = createShopHistory(window);
  const client = createClient({ baseUrl: "", fetch: (...request) => window.fetch(...request) });
  let pageIsReady = (): void => undefined;
  const pageReady = new Promise<void>((resolve) => {
    pageIsReady = resolve;
  });
  const router = routerOn(history, (target, how) => void navigator.go(target, how));
  const slots = createSlotHost({
    composition,
    loadPart: async (remote, part) => (await loadRemote(remote)).slot(part),
    hostFor: (remote) => shop.hostFor(remote),
    onError: (remote, part, error) => report({ kind: "crash", who: remote.name, part, error }),
    pageReady,
  });
  const notify = createNotices((notices) => changeLayout({ notices }));
  const shop: Shop = createShop({ state, client, today, router, slots, notify, report });
  const loadRemote = createRemoteLoader((remote, module) => {
    shop.adopt(module);
    shop.start(remote, module);
  });

  const remoteOf = ({ remote }: PageMatch): LiveRemote | undefined =>
    composition.remotes.find(({ name }) => name === remote);

  async function codeOf(wanted: PageMatch): Promise<Part> {
    const remote = remoteOf(wanted);
    if (!remote) return ownPages.page(wanted.page);
    preloadPart(composition, remote.name, `page-${wanted.page}`);
    return (await loadRemote(remote)).page(wanted.page);
  }
  const load = (wanted: PageMatch, hasData = false): Promise<LoadedPage> =>
    loadPage(wanted, { store: shop.store, context: { client, today, now: () => new Date() }, codeOf, retries, hasData });

  const changeLayout = hydrateLayout(element("app"), shop.hostFor(shellAsRemote), (error) =>
    report({ kind: "crash", who: "shell", part: "layout", error }),
  );
  const outlet = createOutlet(element("page"));
  const show = ({ match: shown, part }: LoadedPage): Promise<void> =>
    outlet.show({
      key: `${shown.remote}/${shown.page}${shown.props.pathname}`,
      part,
      host: shop.hostFor(remoteOf(shown) ?? shellAsRemote),
      partProps: { ...shown.props },
      onError: (error) => report({ kind: "crash", who: shown.remote, part: shown.page, error }),
    });

  // In view: only the code of pages the server draws too, which is small. Data waits until a link is pointed at.
  const lookForLinks = watchLinks(window, ({ pathname, search }) => {
    const wanted = find(pathname, search);
    if (wanted?.rendering === "server") preloadPart(composition, wanted.remote, `page-${wanted.page}`, "prefetch");
  });

  const prefetch = createPrefetch((wanted) => load(wanted), Date.now);
  const outdated = createCompositionWatch(composition, window.fetch.bind(window), Date.now);
  const find = (pathname: string, search: string) => matchPage(composition.remotes, pathname, search);
  const navigator = createNavigator({
    window,
    history,
    match: find,
    load: prefetch.load,
    show: async (page) => {
      await show(page);
      applyHead(page.head, window);
      lookForLinks();
    },
    outdated,
    isGuest: () => whenKnown(shop),
    progress: (busy) => changeLayout({ busy }),
  });

  async function showFirst(): Promise<void> {
    try {
      const page = await load(match, drawn);
      await show(page);
      if (!drawn) applyHead(page.head, window);
    } catch (error) {
      report({ kind: "load", who: match.remote, part: match.page, error });
      // What the server drew stays: it can be read, and its links work. An empty place says what happened.
      if (!drawn) showFailure(element("page"), () => window.location.reload());
    }
  }

  shop.startSession(document.cookie.includes("tt_signed_in="));
  const here = toTarget(window.location.href, document.baseURI);
  // A page for customers: the navigator leads a guest to the login.
  if (here && match.login && (await whenKnown(shop))) await navigator.go(here, "replace");
  else await showFirst();
  window.history.scrollRestoration = "manual";
  if (!window.location.hash && cameBack()) navigator.restoreScroll();
  document.documentElement.dataset.ready = "";
  pageIsReady();
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 200));
  whenIdle(() => lookForLinks());

  window.addEventListener("popstate", () => {
    const target = toTarget(window.location.href, document.baseURI);
    if (target) void navigator.go(target, "pop");
  });
  window.addEventListener("pagehide", navigator.rememberScroll);
  followLinks({
    window,
    go: (target) => void navigator.go(target, "push"),
    prefetch: (target) => {
      void outdated();
      const wanted = find(target.pathname, target.search);
      if (wanted && !wanted.login) prefetch.ahead(wanted);
    },
  });
}

/** Whether this document is one the shopper has been on before: reloaded, or gone back to. */
function cameBack(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival?.type === "reload" || arrival?.type === "back_forward";
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The document has no #${id}`);
  return found;
}

/** Whether a guest is here, as soon as the API has said so. */
function whenKnown({ store }: Shop): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { known, isGuest } = getSession(store.getState());
      if (!known) return;
      stop();
      resolve(isGuest);
    };
    const stop = store.subscribe(look);
    look();
  });
}

function routerOn(
  history: ReturnType<typeof createShopHistory>,
  go: (target: Target, how: "push" | "replace") => void,
): RouterHost {
  const href = (to: string | Partial<Location>): string =>
    typeof to === "string" ? to : `${to.pathname ?? history.current().pathname}${to.search ?? ""}${to.hash ?? ""}`;
  const move = (how: "push" | "replace") => (to: string | Partial<Location>, state?: unknown) => {
    const target = toTarget(href(to), document.baseURI);
    if (target) go({ ...target, state }, how);
    else window.location.assign(href(to));
  };
  return {
    location: history.current,
    subscribe: history.subscribe,
    navigator: { createHref: href, push: move("push"), replace: move("replace"), go: (by) => window.history.go(by) },
  };
}
