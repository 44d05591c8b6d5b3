import type { LiveComposition, PartFiles } from "@thuot-tha/shared/contracts/remote";
import { preloadPart } from "./preload.ts";

const files = (name: string, platform: string[] = []): PartFiles => ({
  scripts: [`/r/${name}.js`],
  styles: [`/r/${name}.css`],
  platform,
});

/** A live set of one remote, whose page needs the shell's dates. Each has files of its own, because hints are given once. */
const setOf = (name: string, override?: string) =>
  ({
    shell: { parts: { main: files("main"), [`${name}-dates`]: files(`${name}-dates`) } },
    remotes: [
      {
        name,
        entry: `/r/${name}/remoteEntry.js`,
        integrity: "sha384-a",
        parts: { "page-p": files(`${name}-p`, [`${name}-dates`]), "page-q": files(`${name}-q`) },
        override,
      },
    ],
  }) as unknown as LiveComposition;

const fetched: string[] = [];
beforeEach(() => {
  document.head.innerHTML = "";
  fetched.length = 0;
  globalThis.fetch = (async (href: string) => {
    fetched.push(href);
    throw new TypeError("no network");
  }) as typeof fetch;
});

const hints = () =>
  [...document.head.querySelectorAll("link")].map((link) => [
    ...[link.rel, link.as, link.getAttribute("href")],
    ...(link.integrity ? [link.integrity, link.crossOrigin] : []),
  ]);

describe("preloadPart", () => {
  it("fetches the entry with its integrity, and the page's other files, once", () => {
    for (const _ of [1, 2]) preloadPart(setOf("mf-a"), "mf-a", "page-p");
    expect(hints()).toEqual([["preload", "script", "/r/mf-a/remoteEntry.js", "sha384-a", "anonymous"]]);
    expect(fetched).toEqual(["/r/mf-a-dates.js", "/r/mf-a-p.js", "/r/mf-a-dates.css", "/r/mf-a-p.css"]);
  });

  it("lets the browser fetch later what may be needed next", () => {
    preloadPart(setOf("mf-b"), "mf-b", "page-q", "prefetch");
    expect(hints()).toEqual([
      ["prefetch", "script", "/r/mf-b/remoteEntry.js", "sha384-a", "anonymous"],
      ["prefetch", "script", "/r/mf-b-q.js"],
      ["prefetch", "style", "/r/mf-b-q.css"],
    ]);
    expect(fetched).toEqual([]);
  });

  it("leaves out what the document has requested", () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/r/mf-c-q.js"><style data-href="mf-c-q.css"></style>';
    preloadPart(setOf("mf-c"), "mf-c", "page-q");
    expect(fetched).toEqual([]);
  });

  it("does not fetch the entry of a developer's own build, nor anything of an unknown part", () => {
    preloadPart(setOf("mf-d", "http://localhost:4101"), "mf-d", "page-none");
    preloadPart(setOf("mf-d"), "mf-e", "page-p");
    expect([hints(), fetched]).toEqual([[], []]);
  });
});
