import { browserReport } from "@thuot-tha/shared/contracts/remote";
import { type StartList, startSource } from "./start-scripts.ts";

const list: StartList = {
  release: { version: "1.0.0", revision: 3, set: "abc" },
  styles: [null, ["/r/shell/1.0.0/main.1.css", "sha384-a"], ["/r/mf-catalog/1.2.0/page-home.2.css"]],
  scripts: [["/r/shell/1.0.0/main.js", "sha384-b"]],
  ahead: [["/r/mf-catalog/1.2.0/home.js"]],
};

const head = () =>
  [...document.head.children].map(
    (one) => `${one.tagName} ${one.getAttribute("href") ?? one.getAttribute("src") ?? one.textContent}`,
  );

const passFrame = () => {
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextTimer();
};

const headAfterStart = (body = "") => {
  document.head.innerHTML = "<style>whole{}</style><style>a{}</style><style>b{}</style>";
  document.body.innerHTML = `${body}<script type="application/json" id="scripts">${JSON.stringify(list)}</script>`;
  new Function(startSource)();
  passFrame();
  return head();
};

beforeAll(() => {
  jest.useFakeTimers();
  // jsdom times nothing.
  Object.assign(performance, { getEntriesByType: () => [] });
});
beforeEach(() => {
  jest.clearAllTimers();
});
afterAll(() => {
  jest.useRealTimers();
});

describe("startSource", () => {
  it("puts each whole stylesheet that the document has in part after that part, then the scripts", () => {
    expect(headAfterStart()).toEqual([
      "STYLE whole{}",
      "STYLE a{}",
      "LINK /r/shell/1.0.0/main.1.css",
      "STYLE b{}",
      "LINK /r/mf-catalog/1.2.0/page-home.2.css",
      "SCRIPT /r/shell/1.0.0/main.js",
    ]);
    const [main, page] = document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
    expect([main?.dataset.href, main?.integrity, main?.crossOrigin]).toEqual(["main.1.css", "sha384-a", "anonymous"]);
    expect([page?.dataset.href, page?.getAttribute("integrity")]).toEqual(["page-home.2.css", null]);
  });

  it("requests a file anew that arrived damaged, because the browser has stored it", () => {
    const requested = new Set<string>();
    Object.assign(navigator, { sendBeacon: () => true });
    Object.assign(window, {
      fetch: async (href: string, { cache }: RequestInit) => void requested.add(`${href} ${cache}`),
    });
    headAfterStart();
    const elements = document.head.querySelectorAll("link, script");
    for (const element of elements) element.dispatchEvent(new Event("error"));
    expect([...requested]).toEqual([
      "http://localhost/r/shell/1.0.0/main.1.css reload",
      "http://localhost/r/shell/1.0.0/main.js reload",
    ]);
  });

  it("notes what is pressed in the page and needs scripts, once each", () => {
    headAfterStart(
      "<button>menu</button><main><button><i>add</i></button><button popovertarget=a>sheet</button>" +
        "<label><input type=radio>S</label><a href='#x'>link</a></main>",
    );
    for (const text of ["i", "i", "[popovertarget]", "label", "a", "body > button"])
      document.querySelector<HTMLElement>(text)?.click();
    expect([...(window.earlyPresses ?? [])].map(({ outerHTML }) => outerHTML)).toEqual([
      "<button><i>add</i></button>",
      '<input type="radio">',
    ]);
    window.earlyPresses = undefined;
  });

  it("notes a press of the link to the menu that is not answered, and leaves the link as it is", () => {
    headAfterStart("<a href='#menu'>menu</a>");
    const link = document.querySelector<HTMLAnchorElement>("a")!;
    const press = () => link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const answers = (event: Event) => event.preventDefault();
    document.body.addEventListener("click", answers);
    expect(press()).toBe(false);
    document.body.removeEventListener("click", answers);
    expect([...(window.earlyPresses ?? [])]).toEqual([]);
    expect(press()).toBe(true);
    expect([...(window.earlyPresses ?? [])]).toEqual([link]);
    window.earlyPresses = undefined;
  });

  it("lays the page out once the shopper scrolls", () => {
    delete document.documentElement.dataset.laidOut;
    headAfterStart();
    expect(document.documentElement).not.toHaveAttribute("data-laid-out");
    window.dispatchEvent(new Event("scroll"));
    expect(document.documentElement).toHaveAttribute("data-laid-out");
  });

  it("marks a stylesheet that has failed, for scripts that run later", () => {
    headAfterStart();
    const link = document.head.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
    expect(link?.dataset.failed).toBeUndefined();
    link?.dispatchEvent(new Event("error"));
    expect(link?.dataset.failed).toBe("");
  });

  it("reports a script that does not load to the edge", () => {
    const sent: [string, unknown][] = [];
    Object.assign(navigator, { sendBeacon: (url: string, body: string) => sent.push([url, JSON.parse(body)]) });
    headAfterStart();
    document.head.querySelector("script")?.dispatchEvent(new Event("error"));
    const report = {
      ...{ kind: "load", who: "shell", version: "1.0.0", revision: 3, set: "abc" },
      message: "/r/shell/1.0.0/main.js did not load",
    };
    expect(sent).toEqual([["/telemetry", report]]);
    expect(browserReport.parse(report)).toEqual(report);
  });

  it("shows icons and starts scripts after the first frame", () => {
    document.documentElement.dataset.firstFrame = "";
    document.head.innerHTML = "";
    document.body.innerHTML = `<script type="application/json" id="scripts">${JSON.stringify(list)}</script>`;
    new Function(startSource)();
    jest.advanceTimersToNextFrame();
    expect([document.documentElement.dataset.firstFrame, head()]).toEqual(["", []]);
    jest.advanceTimersToNextTimer();
    expect([document.documentElement.dataset.firstFrame, head()]).toEqual([
      undefined,
      ["SCRIPT /r/shell/1.0.0/main.js"],
    ]);
  });

  it.each([
    ["at the first press", () => dispatchEvent(new Event("pointerdown"))],
    ["after 2.5 seconds", () => jest.advanceTimersByTime(2500)],
  ])("starts scripts %s, where no frame is painted", (_, begin) => {
    document.head.innerHTML = "";
    const frames = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(1);
    new Function(startSource)();
    frames.mockRestore();
    expect(head()).toEqual([]);
    begin();
    expect(head()).toEqual(["SCRIPT /r/shell/1.0.0/main.js"]);
  });

  it("starts no scripts of a document that the browser renders ahead before it is shown", () => {
    document.head.innerHTML = "";
    Object.assign(document, { prerendering: true });
    const frames = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(1);
    new Function(startSource)();
    const [[paint] = []] = frames.mock.calls;
    frames.mockRestore();
    jest.advanceTimersByTime(60_000);
    expect(head()).toEqual([]);
    delete document.prerendering;
    paint?.(0);
    jest.advanceTimersToNextTimer();
    expect(head()).toEqual(["SCRIPT /r/shell/1.0.0/main.js"]);
  });

  it("fetches ahead in a task of its own", () => {
    const before = headAfterStart();
    jest.advanceTimersToNextTimer();
    expect(head()).toEqual([...before, "LINK /r/mf-catalog/1.2.0/home.js"]);
  });

  it("waits until the largest picture is painted", () => {
    const before = headAfterStart('<img fetchpriority="high" src="/a.svg">');
    expect(before).toEqual(["STYLE whole{}", "STYLE a{}", "STYLE b{}"]);
    document.querySelector("img")?.dispatchEvent(new Event("load"));
    expect(head()).toEqual(before);
    passFrame();
    expect(document.head.children).toHaveLength(6);
  });

  it("does not let icons wait long for the largest picture", () => {
    document.documentElement.dataset.firstFrame = "";
    const before = headAfterStart('<img fetchpriority="high" src="/a.svg">');
    expect(document.documentElement.dataset.firstFrame).toBe("");
    jest.advanceTimersByTime(300);
    expect([document.documentElement.dataset.firstFrame, head()]).toEqual([undefined, before]);
  });
});
