import { linkTo } from "@thuot-tha/shared/contracts";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { afterPaint } from "../after-paint.ts";
import type { LayoutStore } from "../layout/layout-store.ts";
import type { LayoutState } from "../layout/state.ts";
import { slowNoticeDelay } from "../timeouts.ts";
import { isSameEntry } from "./hidden-page.ts";
import { type How, type ShopHistory, stays, type Target } from "./history.ts";
import type { LoadedPage } from "./load-page.ts";
import { errorMatch, notFoundMatch, offlineMatch, type PageMatch } from "./match.ts";
import { createScroll } from "./scroll.ts";

interface Options {
  window: Window;
  history: ShopHistory;
  /** Shows that a page is loading. */
  layout: LayoutStore;
  match: (pathname: string, search: string) => PageMatch | null;
  load: (match: PageMatch) => Promise<LoadedPage>;
  /** Stops the load of a page for customers, if one is under way. */
  stopPersonal: () => void;
  /** The page that is already rendered: ahead of its link, or cached for the entry that the browser has gone to. */
  renderedFor: (match: PageMatch, how: How) => LoadedPage | undefined;
  /** Called before the page gets the address. */
  leaveFor: (page: LoadedPage) => void;
  /** Puts the page on screen; `arrive` runs in the same step. */
  show: (page: LoadedPage, how: How, arrive: () => void) => Promise<void>;
  /** Loads the data of a cached page again. */
  refresh: (match: PageMatch) => Promise<LoadedPage>;
  /** Called with the page on screen when its data has been loaded again. */
  onRefreshed: (page: LoadedPage) => void;
  /** Whether the shop is reachable. */
  isOnline: () => boolean;
  /** Address to request as a document when a page fails to load; null when no address is left to try. */
  recover: (href: string) => Promise<string | null>;
  /** Whether other releases are live than the ones this document was made with. */
  outdated: () => Promise<boolean>;
  /** The last answer to that question. */
  isOutdated: () => boolean;
  /** Requests the document of a page that was shown before it was known that other releases are live. */
  replaceShown: () => void;
  /** Resolves to whether the shopper is a guest, once the API has answered, or has failed to. */
  isGuest: () => Promise<boolean>;
  /** Called when a page's code failed to load. */
  onFailed: (target: Target, error: unknown) => void;
}

/** Resolves with null when other releases are live, and otherwise never. */
const documentNeeded = (outdated: Promise<boolean>): Promise<null> =>
  new Promise((resolve) => void outdated.then((is) => is && resolve(null)));

/**
 * Moves between pages: loads the next page's code and data first, then changes address, page, scroll and focus in one
 * step. A document shows one composition only: when operators have changed it, the next navigation requests a document.
 * A page that is ready does not wait for that answer: its document is requested when the answer comes. The page on
 * screen keeps its releases in another state, because a document would close what is open in it, such as the filters of
 * a list.
 */
export function createNavigator(options: Options) {
  const { window, history, layout } = options;
  const scroll = createScroll(window, history);
  const progress = (progress: LayoutState["progress"]) => {
    // The layout renders again at each change.
    if (layout.get().progress !== progress) layout.change({ progress });
  };
  let latest = 0;
  /** Where the shopper is going, until the page is on screen. */
  let going: { target: Target; how: How; match: PageMatch } | null = null;
  let moved = false;

  async function go(target: Target, how: How): Promise<void> {
    const turn = ++latest;
    const href = target.pathname + target.search + target.hash;
    if (going?.match.login) options.stopPersonal();
    if (samePage(target) && (target.hash || (how === "pop" && (history.current().hash || hasReturned())))) {
      commit(target, how);
      // No other page is loading.
      going = null;
      progress("none");
      return how === "pop" ? scroll.restore() : scroll.scrollTo(target.hash);
    }
    moved = true;
    const match = options.match(target.pathname, target.search) ?? notFoundMatch(target.pathname, target.search);
    going = { target, how, match };
    const rendered = options.renderedFor(match, how);
    const isWithin = changesPage(target);
    if (!rendered) progress("busy");
    const slow = setTimeout(() => turn === latest && progress("slow"), slowNoticeDelay);
    try {
      // The pressed control is on the screen before requests are sent and a list that is cached is rendered.
      if (stays(target)) await new Promise<void>(afterPaint);
      if (turn !== latest) return;
      const outdated = options.outdated().then((is) => is && !isWithin);
      if (match.login && (await options.isGuest())) {
        return turn === latest ? go(toLogin(href), how === "pop" ? "replace" : how) : undefined;
      }
      // Nothing is awaited for a rendered page: it appears within the task of the press.
      const page = !isWithin && options.isOutdated() ? null : (rendered ?? (await load(match, outdated)));
      if (turn !== latest) return;
      if (!page) return requestDocument(href, how);
      // The busy page would be wrong, and the worker may have this one.
      if (page.status === 503 && !options.isOnline()) return await fail(target, how, turn);
      await enter(page, target, how);
      void outdated.then((is) => is && turn === latest && options.replaceShown());
      if (rendered && how === "pop") afterPaint(() => void refresh(match, turn));
    } catch (error) {
      // Reported even when the shopper has gone elsewhere, because the page they stopped waiting for is the one that
      // hangs.
      options.onFailed(target, error);
      if (turn === latest) await fail(target, how, turn);
    } finally {
      clearTimeout(slow);
      if (turn === latest) {
        going = null;
        progress("none");
      }
    }
  }

  async function enter(page: LoadedPage, target: Target, how: How): Promise<void> {
    const failed = page.status === 503;
    // A failure is another page, also where the link would only have changed this one.
    const to = failed ? { ...target, state: undefined } : target;
    const as = failed ? keepingEntry(target, how) : how;
    options.leaveFor(page);
    // A link to the page itself begins at the top, as a plain link does.
    const isElsewhere = to.pathname !== history.current().pathname || samePage(to);
    // The address is the page's already when its link is pressed again while it mounts.
    const isAgain = how === "push" && samePage(to) && to.hash === history.current().hash;
    commit(to, isAgain ? "replace" : as);
    await options.show(page, as, () => scroll.settle(to, as, isElsewhere));
  }

  /**
   * A failure replaces no entry of the page on screen, such as a list's by its next page, so that Back returns to it.
   */
  const keepingEntry = ({ pathname }: Target, how: How): How =>
    how === "replace" && pathname === history.current().pathname ? "push" : how;

  /** Resolves with null when other releases have gone live meanwhile; the page and its failure are then ignored. */
  function load(match: PageMatch, outdated: Promise<boolean>): Promise<LoadedPage | null> {
    const loading = options.load(match);
    loading.catch(() => undefined);
    return Promise.race([documentNeeded(outdated), loading]);
  }

  /** Brings a page up to date that was shown as the shopper left it. */
  async function refresh(match: PageMatch, turn: number): Promise<void> {
    // A cached page is readable, so a failure leaves it.
    const page = await options.refresh(match).catch(() => null);
    if (turn !== latest) return;
    if (page?.status === 200) options.onRefreshed(page);
    if (page?.status === 404) await options.show(page, "replace", () => undefined);
  }

  /**
   * A page for customers may not stay on screen, or appear, when its customer has left: a guest signs in first, and
   * another customer gets the page loaded again.
   */
  function leaveCustomer(): void {
    options.stopPersonal();
    const { pathname, search } = history.current();
    if (going?.match.login) void go(going.target, going.how);
    else if (options.match(pathname, search)?.login) void go({ pathname, search, hash: "" }, "replace");
  }

  /** Requests the document of a page that failed to load, because edge and worker have fallbacks. */
  async function fail(target: Target, how: How, turn: number): Promise<void> {
    const href = target.pathname + target.search + target.hash;
    const instead = await options.recover(href);
    if (turn !== latest) return;
    if (instead) return requestDocument(instead, instead === href ? keepingEntry(target, how) : "replace");
    const page = await options.load((options.isOnline() ? errorMatch : offlineMatch)(target.pathname, target.search));
    if (turn === latest) await enter({ ...page, status: 503 }, target, how);
  }

  function commit(target: Target, how: How): void {
    scroll.remember();
    history.commit(target, how);
  }

  function requestDocument(href: string, how: How): void {
    if (how === "pop") window.location.reload();
    else if (how === "replace") window.location.replace(href);
    else window.location.assign(href);
  }

  const samePage = (target: Target): boolean => {
    const { pathname, search } = history.current();
    return target.pathname === pathname && target.search === search;
  };

  /** Whether the browser has returned to the entry that it left for a page which is still loading. */
  const hasReturned = (): boolean => isSameEntry(history.browser(), history.current());

  /** Whether the target is another state of the page on screen. A link to the page itself is none, as a plain link. */
  const changesPage = (target: Target): boolean =>
    target.pathname === history.current().pathname && (stays(target) || !samePage(target));

  const toLogin = (returnTo: string): Target => {
    const [pathname = "", search] = linkTo(loginRoute, undefined, { returnTo }).split("?");
    return { pathname, search: `?${search}`, hash: "" };
  };

  return {
    go,
    /** Whether a page other than the document's has been requested. */
    hasMoved: () => moved,
    leaveCustomer,
    rememberScroll: scroll.remember,
    restoreScroll: scroll.restore,
  };
}
