import { checkFolder } from "../src/shop-folder/check.ts";
import type { FolderRead } from "../src/shop-folder/read.ts";
import { type Catalogue, catalogueOf, readDemo } from "./catalogue.ts";

const nothing = new Set<string>();
const emptyShop = {
  ...{ colors: nothing, attributes: nothing, categories: nothing, sizeCharts: nothing, packages: nothing },
  units: new Map(),
};

let shop: FolderRead;
let products: Catalogue["products"];
let categories: Catalogue["categories"];
let banners: Catalogue["banners"];
let packages: Catalogue["packages"];
let pages: Catalogue["pages"];
beforeAll(async () => {
  shop = await readDemo();
  ({ products, categories, banners, packages, pages } = catalogueOf(shop));
});

describe("the folder", () => {
  it("can be imported into an empty shop", () => {
    expect([...shop.faults, ...checkFolder(shop, emptyShop)]).toEqual([]);
  });
});

describe("products", () => {
  it("are at least 150 pieces of eight families with unique codes", () => {
    expect(products.length).toBeGreaterThanOrEqual(150);
    expect(new Set(products.map(({ categories: [family] }) => family)).size).toBe(8);
    expect(new Set(products.map(({ code }) => code)).size).toBe(products.length);
  });

  it("have prices in whole thousands, of usual size", () => {
    const isUnusualRent = ({ rent }: (typeof products)[number]) =>
      rent && (rent.price < 90_000 || rent.price > 1_200_000 || rent.deposit <= 0);
    const isUnusualSale = ({ sale }: (typeof products)[number]) =>
      sale && (sale.price < 300_000 || sale.price > 9_000_000);
    const isBroken = ({ rent, sale }: (typeof products)[number]) =>
      [rent?.price, rent?.deposit, rent?.memberPrice, sale?.price].some((amount) => (amount ?? 0) % 1000 !== 0);
    const codesOf = (test: (product: (typeof products)[number]) => unknown) =>
      products.filter(test).map(({ code }) => code);
    expect([codesOf(isUnusualRent), codesOf(isUnusualSale), codesOf(isBroken)]).toEqual([[], [], []]);
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
    for (const text of shop.texts.values()) {
      for (const [, target] of text.matchAll(/\]\((\/[^)]+)\)/g)) {
        expect([...paths, ...elsewhere]).toContain(target);
      }
    }
  });
});
