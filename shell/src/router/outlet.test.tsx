import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { definePage, defineRemote, type Page, useHost, useLocation } from "@thuot-tha/shared/platform";
import { createTestHost } from "@thuot-tha/shared/testing";
import { use, useEffect } from "react";
import { afterPaint } from "../after-paint.ts";
import { browserRouter } from "./browser-router.ts";
import { createShopHistory } from "./history.ts";
import type { LoadedPage } from "./load-page.ts";
import { createOutlet, isRendered, type MountedPage } from "./outlet.ts";

// Each page is its own root, as in the shop, so `act` does not wrap its work.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const page = (title: string): Page =>
  definePage({ routes: [], rendering: "server", Component: () => <h1>{title}</h1>, head: () => ({ title }) });
/** The location that the page "here" saw at each render. */
const seenAt: string[] = [];
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
        if (search === "?trang=2" && breaks) throw new Error("broken on purpose");
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
    slow: async () => ({ ...page("Chậm"), Component: () => use(slow) }),
    broken: async () => ({
      ...page("Hỏng"),
      Component: () => {
        thrown++;
        throw new Error("broken on purpose");
      },
    }),
  },
});
/** How often the page "broken" has thrown. */
let thrown = 0;
/** What the effect of the page "form" has done. */
const effects: string[] = [];
/** Whether the second page of the list throws. */
let breaks = false;
/** A promise that a page waits for. */
let slow: Promise<string>;

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

function setUp({ still = false } = {}) {
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
      onError: (error) => errors.push(error),
      fade: true,
    });
  return { show, go, back, requestOf, headings, transitions, errors, outlet, history };
}

describe("createOutlet", () => {
  it("reports no page as shown that another one has replaced during its fade", async () => {
    const { outlet, requestOf, show } = setUp();
    await show("dam");
    const ready = await requestOf("vay");
    const hidden = outlet.prepare(ready, window.history.state);
    let fade = (): void => undefined;
    document.startViewTransition = ((change: () => void) => ({
      ready: Promise.resolve(),
      updateCallbackDone: new Promise<void>((resolve) => {
        fade = () => resolve(change());
      }),
    })) as typeof document.startViewTransition;
    const arrived: string[] = [];
    const arriving = (name: string) => ({ arrive: () => void arrived.push(name) });
    const fading = outlet.show({ ...(await requestOf("here")), fade: true, ...arriving("here") });
    await waitFor(() => expect(document.querySelector("main")).toHaveTextContent("Ở"));
    expect(await outlet.show({ ...ready, hidden, ...arriving("vay") })).toBe(true);
    fade();
    expect(await fading).toBe(false);
    expect(arrived).toEqual(["vay"]);
  });

  it("fades from the last page to the next, but not on to the first", async () => {
    const { show, headings, transitions } = setUp();
    await show("dam");
    expect(transitions).toEqual([]);
    await show("vay");
    expect(transitions).toEqual(["Đầm"]);
    expect(headings()).toEqual(["Váy"]);
  });

  it("changes at once with reduced motion", async () => {
    const { show, headings, transitions } = setUp({ still: true });
    await show("dam");
    await show("vay");
    expect(transitions).toEqual([]);
    expect(headings()).toEqual(["Váy"]);
  });

  it("lets the page on screen follow the address, but not once it is left", async () => {
    const { show, outlet, history } = setUp();
    const go = (pathname: string) => history.commit({ pathname, search: "", hash: "" }, "push");
    await show("here");
    expect(screen.getByText("Ở /dam")).toBeInTheDocument();
    outlet.leaveFor("here");
    go("/vay");
    expect(await screen.findByText("Ở /vay")).toBeInTheDocument();
    outlet.leaveFor("dam");
    go("/ao-dai");
    await show("dam");
    expect([...new Set(seenAt)]).toEqual(["/dam", "/vay"]);
  });

  it("renders a page at once that the server rendered or the shopper returns to, and defers part of any other", async () => {
    const { show } = setUp();
    const main = document.querySelector("main") as HTMLElement;
    main.innerHTML = "<div><!--&--><p>tất cả</p><!--/&--></div>";
    await show("long", { first: true });
    expect(main).toHaveTextContent(/^tất cả$/);
    await show("dam");
    await show("long");
    expect(main).toHaveTextContent(/^phần đầu$/);
    await show("dam");
    await show("long", { eager: true });
    expect(main).toHaveTextContent(/^tất cả$/);
  });

  it("shows a failed page in its place, reports it, and goes on to the next", async () => {
    const { show, headings, errors } = setUp();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    await show("broken");
    expect(await screen.findByText("Phần này chưa hiện được")).toBeInTheDocument();
    expect(errors).toEqual([new Error("broken on purpose")]);
    await show("vay");
    expect(headings()).toEqual(["Váy"]);
  });

  it("keeps the page on screen that was requested last, when an earlier one loads after it", async () => {
    const { show, headings } = setUp();
    let comeUp = (_: string): void => undefined;
    slow = new Promise((resolve) => {
      comeUp = resolve;
    });
    await show("dam");
    const before = show("slow");
    expect(await show("vay")).toBe(true);
    comeUp("Chậm");
    expect(await before).toBe(false);
    expect(headings()).toEqual(["Váy"]);
    expect(document.querySelector("main")?.children).toHaveLength(1);
  });

  it("renders no other page over what the server rendered, nor the document's own one once another is rendered", async () => {
    const { show, headings, errors } = setUp();
    const main = document.querySelector("main") as HTMLElement;
    main.innerHTML = "<div><h1>Đầm</h1></div>";
    expect(await show("vay")).toBe(true);
    expect(await show("dam", { first: true })).toBe(false);
    expect(headings()).toEqual(["Váy"]);
    expect(errors).toEqual([]);
  });

  it("lets a page follow the address again that was come back to before another stood", async () => {
    const { show, outlet, history } = setUp();
    const go = (pathname: string) => history.commit({ pathname, search: "", hash: "" }, "push");
    await show("here");
    outlet.leaveFor("dam");
    go("/vay");
    outlet.leaveFor("here");
    go("/ao-dai");
    await show("here");
    expect(await screen.findByText("Ở /ao-dai")).toBeInTheDocument();
  });

  it("tries again with what the page was shown for last", async () => {
    const { show } = setUp();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    await show("list", { search: "?trang=1" });
    breaks = true;
    await show("list", { search: "?trang=2" });
    const again = await screen.findByRole("button", { name: "Thử lại" });
    breaks = false;
    await userEvent.click(again);
    expect(await screen.findByText("Danh sách ?trang=2")).toBeInTheDocument();
  });

  it("brings back the page of an entry as it was left, with its focus, and runs its effects only on screen", async () => {
    const { go, back } = setUp();
    effects.length = 0;
    await go("form");
    const note = screen.getByLabelText("Ghi chú");
    await userEvent.type(note, "Dài tay");
    await go("vay");
    expect(note).not.toBeInTheDocument();
    await waitFor(() => expect(effects).toEqual(["runs", "stops"]));
    expect(await back("form")).toBe(true);
    expect(note).toBeVisible();
    expect(note).toHaveValue("Dài tay");
    await waitFor(() => expect(note).toHaveFocus());
    await waitFor(() => expect(effects).toEqual(["runs", "stops", "runs"]));
  });

  it("shows a page that has crashed again for other props", async () => {
    const { show } = setUp();
    breaks = true;
    await show("list", { search: "?trang=2" });
    await screen.findByRole("button", { name: "Thử lại" });
    breaks = false;
    await show("list", { search: "?trang=1" });
    expect(await screen.findByText("Danh sách ?trang=1")).toBeVisible();
  });

  it("brings back what was scrolled inside a page, which browsers reset", async () => {
    const { go, back } = setUp();
    await go("form");
    const note = screen.getByLabelText("Ghi chú");
    note.scrollTo = jest.fn();
    Object.assign(note, { scrollLeft: 640, scrollTop: 20 });
    note.dispatchEvent(new Event("scroll"));
    await go("vay");
    expect(await back("form")).toBe(true);
    expect(note.scrollTo).toHaveBeenCalledWith({ left: 640, top: 20, behavior: "instant" });
  });

  describe("what was on the screen when a page was left", () => {
    /** What a browser calls after each layout that has changed the document's height. */
    let laidOut: () => void = () => undefined;
    let top: number;
    let scrollBy: jest.SpyInstance;

    beforeEach(() => {
      const none = () => undefined;
      globalThis.ResizeObserver = class {
        observe = none;
        unobserve = none;
        disconnect: () => void;
        constructor(callback: ResizeObserverCallback) {
          const call = () => callback([], this);
          laidOut = call;
          this.disconnect = () => {
            if (laidOut === call) laidOut = none;
          };
        }
      };
      scrollBy = jest.spyOn(window, "scrollBy").mockImplementation(none);
      Object.assign(window, { scrollY: 900 });
    });

    afterEach(() => {
      scrollBy.mockRestore();
      Object.assign(window, { scrollY: 0 });
    });

    /** Leaves a page with a note 300 px below the top of the screen, and returns to it. */
    async function returnToNote({ fade = false } = {}) {
      const { go, back, outlet, requestOf } = setUp();
      await go("form");
      const note = screen.getByLabelText("Ghi chú");
      top = 300;
      note.getBoundingClientRect = () => ({ top }) as DOMRect;
      // The pictures of a fade cover the page.
      const { startViewTransition } = document;
      document.elementFromPoint = () => note;
      document.startViewTransition = (change) => {
        document.elementFromPoint = () => document.documentElement;
        return startViewTransition.call(document, change);
      };
      if (fade) {
        window.history.pushState(null, "", "/vay");
        await outlet.show({ ...(await requestOf("vay")), fade });
      } else await go("vay");
      document.elementFromPoint = () => null;
      top = 339;
      await back("form");
    }

    it.each([{ fade: false }, { fade: true }])("returns to the same place: %j", async (how) => {
      await returnToNote(how);
      expect(scrollBy.mock.calls).toEqual([[{ top: 39, behavior: "instant" }]]);
    });

    it("stays in place while what is near is laid out", async () => {
      await returnToNote();
      top = 304;
      laidOut();
      expect(scrollBy.mock.calls[1]).toEqual([{ top: 4, behavior: "instant" }]);
      await new Promise<void>(afterPaint);
      await new Promise<void>(afterPaint);
      laidOut();
      expect(scrollBy).toHaveBeenCalledTimes(2);
    });

    it.each(["wheel", "touchstart", "pointerdown", "keydown"])("is left to the shopper after %s", async (type) => {
      await returnToNote();
      window.dispatchEvent(new Event(type));
      laidOut();
      expect(scrollBy).toHaveBeenCalledTimes(1);
    });

    it("is left once another page is shown", async () => {
      await returnToNote();
      document.querySelector("main")?.replaceChildren();
      laidOut();
      expect(scrollBy).toHaveBeenCalledTimes(1);
    });
  });

  it("brings back a page without rendering it again", async () => {
    const { go, back } = setUp();
    await go("here");
    await go("vay");
    seenAt.length = 0;
    expect(await back("here")).toBe(true);
    await new Promise<void>(afterPaint);
    expect(screen.getByText("Ở /here")).toBeVisible();
    expect(seenAt).toEqual([]);
  });

  it("brings back a page that was left a moment ago", async () => {
    const { go, back, outlet, requestOf } = setUp();
    await go("form");
    const note = screen.getByLabelText("Ghi chú");
    await userEvent.type(note, "Dài tay");
    window.history.pushState(null, "", "/vay");
    await outlet.show(await requestOf("vay"));
    expect(await back("form")).toBe(true);
    expect(note).toBeVisible();
    expect(note).toHaveValue("Dài tay");
    await new Promise<void>(afterPaint);
    expect(note).toBeVisible();
    await waitFor(() => expect(effects.at(-1)).toBe("runs"));
  });

  it("renders other props before a position further down is restored", async () => {
    const { show } = setUp();
    await show("list", { search: "?trang=1" });
    await show("list", { search: "?trang=3", eager: true, arrive: () => seenAt.push(document.body.textContent ?? "") });
    expect(seenAt.at(-1)).toBe("Danh sách ?trang=3");
  });

  it("caches three pages, and none once they are to be forgotten", async () => {
    const { go, back, outlet } = setUp();
    for (const name of ["form", "dam", "vay", "here", "long"]) await go(name);
    expect(await back("here")).toBe(true);
    expect(await back("vay")).toBe(true);
    expect(await back("dam")).toBe(true);
    expect(await back("form")).toBe(false);
    await go("vay");
    outlet.forget();
    expect(await back("form")).toBe(false);
  });

  it("shows a page that was rendered before its link was followed, at its place in the history", async () => {
    const { go, outlet, requestOf, transitions } = setUp();
    seenAt.length = 0;
    await go("dam");
    const place = { ...window.history.state, pathname: "/here", search: "", hash: "" };
    const hidden = outlet.prepare(await requestOf("here"), place);
    await waitFor(() => expect(hidden.element).toHaveTextContent("Ở /here"));
    expect(screen.queryByText("Ở /here")).not.toBeInTheDocument();
    await go("here", hidden);
    expect(screen.getByText("Ở /here")).toBeVisible();
    expect(seenAt).not.toContain("/dam");
    expect(transitions).toEqual([]);
  });

  it("runs the effects of a page that was rendered before after it has been painted", async () => {
    const { go, outlet, requestOf } = setUp();
    await go("dam");
    effects.length = 0;
    const hidden = outlet.prepare(await requestOf("form"), window.history.state);
    await waitFor(() => expect(isRendered(hidden)).toBe(true));
    void outlet.show({ ...(await requestOf("form")), hidden });
    expect(screen.getByLabelText("Ghi chú")).toBeVisible();
    expect(effects).toEqual([]);
    await waitFor(() => expect(effects).toEqual(["runs"]));
  });

  it("marks a page that appears at its top until its first view is painted", async () => {
    const { go, outlet, requestOf } = setUp();
    await go("dam");
    const hidden = outlet.prepare(await requestOf("form"), window.history.state);
    await waitFor(() => expect(isRendered(hidden)).toBe(true));
    void outlet.show({ ...(await requestOf("form")), hidden });
    expect(hidden.element).toHaveAttribute("data-arriving");
    await waitFor(() => expect(hidden.element).not.toHaveAttribute("data-arriving"));
  });

  it.each([
    { scrollY: 0, atOnce: [] },
    { scrollY: 900, atOnce: ["runs"] },
  ])("brings back a page that was left at $scrollY with the effects $atOnce before the paint", async (left) => {
    const { go, back } = setUp();
    await go("form");
    const page = screen.getByLabelText("Ghi chú").closest("main > div");
    Object.assign(window, { scrollY: left.scrollY });
    await go("vay");
    Object.assign(window, { scrollY: 0 });
    await waitFor(() => expect(effects.at(-1)).toBe("stops"));
    effects.length = 0;
    await back("form");
    expect(effects).toEqual(left.atOnce);
    expect(page?.hasAttribute("data-arriving")).toBe(left.scrollY === 0);
    await waitFor(() => expect(effects).toEqual(["runs"]));
  });

  it("runs effects before the paint for a position further down, which they may correct", async () => {
    const { go, outlet, requestOf } = setUp();
    await go("dam");
    effects.length = 0;
    const hidden = outlet.prepare(await requestOf("form"), window.history.state);
    await waitFor(() => expect(isRendered(hidden)).toBe(true));
    void outlet.show({ ...(await requestOf("form")), hidden, eager: true });
    expect(effects).toEqual(["runs"]);
  });

  it("reports a page that fails while it is rendered out of sight once it is shown", async () => {
    const { go, outlet, requestOf, errors } = setUp();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    await go("dam");
    thrown = 0;
    const hidden = outlet.prepare(await requestOf("broken"), window.history.state);
    await waitFor(() => expect(thrown).toBeGreaterThan(0));
    expect(errors).toEqual([]);
    await go("broken", hidden);
    expect(await screen.findByText("Phần này chưa hiện được")).toBeInTheDocument();
    expect(errors).toEqual([new Error("broken on purpose")]);
  });
});
