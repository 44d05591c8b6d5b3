import { settled } from "@thuot-tha/shared/testing";
import { whenSettled } from "../layout/layout-store.ts";
import type { Target } from "./history.ts";
import { matchOf, pageOf, promised, setUp, target, traversed } from "./testing/navigator.ts";

describe("createNavigator", () => {
  it("settles the layout when no page is loading any more", async () => {
    let arrive = (): void => undefined;
    const { navigator, layout } = setUp({
      load: (match) =>
        new Promise((resolve) => {
          arrive = () => resolve(pageOf(match));
        }),
    });
    let settled = false;
    void navigator.go(target("/dam"), "push");
    const waiting = whenSettled(layout).then(() => {
      settled = true;
    });
    await Promise.resolve();
    expect(settled).toBe(false);
    arrive();
    await waiting;
    expect(settled).toBe(true);
  });

  it("shows the next page and changes the address once it is ready", async () => {
    const { navigator, history, shown } = setUp();
    const going = navigator.go(target("/dam"), "push");
    expect(history.current().pathname).toBe("/home");
    await going;
    expect(history.current().pathname).toBe("/dam");
    expect(shown).toEqual(["mf-catalog/page /dam"]);
  });

  it("lets the last of two quick navigations win", async () => {
    let finishSlow = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      finishSlow = resolve;
    });
    const { navigator, shown } = setUp({
      load: async (match) => {
        if (match.props.pathname === "/slow") await slow;
        return pageOf(match);
      },
    });
    const first = navigator.go(target("/slow"), "push");
    await navigator.go(target("/quick"), "push");
    finishSlow();
    await first;
    expect(shown).toEqual(["mf-catalog/page /quick"]);
  });

  it("reports code that failed to load even after the shopper has gone elsewhere, and leaves them there", async () => {
    const failures: string[] = [];
    let giveUp = (_: Error): void => undefined;
    const hanging = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    const { navigator, documents, shown } = setUp({
      load: async (match) => (match.props.pathname === "/hangs" ? hanging : pageOf(match)),
      onFailed: ({ pathname }) => failures.push(pathname),
    });
    const first = navigator.go(target("/hangs"), "push");
    await navigator.go(target("/dam"), "push");
    giveUp(new Error("too slow"));
    await first;
    expect(failures).toEqual(["/hangs"]);
    expect(documents).toEqual([]);
    expect(shown).toEqual(["mf-catalog/page /dam"]);
  });

  it("shows the cached page on the way back at once, and brings it up to date", async () => {
    const requested = promised<string>();
    const refreshed = promised<string>();
    const { navigator, shown, progress } = setUp({
      load: async () => {
        throw new Error("not asked for");
      },
      renderedFor: (match) => pageOf(match),
      refresh: async (match) => {
        requested.keep(match.props.pathname);
        return pageOf(match);
      },
      onRefreshed: ({ match }) => refreshed.keep(match.props.pathname),
    });
    void navigator.go(target("/dam"), "pop");
    expect(shown).toEqual(["mf-catalog/page /dam"]);
    expect(progress).toEqual([]);
    expect(await requested.promise).toBe("/dam");
    expect(await refreshed.promise).toBe("/dam");
  });

  it("shows a page that was rendered ahead within the task of the press, and neither loads nor refreshes it", async () => {
    const { navigator, shown, progress } = setUp({
      load: async () => {
        throw new Error("not asked for");
      },
      renderedFor: (match) => pageOf(match),
      refresh: async () => {
        throw new Error("not asked for");
      },
    });
    const going = navigator.go(target("/product/dam-lua"), "push");
    expect(shown).toEqual(["mf-catalog/page /product/dam-lua"]);
    await going;
    expect(progress).toEqual([]);
  });

  it("shows that a cached page is gone", async () => {
    const replaced = promised<string>();
    const { navigator } = setUp({
      renderedFor: (match) => pageOf(match),
      refresh: async (match) => ({ ...pageOf(match), status: 404 }),
      show: async ({ status }, how, arrive) => {
        arrive();
        if (status === 404) replaced.keep(how);
      },
    });
    await navigator.go(target("/product/dam-lua"), "pop");
    expect(await replaced.promise).toBe("replace");
  });

  it("requests a document when a page's code fails to load, and reports it", async () => {
    const failures: unknown[] = [];
    const { navigator, documents } = setUp({
      load: async () => {
        throw new Error("chunk gone");
      },
      onFailed: ({ pathname }, error) => failures.push([pathname, error]),
    });
    await navigator.go(target("/dam"), "push");
    expect(documents).toEqual(["assign /dam"]);
    expect(failures).toEqual([["/dam", new Error("chunk gone")]]);
  });

  it("leads to the last path when the document has been tried, and stays with a message when that has been tried too", async () => {
    const left = ["/home", null];
    const { navigator, documents, shown } = setUp({
      recover: async () => left.shift() ?? null,
      load: async (match) => {
        if (match.remote !== "shell") throw new Error("chunk gone");
        return pageOf(match);
      },
    });
    await navigator.go(target("/dam"), "push");
    expect(documents).toEqual(["replace /home"]);
    await navigator.go(target("/dam"), "push");
    expect(documents).toHaveLength(1);
    expect(shown).toEqual(["shell/error /dam"]);
  });

  it("reports that it is busy, after a second that it takes long, and then that it is done", async () => {
    jest.useFakeTimers();
    let finish = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { navigator, progress } = setUp({
      load: async (match) => {
        await waiting;
        return pageOf(match);
      },
    });
    const going = navigator.go(target("/dam"), "push");
    await jest.advanceTimersByTimeAsync(999);
    expect(progress).toEqual(["busy"]);
    await jest.advanceTimersByTimeAsync(1);
    expect(progress).toEqual(["busy", "slow"]);
    finish();
    await going;
    expect(progress).toEqual(["busy", "slow", "none"]);
    jest.useRealTimers();
  });

  it("shows the not-found page where no remote has the address", async () => {
    const { navigator, shown } = setUp({ match: () => null });
    await navigator.go(target("/a/b"), "push");
    expect(shown).toEqual(["shell/not-found /a/b"]);
  });

  it("shows the offline page for a page that is not on the device, and requests the document of one that is", async () => {
    const { navigator, documents, shown, history } = setUp({
      isOnline: () => false,
      load: async (match) => ({ ...pageOf(match), status: match.remote === "shell" ? 200 : 503 }),
      recover: async (href) => (href === "/dam" ? href : null),
    });
    await navigator.go(target("/vay"), "push");
    expect(shown).toEqual(["shell/offline /vay"]);
    expect(history.current().pathname).toBe("/vay");
    await navigator.go(target("/dam"), "push");
    expect(documents).toEqual(["assign /dam"]);
  });

  const more: Target = { pathname: "/dam", search: "?to=2", hash: "", state: { stay: true } };

  it.each([
    ["cannot be loaded", true, "mf-catalog/page /dam"],
    ["is needed without a network", false, "shell/offline /dam"],
  ])("comes back to a list from its next page that %s", async (_, online, shownInstead) => {
    let status = 200;
    const left: string[] = [];
    const { navigator, history, shown, scrolled, scrollDown } = setUp({
      load: async (match) => ({ ...pageOf(match), status }),
      isOnline: () => online,
      recover: async () => null,
      leaveFor: ({ match }) => left.push(match.page),
    });
    await navigator.go(target("/dam"), "push");
    scrollDown(700);
    status = 503;
    await navigator.go(more, "replace");
    expect(shown.at(-1)).toBe(shownInstead);
    expect(history.current().search).toBe("?to=2");
    // The list is notified before the address changes.
    expect(left).toHaveLength(2);
    scrollDown(0);
    status = 200;
    await navigator.go(await traversed(-1), "pop");
    expect(history.current().search).toBe("");
    expect(scrolled).toEqual([0, 0, 700]);
  });

  it("loads another state of a list once the pressed control is painted", async () => {
    const order: string[] = [];
    const { navigator } = setUp({
      load: async (match) => {
        order.push("load");
        return pageOf(match);
      },
      outdated: async () => {
        order.push("outdated");
        return false;
      },
      show: async () => void order.push("show"),
    });
    const going = navigator.go(more, "replace");
    requestAnimationFrame(() => order.push("frame"));
    await going;
    expect(order).toEqual(["frame", "outdated", "load", "show"]);
  });

  it("loads only the last of several states of a list that are pressed within a frame", async () => {
    const loaded: string[] = [];
    const { navigator } = setUp({
      match: (pathname, search) => ({ ...matchOf(pathname), props: { params: {}, pathname, search } }),
      load: async (match) => {
        loaded.push(match.props.search);
        return pageOf(match);
      },
    });
    const first = navigator.go(more, "replace");
    await navigator.go({ ...more, search: "?to=3" }, "replace");
    await first;
    expect(loaded).toEqual(["?to=3"]);
  });

  it("requests the document of a list's next page beside the list's own entry, and redirects replace theirs", async () => {
    const { navigator, documents } = setUp({
      load: async (match) => {
        if (match.props.pathname !== "/dam" || documents.length > 0) throw new Error("chunk gone");
        return pageOf(match);
      },
    });
    await navigator.go(target("/dam"), "push");
    await navigator.go(target("/login"), "replace");
    await navigator.go(more, "replace");
    expect(documents).toEqual(["replace /login", "assign /dam?to=2"]);
  });

  it("makes one entry for two presses of a link, of which the second comes while the page mounts", async () => {
    const mounted = promised<void>();
    const { navigator, history } = setUp({ show: () => mounted.promise });
    const going = [navigator.go(target("/dam"), "push"), settled().then(() => navigator.go(target("/dam"), "push"))];
    await settled();
    await settled();
    mounted.keep();
    await Promise.all(going);
    expect(history.current().pathname).toBe("/dam");
    expect((await traversed(-1)).pathname).toBe("/home");
  });

  it("starts a page at its top that appears while another one is loading already", async () => {
    const mounted = promised<void>();
    const { navigator, scrolled } = setUp({
      load: (match) =>
        match.props.pathname === "/slow" ? new Promise(() => undefined) : Promise.resolve(pageOf(match)),
      show: async (_page, _how, arrive) => {
        await mounted.promise;
        arrive();
      },
    });
    const going = navigator.go(target("/dam"), "push");
    await settled();
    void navigator.go(target("/slow"), "push");
    mounted.keep();
    await going;
    expect(scrolled).toEqual([0]);
  });

  it("keeps the page on screen without a request when the shopper returns to its entry before another has loaded", async () => {
    const requested: string[] = [];
    const { navigator, layout, shown } = setUp({
      load: (match) => {
        requested.push(match.props.pathname);
        return match.props.pathname === "/home" ? new Promise(() => undefined) : Promise.resolve(pageOf(match));
      },
    });
    await navigator.go(target("/dam"), "push");
    void navigator.go(await traversed(-1), "pop");
    await settled();
    await navigator.go(await traversed(1), "pop");
    expect(requested).toEqual(["/dam", "/home"]);
    expect(shown).toEqual(["mf-catalog/page /dam"]);
    expect(layout.get().progress).toBe("none");
  });

  it("is no longer busy with a page once a fragment of this one was wanted instead", async () => {
    const { navigator, history, progress } = setUp({
      load: () => new Promise(() => undefined),
    });
    void navigator.go(target("/slow"), "push");
    await navigator.go({ pathname: "/home", search: "", hash: "#50%" }, "push");
    expect(progress).toEqual(["busy", "none"]);
    expect(history.current().hash).toBe("#50%");
  });
});
