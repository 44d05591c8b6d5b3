import type { Part } from "@thuot-tha/shared/platform";
import { createLayoutStore } from "../../layout/layout-store.ts";
import { createShopHistory, type Target } from "../history.ts";
import type { LoadedPage } from "../load-page.ts";
import type { PageMatch } from "../match.ts";
import { createNavigator } from "../navigator.ts";

export const target = (pathname: string): Target => ({ pathname, search: "", hash: "" });
export const matchOf = (pathname: string, login = false): PageMatch => ({
  remote: "mf-catalog",
  page: "page",
  pattern: pathname,
  rendering: "server",
  login,
  props: { params: {}, pathname, search: "" },
});
export const pageOf = (match: PageMatch): LoadedPage => ({ match, part: {} as Part, head: { title: "" }, status: 200 });

/** A navigator in a test window, which notes what is shown, scrolled and requested as a document. */
export function setUp(changed: Partial<Parameters<typeof createNavigator>[0]> = {}) {
  window.history.replaceState(null, "", "/home");
  const documents: string[] = [];
  const shown: string[] = [];
  const scrolled: number[] = [];
  const fakeWindow = {
    history: window.history,
    location: {
      assign: (href: string) => documents.push(`assign ${href}`),
      replace: (href: string) => documents.push(`replace ${href}`),
      reload: () => documents.push("reload"),
    },
    sessionStorage: window.sessionStorage,
    document: window.document,
    scrollTo: (_: number, y: number) => scrolled.push(y),
    scrollY: 0,
  };
  const history = createShopHistory(window);
  const layout = createLayoutStore();
  const progress: string[] = [];
  layout.subscribe(() => progress.push(layout.get().progress));
  const navigator = createNavigator({
    window: fakeWindow as unknown as Window,
    history,
    layout,
    match: (pathname) => matchOf(pathname),
    load: async (match) => pageOf(match),
    stopPersonal: () => undefined,
    renderedFor: () => undefined,
    refresh: async (match) => pageOf(match),
    onRefreshed: () => undefined,
    replaceShown: () => undefined,
    leaveFor: () => undefined,
    show: async ({ match }, _, arrive) => {
      shown.push(`${match.remote}/${match.page} ${match.props.pathname}`);
      arrive();
    },
    isOnline: () => true,
    recover: async (href) => href,
    outdated: async () => false,
    isOutdated: () => false,
    isGuest: async () => true,
    onFailed: () => undefined,
    ...changed,
  });
  const scrollDown = (y: number) => Object.assign(fakeWindow, { scrollY: y });
  return { navigator, history, layout, progress, documents, shown, scrolled, scrollDown };
}

/** A promise and its resolver. */
export function promised<T>() {
  let keep = (_: T): void => undefined;
  const promise = new Promise<T>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

/** A back or forward traversal by one entry, as the browser reports it. */
export const traversed = (by: 1 | -1) =>
  new Promise<Target>((resolve) => {
    const { location } = window;
    const onNavigate = () => resolve({ pathname: location.pathname, search: location.search, hash: location.hash });
    window.addEventListener("popstate", onNavigate, { once: true });
    window.history.go(by);
  });
