import { readCatalogue } from "./catalogue.ts";

const { products, categories, attributes, colors, banners, packages, pages } = readCatalogue();

const RESERVED = new Set(
  `home login register forgot-password reset-password checkout member-ship onsale about-us about account customer-care
   info product seft search 404 v2 r media healthz readyz metrics ops`.split(/\s+/),
);

describe("products", () => {
  it("are at least 150 pieces of eight families with unique codes", () => {
    expect(products.length).toBeGreaterThanOrEqual(150);
    expect(new Set(products.map(({ categories: [family] }) => family)).size).toBe(8);
    expect(new Set(products.map(({ code }) => code)).size).toBe(products.length);
  });

  it("refer only to categories, attributes and colours that exist", () => {
    const known = new Set(categories.map(({ code }) => code));
    for (const product of products) {
      expect(product.categories.filter((code) => !known.has(code))).toEqual([]);
      expect(Object.keys(product.attributes).filter((key) => !attributes[key])).toEqual([]);
      expect(product.colors.filter((name) => !colors[name])).toEqual([]);
    }
  });

  it("have prices in whole thousands, the earlier price above the present one", () => {
    for (const { code, rent, sale } of products) {
      expect([code, rent !== undefined || sale !== undefined]).toEqual([code, true]);
      if (rent)
        expect([code, rent.price >= 90_000 && rent.price <= 1_200_000, rent.deposit > 0]).toEqual([code, true, true]);
      if (sale) expect([code, sale.price >= 300_000 && sale.price <= 9_000_000]).toEqual([code, true]);
      for (const { price, originalPrice = Number.POSITIVE_INFINITY } of [rent, sale].flatMap((one) => one ?? [])) {
        expect([code, originalPrice > price]).toEqual([code, true]);
      }
      const amounts = [rent?.price, rent?.deposit, rent?.memberPrice, sale?.price].flatMap((amount) => amount ?? []);
      expect([code, amounts.filter((amount) => amount % 1000 !== 0)]).toEqual([code, []]);
    }
  });

  it("are for rent in more than three quarters of cases and for sale in more than half", () => {
    const share = (kind: "rent" | "sale") => products.filter((product) => product[kind]).length / products.length;
    expect(share("rent")).toBeGreaterThan(0.75);
    expect(share("sale")).toBeGreaterThan(0.5);
    expect(share("sale")).toBeLessThan(0.65);
  });

  it("are in the clearance when they are reduced, and no others", () => {
    const reduced = products.filter(({ sale }) => sale?.originalPrice !== undefined);
    expect(products.filter(({ collection }) => collection)).toEqual(reduced);
    expect(reduced.filter(({ collection }) => collection === "trending_sale").length).toBeGreaterThan(3);
  });
});

describe("categories", () => {
  it("have unique codes that no other page uses, and stand after their parents", () => {
    const codes = categories.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => RESERVED.has(code))).toEqual([]);
    for (const [index, { parent }] of categories.entries()) {
      expect(parent === undefined || codes.slice(0, index).includes(parent)).toBe(true);
    }
  });

  it("show themselves in every way that the shop knows, and are never empty", () => {
    const kinds = new Set(categories.flatMap(({ displays }) => displays));
    expect([...kinds].sort()).toEqual(["big", "hot", "icon1", "icon2", "small"]);
    for (const { code } of categories) {
      expect([code, products.some((product) => product.categories.includes(code))]).toEqual([code, true]);
    }
  });
});

describe("banners, packages and pages", () => {
  it("fill every banner position", () => {
    const count = (position: string) => banners.filter((banner) => banner.position === position).length;
    expect([count("home-hero"), count("home-strip"), count("category-top")]).toEqual([3, 2, 1]);
  });

  it("raise discount and days from package to package", () => {
    expect(packages.map(({ percentDiscount, extendDay }) => [percentDiscount, extendDay])).toEqual([
      [10, 1],
      [15, 2],
      [20, 3],
    ]);
  });

  it("address every page once, and link only to pages that exist", () => {
    const paths = pages.map((page) => (page.kind === "about-us" ? "/about-us" : `/${page.kind}/${page.slug}`));
    expect(new Set(paths).size).toBe(paths.length);
    const elsewhere = ["/member-ship", "/account/order-history", "/account/wallet"];
    for (const { body } of pages) {
      for (const [, target] of body.matchAll(/\]\((\/[^)]+)\)/g)) {
        expect([...paths, ...elsewhere]).toContain(target);
      }
    }
  });
});
