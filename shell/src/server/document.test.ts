import type { InitialState } from "../router/initial-state.ts";
import { documentHtml, documentPicture } from "./document.ts";
import { startSource } from "./start-scripts.ts";

const files = (script: string) => ({ scripts: [script], styles: [], platform: [] });
const initial: InitialState = {
  composition: {
    revision: 3,
    set: "abc",
    shell: { version: "1.0.0", parts: { main: files("/r/shell/1.0.0/main.js") } },
    remotes: [
      {
        name: "mf-catalog",
        version: "1.2.0",
        entry: "/r/mf-catalog/1.2.0/remoteEntry.js",
        container: "mf_catalog_1_2_0",
        integrity: "sha384-abc",
        parts: { "page-home": files("/r/mf-catalog/1.2.0/home.js") },
        routes: [],
        slots: [],
        events: { emits: [], consumes: [] },
      },
    ],
  },
  settings: { gtmId: null, devTools: false },
  state: { said: "</script><script>alert(1)</script>" },
  today: "2026-12-01",
  match: {
    remote: "mf-catalog",
    page: "home",
    pattern: "/home",
    rendering: "server",
    login: false,
    props: { params: {}, pathname: "/home", search: "" },
  },
  isServerRendered: true,
};

const parts = {
  head: {
    title: 'Đầm "lụa" <b>',
    canonical: "/home",
    structuredData: [
      { "@type": "Product", url: "/product/a", image: ["/media/a.svg"], offers: [{ url: "/product/a", name: "/a" }] },
    ],
    picture: { href: "/media/800x450/a.svg", srcSet: "/media/800x450/a.svg 800w", sizes: "100vw" },
  },
  origin: "https://shop.example",
  initial,
  body: '<main class="page">trang</main>',
  styles: [
    { path: "/r/shell/1.0.0/base.css", text: "body{margin:0}" },
    { path: "/r/shell/1.0.0/main.css", text: ".page{color:red}.other{color:blue}" },
  ],
  integrityOf: (path: string) => (path === "/r/shell/1.0.0/main.js" ? "sha384-main" : undefined),
};
const html = documentHtml(parts);
const document = new DOMParser().parseFromString(html, "text/html");
const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
const data = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? "");

describe("documentHtml", () => {
  it("gives search engines and shared links whole addresses", () => {
    const [script] = document.querySelectorAll('script[type="application/ld+json"]');
    expect(JSON.parse(script?.textContent ?? "")).toEqual({
      "@type": "Product",
      url: "https://shop.example/product/a",
      image: ["https://shop.example/media/a.svg"],
      offers: [{ url: "https://shop.example/product/a", name: "/a" }],
    });
    expect(attribute('meta[property="og:type"]', "content")).toBe("product");
    expect(attribute('meta[property="og:image"]', "content")).toBe("https://shop.example/media/800x450/a.svg");
  });

  it("embeds the state as data that cannot become a script", () => {
    expect(data("initial-state").state).toEqual(initial.state);
    expect(html).not.toContain("<script>alert");
    const executable = [...document.scripts].filter(({ type }) => type === "");
    expect(executable.map(({ textContent }) => textContent)).toEqual([startSource]);
  });

  it("names the scripts in data only, so that none competes with the largest picture", () => {
    expect(document.querySelectorAll("script[src], link[as=script]")).toHaveLength(0);
    expect(data("scripts")).toEqual({
      release: { version: "1.0.0", revision: 3, set: "abc" },
      // The document has all of the first stylesheet.
      styles: [null, ["/r/shell/1.0.0/main.css"]],
      scripts: [["/r/shell/1.0.0/main.js", "sha384-main"]],
      ahead: [["/r/mf-catalog/1.2.0/remoteEntry.js", "sha384-abc"], ["/r/mf-catalog/1.2.0/home.js"]],
    });
  });

  it("preloads of two pictures the one that the screen shows", () => {
    const instead = { media: "(max-width: 40em)", srcSet: "/media/300x375/a.svg 300w", sizes: "80vw" };
    const picture = { ...parts.head.picture, instead };
    const both = new DOMParser().parseFromString(
      documentHtml({ ...parts, head: { ...parts.head, picture } }),
      "text/html",
    );
    const preloads = [...both.querySelectorAll("link[rel=preload]")];
    expect(
      preloads.map((link) => ["media", "imagesrcset", "imagesizes"].map((name) => link.getAttribute(name))),
    ).toEqual([
      ["not all and (max-width: 40em)", "/media/800x450/a.svg 800w", "100vw"],
      ["(max-width: 40em)", "/media/300x375/a.svg 300w", "80vw"],
    ]);
  });

  it("paints its first frame with the largest picture, where the page has one", () => {
    const body =
      '<img alt="" src="/b.svg"/><img alt="Váy" fetchPriority="high" src="/a.svg"/><img fetchPriority="high"/>';
    const parsed = new DOMParser().parseFromString(documentHtml({ ...parts, body }), "text/html");
    const [link, ...others] = parsed.querySelectorAll("link[rel=expect]");
    expect([link?.getAttribute("blocking"), others]).toEqual(["render", []]);
    expect(parsed.querySelector(link?.getAttribute("href") ?? "")?.getAttribute("alt")).toBe("Váy");
    expect(document.querySelector("link[rel=expect]")).toBeNull();
  });

  it("preloads the pictures of its style as a stylesheet requests them", () => {
    const styles = [
      { path: "/r/shell/1.0.0/icons.css", text: ".page{mask:url(icons.svg)}.other{mask:url(others.svg)}" },
    ];
    const parsed = new DOMParser().parseFromString(
      documentHtml({ ...parts, head: { title: "Trang" }, styles }),
      "text/html",
    );
    const links = [...parsed.querySelectorAll("link[rel=preload]")];
    expect(links.map((link) => ["as", "href", "crossorigin"].map((name) => link.getAttribute(name)))).toEqual([
      ["image", "/r/shell/1.0.0/icons.svg", ""],
    ]);
  });

  it("carries the style it uses, preloads the picture alone, and names its canonical address", () => {
    expect([...document.querySelectorAll("style")].map(({ textContent }) => textContent)).toEqual([
      "body{margin:0}",
      ".page{color:red}",
    ]);
    expect(attribute("link[as=image]", "imagesrcset")).toBe("/media/800x450/a.svg 800w");
    expect(attribute("link[as=image]", "fetchpriority")).toBe("high");
    expect(document.querySelectorAll("link[rel=preload]")).toHaveLength(1);
    expect(attribute("link[rel=manifest]", "href")).toBe("/r/shell/1.0.0/manifest.webmanifest");
    expect(attribute("link[rel=canonical]", "href")).toBe("https://shop.example/home");
    expect(document.title).toBe('Đầm "lụa" <b> · Thướt Tha');
  });
});

describe("documentPicture", () => {
  const picture = { ...parts.head.picture, carried: "/media/800x450/a.svg" };
  const instead = { media: "(max-width: 40em)", srcSet: "/media/300x375/b.svg 300w", sizes: "80vw" };
  const wide = '<img srcSet="/media/800x450/a.svg 800w" fetchPriority="high"/>';
  const portrait = '<source srcSet="/media/300x375/b.svg 300w" sizes="80vw"/>';

  /** The document with the picture, as the edge writes it. */
  function carrying(head: typeof parts.head, body: string): Document {
    let text = documentHtml({ ...parts, head, body });
    for (const [from, by] of documentPicture({ head, body })?.replacements ?? []) text = text.replace(from, by);
    return new DOMParser().parseFromString(text.replace("{picture}", "data:image/avif;base64,AAAA"), "text/html");
  }
  const shown = (from: Document, selector: string) =>
    [...from.querySelectorAll(selector)].map((one) => one.getAttribute("srcset") ?? one.getAttribute("imagesrcset"));

  it("puts the data in place of the sizes, and nothing preloads it", () => {
    const head = { ...parts.head, picture };
    expect(documentPicture({ head, body: wide })?.address).toBe("/media/800x450/a.svg");
    const document = carrying(head, wide);
    expect(shown(document, "img")).toEqual(["data:image/avif;base64,AAAA 800w"]);
    expect(shown(document, "link[rel=preload]")).toEqual([]);
  });

  it("of two pictures carries the one that phones show, and the other stays preloaded", () => {
    const head = { ...parts.head, picture: { ...picture, instead, carried: "/media/300x375/b.svg" } };
    const document = carrying(head, `<picture>${portrait}${wide}</picture>`);
    expect(shown(document, "source")).toEqual(["data:image/avif;base64,AAAA 300w"]);
    expect(shown(document, "img")).toEqual(["/media/800x450/a.svg 800w"]);
    expect(shown(document, "link[rel=preload]")).toEqual(["/media/800x450/a.svg 800w"]);
  });

  it.each([
    ["the page names no size for it", parts.head, wide],
    ["it is no size of the picture", { ...parts.head, picture: { ...picture, carried: "/media/900x506/a.svg" } }, wide],
    ["the page does not show it", { ...parts.head, picture }, "<main></main>"],
    ["the page has none", { title: "Trang" }, wide],
  ])("is none when %s", (_, head, body) => {
    expect(documentPicture({ head, body })).toBeUndefined();
  });
});
