import type { Page } from "playwright-core";
import type { Release } from "../../releases/read-release.ts";
import { crawl, type Fault } from "./crawl.ts";

const mfA = {
  manifest: {
    name: "mf-a",
    container: "mf_a",
    manifest: { routes: [{ path: "/home", page: "home", rendering: "server" }], slots: [] },
  },
} as unknown as Release;

/** Crawls with a browser whose page opens and answers like this. */
async function crawled(page: Partial<Page>): Promise<Fault[]> {
  const faults: Fault[] = [];
  const browser = {
    on: () => undefined,
    url: () => "http://edge.example/home",
    goto: async () => null,
    waitForSelector: async () => null,
    mouse: { move: async () => undefined },
    evaluate: async () => "",
    $$eval: async () => [],
    ...page,
  } as unknown as Page;
  await crawl({
    page: browser,
    url: "http://edge.example",
    set: [mfA],
    changed: ["mf-a"],
    faults,
    onProgress: () => undefined,
    stepTimeoutMs: 20,
  });
  return faults;
}
const forever = () => new Promise<never>(() => undefined);
const inBrowser = (message: string) => [{ remote: "mf-a", part: "", url: "/home", where: "in the browser", message }];

describe("crawl", () => {
  it("finds nothing wrong with a remote that loads", async () => {
    expect(await crawled({})).toEqual([]);
  });

  it("ends when the code of a remote never loads", async () => {
    expect(await crawled({ evaluate: forever, $$eval: forever })).toEqual(
      inBrowser("its pages and slots do not load within 20 ms"),
    );
  });

  it.each([
    ["takes no event", { mouse: { move: forever } as unknown as Page["mouse"] }],
    ["does not list its links", { $$eval: forever }],
  ])("ends when a page loops and %s", async (what, page) => {
    expect(await crawled(page)).toEqual(inBrowser(`it ${what} within 20 ms`));
  });

  it("asks nothing of a page that has not come up", async () => {
    const waitForSelector = () => Promise.reject(new Error("Timeout 60000ms exceeded."));
    expect(await crawled({ waitForSelector, evaluate: forever, $$eval: forever })).toEqual(
      inBrowser("Timeout 60000ms exceeded."),
    );
  });
});
