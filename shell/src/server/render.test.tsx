/** @jest-environment node */

import { defineEvent, defineSlot } from "@thuot-tha/shared/contracts";
import type { LiveComposition, RenderRequest } from "@thuot-tha/shared/contracts/remote";
import { ApiError } from "@thuot-tha/shared/http";
import { defineRemote, type Load, type Page, Slot, slotContent, useHost } from "@thuot-tha/shared/platform";
import * as z from "@thuot-tha/shared/schema";
import { render } from "./render.tsx";

const page = (title: string, rest: Partial<Page> = {}): Page => ({
  routes: [],
  rendering: "server",
  login: false,
  Component: () => <h1>{title}</h1>,
  head: () => ({ title, canonical: "/good" }),
  ...rest,
});
const fails: Load = function* () {
  yield Promise.reject(new ApiError({ status: 500, code: "INTERNAL", message: "Không được." }));
};
const throws: Load = function* () {
  yield Promise.reject(new TypeError("undefined has no items"));
};
const finds404: Load = function* () {
  yield Promise.reject(new ApiError({ status: 404, code: "GONE", message: "Không còn." }));
};
const hangs: Load = function* () {
  yield new Promise(() => undefined);
};
const price = defineSlot({ id: "product.price@1", owner: "mf-a", props: z.object({}) });
const advice = defineSlot({ id: "product.advice@1", owner: "mf-a", props: z.object({}) });
const opened = defineEvent({ id: "page.opened@1", kind: "event", owner: "mf-b", payload: z.object({}) });
const remote = defineRemote({
  name: "mf-a",
  slots: {
    price: async () => slotContent({ slot: price, rendering: "server", Component: () => <p>350.000 ₫</p> }),
    advice: () => new Promise(() => undefined),
  },
  pages: {
    slotted: async () =>
      page("Có chỗ", {
        Component: () => (
          <>
            <Slot of={advice} />
            <Slot of={price} />
          </>
        ),
      }),
    good: async () => page("Đầm lụa"),
    gone: async () => page("Đã gỡ", { load: finds404 }),
    slow: async () => page("Chậm", { load: hangs }),
    lost: async () => page("Mất", { load: fails }),
    faulty: async () => page("Lỗi", { load: throws }),
    broken: async () =>
      page("Hỏng", {
        Component: () => {
          throw new Error("broken");
        },
      }),
    mine: async () => page("Của tôi"),
    emitting: async () =>
      page("Gửi tin", {
        Component: () => {
          opened.emit(useHost().bus, {});
          return null;
        },
      }),
    pictured: async () =>
      page("Có ảnh", {
        Component: () => <img alt="" srcSet="/media/600x800/a.svg 600w" sizes="50vw" fetchPriority="high" />,
        head: () => ({
          title: "Có ảnh",
          picture: {
            href: "/media/600x800/a.svg",
            srcSet: "/media/600x800/a.svg 600w",
            sizes: "50vw",
            carried: "/media/600x800/a.svg",
          },
        }),
      }),
  },
});
const composition: LiveComposition = {
  revision: 1,
  shell: { version: "1.0.0", parts: {} },
  remotes: [
    {
      name: "mf-a",
      version: "1.0.0",
      entry: "",
      container: "mf_a",
      integrity: "",
      parts: {},
      routes: ["good", "gone", "slow", "lost", "faulty", "broken", "mine", "emitting", "pictured", "slotted"].map(
        (name) => ({
          page: name,
          path: `/${name}`,
          rendering: name === "mine" ? ("client" as const) : ("server" as const),
          login: false,
        }),
      ),
      slots: ["price", "advice"].map((part) => ({ slot: `product.${part}@1`, part, rendering: "server" as const })),
      events: { emits: [], consumes: [] },
    },
  ],
};
const menu = { items: [] };

const request = (url: string, more: Partial<RenderRequest> = {}): RenderRequest => ({
  url,
  origin: "https://shop.example",
  composition,
  loadRemote: async () => remote,
  fetchApi: async () => new Response(JSON.stringify(menu), { headers: { "content-type": "application/json" } }),
  styleText: async () => "",
  now: new Date("2026-12-01T00:00:00Z"),
  budget: 5000,
  ...more,
});

async function renderedAt(url: string, more?: Partial<RenderRequest>) {
  const { status, html, picture, complete, canonical } = await render(request(url, more));
  const robots = /<meta name="robots" content="([^"]*)">/.exec(html)?.[1];
  return { status, robots, complete, canonical, html, ...(picture && { picture }) };
}

describe("render", () => {
  it("renders the whole page", async () => {
    const { html, ...rest } = await renderedAt("/good");
    expect(rest).toEqual({ status: 200, robots: "index,follow", complete: true, canonical: true });
    expect(html).toContain("<h1>Đầm lụa</h1>");
  });

  it("preloads the largest picture once, and tells the edge how to put it into the document", async () => {
    const { html, picture } = await renderedAt("/pictured");
    expect(html.match(/<link rel="preload" as="image"/g)).toHaveLength(1);
    expect(picture?.address).toBe("/media/600x800/a.svg");
    expect(picture?.replacements.filter(([text]) => html.includes(text))).toHaveLength(2);
  });

  it("distinguishes a view of a page from the page itself", async () => {
    expect((await renderedAt("/good?sort=price_asc")).canonical).toBe(false);
  });

  it.each([
    ["is late", "/slow", { budget: 20 }],
    ["throws", "/broken", {}],
    ["fails to load", "/good", { loadRemote: () => Promise.reject(new Error("damaged")) }],
  ])("answers 503 when the page %s, and leads on without scripts", async (_, url, more) => {
    const { html, ...rest } = await renderedAt(url, more);
    expect(rest).toEqual({ status: 503, robots: "index,follow", complete: false, canonical: false });
    expect(html).toContain(`trang này chưa tải được. <a href="${url}">Thử lại</a></noscript>`);
  });

  it("leaves out a slot whose code does not load within the budget", async () => {
    const { html, ...rest } = await renderedAt("/slotted", { budget: 50 });
    expect(rest).toEqual({ status: 200, robots: "index,follow", complete: false, canonical: false });
    expect(html).toContain("<p>350.000 ₫</p>");
    expect(html).not.toContain("<!--slot");
  });

  it("answers 503 when data fails to load, with the shop's own page", async () => {
    const { html, ...rest } = await renderedAt("/lost");
    expect(rest).toEqual({ status: 503, robots: "index,follow", complete: false, canonical: false });
    expect(html).toContain("Cửa hàng đang bận một chút");
  });

  it("reports what a page's load throws, but no failed request", async () => {
    const faulty = await render(request("/faulty"));
    expect([faulty.status, faulty.failures]).toMatchObject([
      503,
      [{ remote: "mf-a", part: "faulty", error: new TypeError("undefined has no items") }],
    ]);
    expect((await render(request("/lost"))).failures).toEqual([]);
  });

  it("reports what a page does against a contract, with its reason", async () => {
    const { failures } = await render(request("/emitting"));
    expect(failures).toEqual([{ remote: "mf-a", part: "page.opened@1", error: new Error("undeclared") }]);
  });

  describe("of an address without a page", () => {
    const piece = {
      id: "p1",
      link: "dam-lua",
      name: "Đầm lụa",
      brand: "Lụa Vân",
      images: [{ path: "products/dam-lua-1.svg", alt: "Đầm lụa" }],
      types: ["rent"],
      originalRentalPrice: 350_000,
      rentalPrice: 350_000,
      sizes: ["M"],
    };
    const answer = (body: unknown) =>
      new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
    const fetchWith = (products: () => Promise<Response>) => (url: Parameters<typeof fetch>[0]) =>
      String(url).includes("/product/list") ? products() : Promise.resolve(answer(menu));

    it.each([
      ["no remote has", "/nowhere"],
      ["leads to data that is gone", "/gone"],
    ])("that %s, answers 404 with a search and pieces", async (_, url) => {
      const fetchApi = fetchWith(async () => answer({ items: [piece] }));
      const { html, ...rest } = await renderedAt(url, { fetchApi });
      expect(rest).toEqual({ status: 404, robots: "noindex", complete: true, canonical: false });
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(main).toMatch(/<form [^>]*action="\/search"><input type="search" [^>]*name="q"/);
      expect(main).toContain('class="drawing"');
      expect(main).toContain('href="/product/dam-lua"');
    });

    it.each([
      ["fail", () => Promise.reject(new Error("down"))],
      ["hang", () => new Promise<Response>(() => undefined)],
    ])("answers 404 without pieces when they %s", async (_, products) => {
      const { html, ...rest } = await renderedAt("/nowhere", { fetchApi: fetchWith(products) });
      expect(rest).toEqual({ status: 404, robots: "noindex", complete: true, canonical: false });
      expect(html).not.toContain("Đang được yêu thích");
    });
  });

  it("leaves a page to the browser that says so, out of search results", async () => {
    const { html, ...rest } = await renderedAt("/mine");
    expect(rest).toEqual({ status: 200, robots: "noindex", complete: true, canonical: false });
    expect(html).toContain("Trang này cần JavaScript");
  });
});
