import { getCategory } from "@thuot-tha/shared/contracts/operations/catalogue/get-category";
import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { answer, createTestHost, sampleCard } from "@thuot-tha/shared/testing";
import { type Banner, listingReducer } from "../../features/listing/slice.ts";
import { categoryPage } from "./page.ts";

/** A category with 95 products, loaded at an address. */
async function loadedAt(pathname: string, search: string, banners: Banner[] = []) {
  const test = createTestHost({
    name: "mf-catalog",
    reducers: { catalogListing: listingReducer },
    answers: [
      answer(listProducts, ({ query }) => ({
        items: [sampleCard()],
        facets: [],
        pagination: { page: Number(query?.["pagination.page"]), limit: 30, total: 95 },
      })),
      answer(getCategoryMenu, { items: [] }),
      answer(getCategory, { link: "dam", name: "Đầm", description: "", breadcrumbs: [], children: [] } as never),
      answer(listBanners, { banners }),
    ],
  });
  const props = { params: { categoryLink: "dam" }, pathname, search };
  if (categoryPage.load) await test.load(categoryPage.load, props);
  return { state: test.host.store.getState(), props };
}

async function headAt(pathname: string, search: string, banners?: Banner[]) {
  const { state, props } = await loadedAt(pathname, search, banners);
  return categoryPage.head(state, props);
}

describe("the head of a list", () => {
  it.each([
    ["/dam", "", { canonical: "/dam", noIndex: false, title: "Đầm" }],
    ["/dam/", "?page=2", { canonical: "/dam?page=2", noIndex: false, title: "Đầm, trang 2" }],
    ["/%64am", "?to=3", { canonical: "/dam", noIndex: false, title: "Đầm" }],
    ["/dam", "?attr=color%3Ado&sort=price_asc", { canonical: "/dam", noIndex: true, title: "Đầm" }],
    ["/dam", "?sort=price_asc&page=2", { canonical: "/dam", noIndex: true, title: "Đầm, trang 2" }],
    ["/dam", "?q=lụa", { canonical: "/dam?q=l%E1%BB%A5a", noIndex: true, title: "Đầm" }],
    ["/dam", "?q=lụa&page=2", { canonical: "/dam?q=l%E1%BB%A5a&page=2", noIndex: true, title: "Đầm, trang 2" }],
  ])("of %s%s", async (pathname, search, expected) => {
    expect(await headAt(pathname, search)).toMatchObject(expected);
  });

  it("preloads the banner, or on phones, which show none, the first piece", async () => {
    const banner = { image: { path: "banners/a.svg", alt: "" }, link: "/dam", position: "category-top" } as Banner;
    const others = [
      { image: { path: "banners/b.svg", alt: "" }, link: "/vay", position: "category-top" },
      { image: { path: "banners/c.svg", alt: "" }, link: "/dam", position: "home-top" },
    ] as Banner[];
    const { picture } = await headAt("/dam", "", [...others, banner]);
    expect(picture?.srcSet).toContain("/banners/a.svg");
    expect(picture?.instead).toMatchObject({
      media: "(max-width: 47.99em)",
      srcSet: expect.stringContaining("/products/dam-lua-1.svg"),
    });
  });
});

describe("a list's data", () => {
  it("is loaded for its own address", async () => {
    const { state, props } = await loadedAt("/dam", "?sort=price_asc");
    expect(categoryPage.isLoaded?.(state, props)).toBe(true);
    expect(categoryPage.isLoaded?.(state, { ...props, search: "" })).toBe(false);
  });
});
