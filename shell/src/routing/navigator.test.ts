import type { Part } from "@thuot-tha/shared/platform";
import { createShopHistory, type Target } from "./history.ts";
import type { LoadedPage } from "./load-page.ts";
import type { PageMatch } from "./match.ts";
import { createNavigator } from "./navigator.ts";

const target = (pathname: string): Target => ({ pathname, search: "", hash: "" });
const matchOf = (pathname: string, login = false): PageMatch => ({
  remote: "mf-catalog",
  page: "page",
  pattern: pathname,
  rendering: "server",
  login,
  props: { params: {}, pathname, search: "" },
});
const pageOf = (match: PageMatch): LoadedPage => ({ match, part: {} as Part, head: { title: "" }, status: 200 });

function setUp(changed: Partial<Parameters<typeof createNavigator>[0]> = {}) {
  window.history.replaceState(null, "", "/home");
  const documents: string[] = [];
  const shown: string[] = [];
  const fakeWindow = {
    history: window.history,
    location: {
      assign: (href: string) => documents.push(`assign ${href}`),
      replace: (href: string) => documents.push(`replace ${href}`),
      reload: () => documents.push("reload"),
    },
    sessionStorage: window.sessionStorage,
    document: window.document,
    scrollTo: () => undefined,
    scrollY: 0,
  } as unknown as Window;
  const history = createShopHistory(window);
  const navigator = createNavigator({
    window: fakeWindow,
    history,
    match: (pathname) => matchOf(pathname),
    load: async (match) => pageOf(match),
    leaveFor: () => undefined,
    show: async ({ match }, _, arrive) => {
      shown.push(`${match.remote}/${match.page} ${match.props.pathname}`);
      arrive();
    },
    recover: async (href) => href,
    outdated: async () => false,
    isGuest: async () => true,
    progress: () => undefined,
    onFailed: () => undefined,
    ...changed,
  });
  return { navigator, history, documents, shown };
}

describe("createNavigator", () => {
  it("tells when no page is on its way any more", async () => {
    let arrive = (): void => undefined;
    const { navigator } = setUp({
      load: (match) =>
        new Promise((resolve) => {
          arrive = () => resolve(pageOf(match));
        }),
    });
    let settled = false;
    void navigator.go(target("/dam"), "push");
    const waiting = navigator.settled().then(() => {
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

  it("tells of code that could not be had even after the shopper has gone elsewhere, and leaves them there", async () => {
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

  it("asks for a document when other releases have gone live", async () => {
    const { navigator, documents, shown } = setUp({ outdated: async () => true });
    await navigator.go(target("/dam"), "push");
    await navigator.go(target("/vest"), "pop");
    expect(documents).toEqual(["assign /dam", "reload"]);
    expect(shown).toEqual([]);
  });

  it("shows a page that is ready when the answer does not come", async () => {
    jest.useFakeTimers();
    const { navigator, shown, documents } = setUp({ outdated: () => new Promise(() => undefined) });
    const going = navigator.go(target("/dam"), "push");
    await jest.advanceTimersByTimeAsync(99);
    expect(shown).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await going;
    expect(shown).toEqual(["mf-catalog/page /dam"]);
    expect(documents).toEqual([]);
    jest.useRealTimers();
  });

  it("asks for a document when a page's code cannot be had, and tells of it", async () => {
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

  it("leads to the last path when the document has been tried, and stays and says so when that has been as well", async () => {
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

  it("says that it is busy, after a second that it takes long, and then that it is done", async () => {
    jest.useFakeTimers();
    let finish = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const said: string[] = [];
    const { navigator } = setUp({
      progress: (state) => said.push(state),
      load: async (match) => {
        await waiting;
        return pageOf(match);
      },
    });
    const going = navigator.go(target("/dam"), "push");
    await jest.advanceTimersByTimeAsync(999);
    expect(said).toEqual(["busy"]);
    await jest.advanceTimersByTimeAsync(1);
    expect(said).toEqual(["busy", "slow"]);
    finish();
    await going;
    expect(said).toEqual(["busy", "slow", "none"]);
    jest.useRealTimers();
  });

  it("shows the not-found page where no remote has the address", async () => {
    const { navigator, shown } = setUp({ match: () => null });
    await navigator.go(target("/a/b"), "push");
    expect(shown).toEqual(["shell/not-found /a/b"]);
  });

  it("leads a guest to the login, and remembers where to come back to", async () => {
    const { navigator, history } = setUp({ match: (pathname) => matchOf(pathname, pathname.startsWith("/account")) });
    await navigator.go(target("/account/address"), "push");
    expect(history.current().pathname + history.current().search).toBe("/login?returnTo=%2Faccount%2Faddress");
  });
});
