import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { readConfig } from "../config.ts";
import { serveSitemap } from "./sitemap.ts";

const entry = (type: string, link: string, page: string | null = null, updatedAt: string | null = null) => ({
  type,
  link,
  page,
  updatedAt,
});
const items = [
  entry("category", "dam"),
  entry("page", "about-us", "about-us"),
  entry("page", "lien-he", "info", "2026-11-02T10:00:00.000Z"),
  entry("page", "info", "info"),
  entry("product", "dam-lua", null, "2026-11-03T10:00:00.000Z"),
];

let api: Server;
let edge: FastifyInstance;
/** Pages that the API was asked for. */
let asked: number[];
let time: number;
const route = (path: string, rendering: "server" | "client" = "client", login = false) => ({
  ...{ page: "some", path, rendering, login },
});
let routes: ReturnType<typeof route>[] | undefined;

/** Starts an edge over an API with this many addresses. */
async function start(total: number, status = 200): Promise<void> {
  asked = [];
  time = 0;
  routes = [
    ...[
      route("/:categoryLink", "server"),
      route("/about-us", "server"),
      route("/home", "server"),
      route("/search", "server"),
    ],
    ...[route("/checkout"), route("/checkout/payment"), route("/checkout/success/:orderId", "client", true)],
    ...[route("/account/favorites"), route("/account", "client", true), route("/account/wallet", "client", true)],
    ...[route("/gifts", "server"), route("/gifts/received/:giftId"), route("/gifts/sent", "server", true)],
  ];
  api = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://api");
    const page = Number(searchParams.get("pagination.page"));
    asked.push(page);
    const onPage = (page - 1) * 5000 < total ? items : [];
    response.statusCode = status;
    response.end(JSON.stringify({ items: onPage, pagination: { page, limit: 5000, total } }));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => api.once("listening", resolve));
  edge = fastify();
  const { port } = api.address() as AddressInfo;
  const env = { API_URL: `http://127.0.0.1:${port}`, PUBLIC_URL: "https://shop.example" };
  serveSitemap(
    edge,
    readConfig(env, "/"),
    () => routes,
    () => time,
  );
}
const get = (url: string) => edge.inject({ url });
const minute = 60_000;

afterEach(async () => {
  await edge.close();
  api.close();
});

describe("serveSitemap", () => {
  it("lists the live pages that everyone sees the same, and everything the API has", async () => {
    await start(4);
    const { body, headers } = await get("/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
      "https://shop.example/home",
      "https://shop.example/gifts",
      "https://shop.example/dam",
      "https://shop.example/about-us",
      "https://shop.example/info/lien-he",
      "https://shop.example/info/info",
      "https://shop.example/product/dam-lua",
    ]);
    expect(body).toContain("<loc>https://shop.example/product/dam-lua</loc><lastmod>2026-11-03</lastmod>");
  });

  it("becomes an index of files when one file cannot hold all addresses", async () => {
    await start(10_001);
    expect((await get("/sitemap.xml")).body.match(/<loc>[^<]+/g)).toEqual([
      "<loc>https://shop.example/sitemap-1.xml",
      "<loc>https://shop.example/sitemap-2.xml",
      "<loc>https://shop.example/sitemap-3.xml",
    ]);
    expect((await get("/sitemap-3.xml")).body).toContain("<urlset");
    expect((await get("/sitemap-4.xml")).statusCode).toBe(404);
  });

  it("asks the API once for requests of the same page, and again after five minutes", async () => {
    await start(10_001);
    await Promise.all([get("/sitemap.xml"), get("/sitemap-1.xml"), get("/sitemap-2.xml"), get("/sitemap-2.xml")]);
    expect(asked).toEqual([1, 2]);
    time = 5 * minute - 1;
    await get("/sitemap-2.xml");
    expect(asked).toEqual([1, 2]);
    time = 5 * minute;
    await get("/sitemap-2.xml");
    expect(asked).toEqual([1, 2, 1, 2]);
  });

  it("asks the API again when the clock has been set back", async () => {
    await start(4);
    time = 60 * minute;
    await get("/sitemap.xml");
    time = 0;
    await get("/sitemap.xml");
    expect(asked).toEqual([1, 1]);
  });

  it("asks the API for no page that does not exist", async () => {
    await start(10_001);
    for (const page of ["0", "01", "4", "99999"]) expect((await get(`/sitemap-${page}.xml`)).statusCode).toBe(404);
    expect(asked).toEqual([1]);
  });

  it("asks the API again after a failure", async () => {
    await start(4, 500);
    for (const _ of [1, 2]) expect((await get("/sitemap.xml")).statusCode).toBe(503);
    expect(asked).toEqual([1, 1]);
  });

  it("answers with Retry-After while the API is unavailable", async () => {
    await start(0, 500);
    const { statusCode, headers } = await get("/sitemap.xml");
    expect([statusCode, headers["retry-after"]]).toEqual([503, "60"]);
  });

  it("disallows live pages of one shopper in robots.txt, and names the sitemap", async () => {
    await start(0);
    const { body } = await get("/robots.txt");
    expect(body.match(/Disallow: \/[^*\n]*$/gm)).toEqual([
      "Disallow: /account",
      "Disallow: /checkout",
      "Disallow: /gifts/received/",
      "Disallow: /gifts/sent",
      "Disallow: /v2/",
    ]);
    expect(body).toContain("Sitemap: https://shop.example/sitemap.xml\n");
  });

  it("answers with Retry-After while no release is live", async () => {
    await start(4);
    routes = undefined;
    const answers = [await get("/robots.txt"), await get("/sitemap.xml")];
    expect(answers.map(({ statusCode, headers }) => [statusCode, "retry-after" in headers])).toEqual([
      [503, true],
      [503, true],
    ]);
  });
});
