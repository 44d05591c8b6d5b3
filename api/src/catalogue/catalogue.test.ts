import { getCategory } from "@thuot-tha/shared/contracts/operations/catalogue/get-category";
import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { listRelatedProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-related-products";
import { getContentPage } from "@thuot-tha/shared/contracts/operations/content/get-content-page";
import { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import type { Facet } from "@thuot-tha/shared/contracts/operations/entities";
import { getPackage } from "@thuot-tha/shared/contracts/operations/membership/get-package";
import { listPackages } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { productImages, promotions, reviews } from "../db/schema/catalogue.ts";
import { banners, pages } from "../db/schema/content.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();

const options = (facets: Facet[], field: string) => {
  const facet = facets.find((one) => one.field === field);
  return facet?.type === "OPTION_LIST" ? facet.options.map(({ value, count }) => [value, count]) : null;
};

describe("getCategory", () => {
  it("has breadcrumbs, children and facets", async () => {
    const { body } = await shop.browser().call(getCategory, { params: { categoryLink: "dam-da-hoi" } });
    expect(body).toMatchObject({
      name: "Đầm dạ hội",
      breadcrumbs: [
        { name: "Đầm", link: "dam" },
        { name: "Đầm dạ hội", link: "dam-da-hoi" },
      ],
      children: [],
      productCount: 1,
    });
    expect(options(body.facets, "color")).toEqual([["color:den", 1]]);
  });

  it("is 404 for an unknown category", async () => {
    const { status, error } = await shop.browser().call(getCategory, { params: { categoryLink: "khong-co" } });
    expect([status, error.code]).toEqual([404, "CATEGORY_NOT_FOUND"]);
  });
});

describe("getCategoryMenu", () => {
  it("nests children under their parents", async () => {
    const { body } = await shop.browser().call(getCategoryMenu, {});
    expect(body.items.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
      ["Đầm", ["Đầm dạ hội"]],
      ["Áo dài", []],
      ["Theo dịp", ["Tết"]],
    ]);
    expect(body.items[0]).toMatchObject({ logoUrl: "categories/dam.svg", displays: ["big"], parentId: null });
  });
});

describe("getProduct", () => {
  it("adds variants with free pieces, attributes, categories and size chart to the card", async () => {
    const { body } = await shop.browser().call(getProduct, { params: { productLink: "dam-lua-sen" } });
    expect(body).toMatchObject({
      id: "lotus",
      description: "Đầm lụa thêu sen.",
      attributes: [{ key: "material", label: "Chất liệu", value: "Lụa" }],
      variants: [
        { id: "lotus-s", size: "S", color: "Đỏ mận", rentUnits: 1, saleUnits: 1 },
        { id: "lotus-m", size: "M", color: "Đỏ mận", rentUnits: 3, saleUnits: 2 },
      ],
      categories: [
        { name: "Đầm", link: "dam" },
        { name: "Tết", link: "tet" },
      ],
      sizeChart: [{ size: "S", bust: 84, waist: 66, hip: 90 }],
    });
  });

  it("names the colour that a picture shows", async () => {
    const picture = { productId: "lotus", alt: "" };
    await shop.context.db.insert(productImages).values([
      { ...picture, position: 1, path: "plum.svg", color: "Đỏ mận" },
      { ...picture, position: 2, path: "label.svg" },
    ]);
    const { body } = await shop.browser().call(getProduct, { params: { productLink: "dam-lua-sen" } });
    expect(body.images.slice(1)).toEqual([
      { path: "plum.svg", alt: "", color: "Đỏ mận" },
      { path: "label.svg", alt: "" },
    ]);
  });

  it("fills the shop's settings into promotions", async () => {
    await shop.context.db
      .insert(promotions)
      .values({ id: "late", title: "", description: "Trễ: {{rental.latePercent}} %", appliesTo: "rent", position: 1 });
    const { body } = await shop.browser().call(getProduct, { params: { productLink: "dam-lua-sen" } });
    expect(body.promotions.map(({ description }) => description)).toEqual([
      `Trễ: ${shop.context.config.rental.latePercent} %`,
    ]);
  });

  it("is 404 for an unknown link", async () => {
    const { status, error } = await shop.browser().call(getProduct, { params: { productLink: "khong-co" } });
    expect([status, error.code]).toEqual([404, "PRODUCT_NOT_FOUND"]);
  });
});

describe("listRelatedProducts", () => {
  it("sorts by shared properties, and omits the product itself", async () => {
    const { body } = await shop.browser().call(listRelatedProducts, { params: { id: "lotus" } });
    expect(body.items.map(({ id }) => id)).toEqual(["moon", "brocade"]);
  });
});

describe("listProductReviews", () => {
  it("has a histogram of all stars, and filters by one", async () => {
    const write = (rating: number, day: string) => ({
      productId: "moon",
      author: "Nguyễn Thu Hà",
      rating,
      title: "Rất ưng",
      content: "Đầm rũ đẹp.",
      createdAt: new Date(`${day}T00:00:00Z`),
    });
    await shop.context.db
      .insert(reviews)
      .values([write(5, "2026-11-01"), write(5, "2026-11-03"), write(2, "2026-11-02")]);
    const { body } = await shop.browser().call(listProductReviews, { params: { id: "moon" }, query: {} });
    expect(body.items.map(({ rating }) => rating)).toEqual([5, 2, 5]);
    expect([body.average, body.count]).toEqual([4, 3]);
    expect(body.histogram.map(({ rating, count }) => [rating, count])).toEqual([
      [5, 2],
      [4, 0],
      [3, 0],
      [2, 1],
      [1, 0],
    ]);
    const five = await shop.browser().call(listProductReviews, { params: { id: "moon" }, query: { rating: 5 } });
    expect([five.body.pagination.total, five.body.count]).toEqual([2, 3]);
  });
});

describe("listBanners", () => {
  it("lists current banners only, and those of one rank by id", async () => {
    const banner = (id: string, startsAt: string | null, endsAt: string | null, rank: number) => ({
      ...{ id, title: id, subtitle: "", imagePath: `banners/${id}.svg`, link: "/dam", rank },
      position: "home-hero" as const,
      startsAt: startsAt === null ? null : new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    });
    await shop.context.db
      .insert(banners)
      .values([
        banner("over", null, "2026-12-01T03:00:00Z", 1),
        banner("running", "2026-12-01T03:00:00Z", null, 2),
        banner("another", null, null, 3),
        { ...banner("always", null, null, 3), portraitPath: "banners/always-portrait.svg" },
        banner("coming", "2026-12-01T03:00:01Z", null, 4),
      ]);
    const query = { "pagination.limit": 1000, "pagination.page": 1, filter: "RUNNING_BANNER" } as const;
    const { body } = await shop.browser().call(listBanners, { query });
    expect(body.banners.map(({ id, portrait }) => [id, portrait?.path])).toEqual([
      ["running", undefined],
      ["always", "banners/always-portrait.svg"],
      ["another", undefined],
    ]);
    expect((await shop.browser().call(listBanners, { query: {} })).body.banners).toHaveLength(5);
  });
});

describe("getContentPage", () => {
  it("renders Markdown without scripts", async () => {
    const body =
      "## Thuê\n\nXem [cọc](/info/coc), [xấu](javascript:alert(1)) <script>alert(1)</script>\n\n| a | b |\n|---|---|\n| 1 | 2 |";
    await shop.context.db
      .insert(pages)
      .values({ kind: "info", slug: "thue", title: "Thuê", body, updatedAt: new Date("2026-11-01T00:00:00Z") });
    const { body: page } = await shop.browser().call(getContentPage, { params: { kind: "info", slug: "thue" } });
    expect(page.title).toBe("Thuê");
    expect(page).not.toHaveProperty("picture");
    expect(page.html).toContain('<h2>Thuê</h2>\n<p>Xem <a href="/info/coc" rel="noopener">cọc</a>');
    expect(page.html).toContain("<td>1</td>");
    expect(page.html).not.toMatch(/<script|href="javascript/);
  });

  it("has the page's picture", async () => {
    await shop.context.db.insert(pages).values({
      kind: "info",
      slug: "coc",
      title: "Cọc",
      body: "Một câu.",
      picturePath: "pages/coc.svg",
      updatedAt: new Date("2026-11-01T00:00:00Z"),
    });
    const { body: page } = await shop.browser().call(getContentPage, { params: { kind: "info", slug: "coc" } });
    expect(page.picture).toEqual({ path: "pages/coc.svg", alt: "" });
  });
});

describe("listPackages", () => {
  it("lists them, and gets one", async () => {
    const { body } = await shop.browser().call(listPackages, {});
    expect(body.items.map(({ id, percentDiscount, extendDay }) => [id, percentDiscount, extendDay])).toEqual([
      ["gam", 15, 2],
    ]);
    const one = await shop.browser().call(getPackage, { params: { id: "gam" } });
    expect(one.body).toEqual(body.items[0]);
    expect((await shop.browser().call(getPackage, { params: { id: "x" } })).status).toBe(404);
  });
});
