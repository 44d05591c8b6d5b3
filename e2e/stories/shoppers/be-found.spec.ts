import type { APIRequestContext } from "@playwright/test";
import { apiOf } from "../../steps/api.ts";
import { expect, test } from "../../support/shop.ts";

/**
 * A page's source. A busy server briefly leaves rendering to browsers, so the request repeats until it has rendered.
 */
async function sourceOf(request: APIRequestContext, address: string): Promise<string> {
  let html = "";
  await expect(async () => {
    html = await (await request.get(address)).text();
    expect(html).toContain("<h1");
  }).toPass();
  return html;
}

const dataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => JSON.parse(json));

interface StructuredData {
  offers: unknown;
  itemListElement: { url: string; name: string }[];
  numberOfItems: number;
}
const ofType = (html: string, type: string): Partial<StructuredData> =>
  dataIn(html).find((data) => data["@type"] === type) ?? {};

test("a search engine reads a product with both prices, its availability and its reviews", async ({
  request,
  shop,
}) => {
  const product = await apiOf(request, shop.url).product(
    "type=rent",
    ({ types, rating }) => types.length === 2 && rating.count > 0,
  );
  const html = await sourceOf(request, `${shop.url}/product/${product.link}`);
  const found = ofType(html, "Product");
  const address = `${shop.url}/product/${product.link}`;
  expect(found).toMatchObject({ name: product.name, aggregateRating: { reviewCount: product.rating.count } });
  expect(found.offers).toMatchObject([
    { price: product.rentalPrice, url: address, availability: expect.stringContaining("schema.org/") },
    { price: product.salePrice, url: address, availability: expect.stringContaining("schema.org/") },
  ]);
  expect(ofType(html, "BreadcrumbList").itemListElement).toMatchObject([
    { position: 1, item: `${shop.url}/home` },
    { position: 2 },
    { position: 3, item: address },
  ]);
  expect(html).toContain(`<link rel="canonical" href="${address}">`);
  expect(html).toContain('<meta property="og:type" content="product">');
  const price = Intl.NumberFormat("vi-VN", { style: "currency", currency: "VND" }).format(product.rentalPrice);
  expect(html).toContain(price);
});

test("a search engine reads the pieces of a list, and that a filtered one is only a view of it", async ({
  request,
  shop,
}) => {
  const { items, pagination } = await apiOf(request, shop.url).get("/v2/product/list?cat=dam");
  const html = await sourceOf(request, `${shop.url}/dam`);
  const found = ofType(html, "ItemList");
  expect(found.numberOfItems).toBe(pagination.total);
  expect(found.itemListElement?.[0]).toMatchObject({
    name: items[0].name,
    url: `${shop.url}/product/${items[0].link}`,
  });
  expect(html).toContain('<meta name="robots" content="index,follow">');
  const filtered = await sourceOf(request, `${shop.url}/dam?attr=color%3Aden`);
  expect(filtered).toContain('<meta name="robots" content="noindex">');
  expect(filtered).toContain(`<link rel="canonical" href="${shop.url}/dam">`);
});

test("a search engine finds every product, category and page through the sitemap", async ({ request, shop }) => {
  const robots = await (await request.get(`${shop.url}/robots.txt`)).text();
  const sitemap = /Sitemap: (\S+)/.exec(robots)?.[1] ?? "";
  expect(sitemap).toBe(`${shop.url}/sitemap.xml`);
  const xml = await (await request.get(sitemap)).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const { pagination } = await apiOf(request, shop.url).get("/v2/product/list?pagination.limit=1");
  expect(addresses.filter((one) => one.includes("/product/"))).toHaveLength(pagination.total);
  for (const path of ["/home", "/dam-da-hoi"]) expect(addresses).toContain(shop.url + path);
  const words = ["about-us", "about/cau-chuyen", "customer-care/doi-tra", "info/lien-he", "seft/gioi-thieu-thanh-vien"];
  for (const address of words.map((path) => `${shop.url}/${path}`)) {
    expect(addresses).toContain(address);
    expect(await sourceOf(request, address)).toContain(`<link rel="canonical" href="${address}">`);
  }
  for (const address of addresses.filter((_, index) => index % 25 === 0)) {
    expect((await request.get(address)).status()).toBe(200);
  }
});
