import { seedBanners, seedCategories, seedMembershipPackages, seedPages, seedProducts } from "./catalogue";
import { slug } from "./catalogue/compose";

const RESERVED = new Set(
  `home login register forgot-password reset-password checkout member-ship onsale about-us about account customer-care
   info product seft search 404 v2 r media healthz readyz metrics ops`.split(/\s+/),
);

describe("seedProducts", () => {
  it("lists at least 150 pieces over eight families with unique links", () => {
    expect(seedProducts.length).toBeGreaterThanOrEqual(150);
    expect(new Set(seedProducts.map((product) => product.family)).size).toBe(8);
    expect(new Set(seedProducts.map((product) => product.link)).size).toBe(seedProducts.length);
  });

  it("refers only to categories that exist, the family first", () => {
    const known = new Set(seedCategories.map((category) => category.link));
    for (const product of seedProducts) {
      expect(product.categories[0]).toBe(product.family);
      expect(product.categories.filter((link) => !known.has(link))).toEqual([]);
    }
  });

  it("prices what it offers, in whole thousands, and nothing else", () => {
    for (const product of seedProducts) {
      const rents = product.types.includes("rent");
      const sells = product.types.includes("sale");
      expect([product.link, rents || sells]).toEqual([product.link, true]);
      expect([product.link, product.rentalPrice > 0, product.depositPrice > 0]).toEqual([product.link, rents, rents]);
      expect([product.link, product.salePrice > 0]).toEqual([product.link, sells]);
      if (rents) expect(product.rentalPrice).toBeGreaterThanOrEqual(90_000);
      if (rents) expect(product.rentalPrice).toBeLessThanOrEqual(1_200_000);
      if (sells) expect(product.salePrice).toBeGreaterThanOrEqual(300_000);
      expect(product.salePrice).toBeLessThanOrEqual(9_000_000);
      expect(product.originalRentalPrice).toBeGreaterThanOrEqual(product.rentalPrice);
      expect(product.originalPrice).toBeGreaterThanOrEqual(product.salePrice);
      for (const amount of [
        product.rentalPrice,
        product.depositPrice,
        product.salePrice,
        product.membershipRentalPrice,
      ]) {
        expect(amount % 1000).toBe(0);
      }
    }
  });

  it("rents four fifths and sells more than half", () => {
    const share = (type: "rent" | "sale") =>
      seedProducts.filter((product) => product.types.includes(type)).length / seedProducts.length;
    expect(share("rent")).toBeGreaterThan(0.75);
    expect(share("sale")).toBeGreaterThan(0.5);
    expect(share("sale")).toBeLessThan(0.65);
  });

  it("has the reduced pieces in the clearance, and no others", () => {
    const reduced = seedProducts.filter(({ salePrice, originalPrice }) => salePrice < originalPrice);
    expect(seedProducts.filter(({ collectionType }) => collectionType)).toEqual(reduced);
    expect(reduced.filter(({ collectionType }) => collectionType === "trending_sale").length).toBeGreaterThan(3);
  });
});

describe("seedCategories", () => {
  it("has unique links that no other page uses, and parents that exist", () => {
    const links = seedCategories.map((category) => category.link);
    expect(new Set(links).size).toBe(links.length);
    expect(links.filter((link) => RESERVED.has(link))).toEqual([]);
    for (const { parent } of seedCategories) expect(parent === null || links.includes(parent)).toBe(true);
  });

  it("shows itself in every way the shop knows, and leaves no category empty", () => {
    const kinds = new Set(seedCategories.flatMap((category) => category.displays));
    expect([...kinds].sort()).toEqual(["big", "hot", "icon1", "icon2", "small"]);
    for (const { link } of seedCategories) {
      expect([link, seedProducts.some((product) => product.categories.includes(link))]).toEqual([link, true]);
    }
  });
});

describe("seedBanners, seedMembershipPackages, seedPages", () => {
  it("fill every banner position", () => {
    const count = (position: string) => seedBanners.filter((banner) => banner.position === position).length;
    expect([count("home-hero"), count("home-strip"), count("category-top")]).toEqual([3, 2, 1]);
  });

  it("raise discount and days from package to package", () => {
    expect(seedMembershipPackages.map((entry) => [entry.percentDiscount, entry.extendDay])).toEqual([
      [10, 1],
      [15, 2],
      [20, 3],
    ]);
  });

  it("address every page once, and link only to pages that exist", () => {
    const paths = seedPages.map((page) => (page.kind === "about-us" ? "/about-us" : `/${page.kind}/${page.slug}`));
    expect(new Set(paths).size).toBe(paths.length);
    const elsewhere = ["/member-ship", "/account/order-history"];
    for (const { body } of seedPages) {
      for (const [, target] of body.matchAll(/\]\((\/[^)]+)\)/g)) {
        expect([...paths, ...elsewhere]).toContain(target);
      }
    }
  });
});

describe("slug", () => {
  it("folds Vietnamese letters to ASCII", () => {
    expect(slug("Đầm lụa Đỏ Mận ")).toBe("dam-lua-do-man");
  });
});
