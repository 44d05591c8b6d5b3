import { screen } from "@testing-library/react";
import { definePage, defineRemote, type Page, useHost, useLocation } from "@thuot-tha/shared/platform";
import { createTestHost } from "@thuot-tha/shared/testing";
import { use, useEffect } from "react";
import { afterPaint } from "../../after-paint.ts";
import { browserRouter } from "../browser-router.ts";
import { createShopHistory } from "../history.ts";
import type { LoadedPage } from "../load-page.ts";
import { createOutlet, type MountedPage } from "../outlet.ts";

const page = (title: string): Page =>
  definePage({ routes: [], rendering: "server", Component: () => <h1>{title}</h1>, head: () => ({ title }) });
/** The location that the page "here" saw at each render. */
export const seenAt: string[] = [];
/** What the effect of the page "form" has done. */
export const effects: string[] = [];
/** How often "broken" has thrown, whether the second page of "list" throws, and what "slow" waits for. */
export const pages = { thrown: 0, breaks: false, slow: Promise.resolve("") };

const remote = defineRemote({
  name: "mf-a",
  pages: {
    dam: async () => page("Đầm"),
    vay: async () => page("Váy"),
    here: async () => ({
      ...page(""),
      Component: () => {
        const { pathname } = useLocation();
        seenAt.push(pathname);
        return <p>Ở {pathname}</p>;
      },
    }),
    list: async () => ({
      ...page("Đồ"),
      Component: ({ search }) => {
        if (search === "?trang=2" && pages.breaks) throw new Error("broken on purpose");
        return <p>Danh sách {search}</p>;
      },
    }),
    long: async () => ({ ...page(""), Component: () => <p>{useHost().eager ? "tất cả" : "phần đầu"}</p> }),
    form: async () => ({
      ...page(""),
      Component: () => {
        useEffect(() => {
          effects.push("runs");
          return () => void effects.push("stops");
        }, []);
        return <input aria-label="Ghi chú" />;
      },
    }),
    slow: async () => ({ ...page("Chậm"), Component: () => use(pages.slow) }),
    broken: async () => ({
      ...page("Hỏng"),
      Component: () => {
        pages.thrown++;
        throw new Error("broken on purpose");
      },
    }),
  },
});
const loadedOf = async (name: string, search = ""): Promise<LoadedPage> => ({
  match: {
    remote: "mf-a",
    page: name,
    pattern: `/${name}`,
    rendering: "server",
    login: false,
    props: { params: {}, pathname: `/${name}`, search },
  },
  part: await remote.page(name),
  head: { title: name },
  status: 200,
});

/** An outlet in an empty page of the browser, with the pages of a remote to show in it. */
export function setUpOutlet({ still = false } = {}) {
  // Each page is its own root, as in the shop, so `act` does not wrap its work.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = "<main></main>";
  const transitions: string[] = [];
  const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      transitions.push(headings().join());
      change();
      return { ready: Promise.resolve(), updateCallbackDone: Promise.resolve() };
    },
  });
  window.matchMedia = (query) => ({ matches: still && query.includes("reduce") }) as MediaQueryList;
  const outlet = createOutlet(document.querySelector("main") as HTMLElement);
  window.history.replaceState(null, "", "/dam");
  const history = createShopHistory(window);
  const { host: plain } = createTestHost({ name: "mf-a" });
  const host = { ...plain, router: browserRouter(history, () => true) };
  const errors: unknown[] = [];
  const failures: string[] = [];
  const requestOf = async (name: string) => ({
    key: name,
    loaded: await loadedOf(name),
    host,
    onError: (error: unknown) => errors.push(error),
  });
  /** Goes to another entry of the history and shows its page. */
  const go = async (name: string, hidden?: MountedPage) => {
    outlet.leaveFor(name);
    history.commit({ pathname: `/${name}`, search: "", hash: "" }, "push");
    await outlet.show({ ...(await requestOf(name)), hidden });
    // What the page that was left costs is done.
    await new Promise<void>(afterPaint);
  };
  /** Goes back by one entry of the history, to a page that may be cached. */
  const back = async (name: string) => {
    const arrived = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    window.history.back();
    await arrived;
    const hidden = outlet.cachedPageFor(name, history.browser());
    outlet.leaveFor(name);
    history.commit({ pathname: `/${name}`, search: "", hash: "" }, "pop");
    await outlet.show({ ...(await requestOf(name)), hidden, eager: true });
    return hidden !== undefined;
  };
  const show = async (
    name: string,
    more: { first?: boolean; eager?: boolean; search?: string; arrive?: () => void } = {},
  ) =>
    outlet.show({
      key: name,
      loaded: await loadedOf(name, more.search),
      host,
      first: more.first,
      eager: more.eager,
      arrive: more.arrive,
      onError(error, kind) {
        errors.push(error);
        failures.push(kind);
      },
      fade: true,
    });
  return { show, go, back, requestOf, headings, transitions, errors, failures, outlet, history };
}
