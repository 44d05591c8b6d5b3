import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { answer, createTestHost, refuse, sampleCard } from "@thuot-tha/shared/testing";
import { favoritesReducer } from "../../features/favorites/slice.ts";
import { homeReducer, type WithHome } from "../../features/home/slice.ts";
import { seenReducer } from "../../features/seen/slice.ts";
import { homePage } from "./page.ts";

type MenuItem = OperationOutput<typeof getCategoryMenu>["items"][number];
type Banner = OperationOutput<typeof listBanners>["banners"][number];
const banner = (id: string, position: Banner["position"]): Banner => ({
  id,
  position,
  title: `Chuyện ${id}`,
  subtitle: "Mặc một ngày, nhớ nhiều năm.",
  image: { path: `banners/${id}.svg`, alt: "" },
  ...(position === "home-hero" ? { portrait: { path: `banners/${id}-portrait.svg`, alt: "" } } : {}),
  link: `/seft/${id}`,
  from: null,
  to: null,
});
const item = (name: string, link: string, displays: MenuItem["displays"], children: MenuItem[] = []): MenuItem => ({
  id: link,
  parentId: null,
  name,
  link,
  logoUrl: `categories/${link}.svg`,
  displays,
  children,
});

const sizes = {
  type: "OPTION_LIST" as const,
  kind: "attr" as const,
  urlKey: "attr" as const,
  field: "size",
  title: "Cỡ",
  options: [
    { label: "S", value: "size:s", count: 1 },
    { label: "M", value: "size:m", count: 1 },
  ],
};

/** A popover has opened; jsdom has no popovers. */
const openedEvent = () => Object.assign(new Event("toggle"), { newState: "open" });

async function setUp(more: Parameters<typeof createTestHost>[0]["answers"] = []) {
  const test = createTestHost({
    name: "mf-catalog",
    reducers: { catalogHome: homeReducer, catalogFavorites: favoritesReducer, catalogSeen: seenReducer },
    answers: [
      answer(listBanners, () => ({
        banners: [
          banner("he", "home-hero"),
          banner("thanh-ly", "home-strip"),
          banner("dam", "category-top"),
          banner("cuoi", "home-hero"),
        ],
      })),
      answer(getCategoryMenu, () => ({
        items: [
          item("Đầm", "dam", ["big", "hot"], [item("Đầm cưới", "dam-cuoi", ["hot"])]),
          item("Túi", "tui", ["small"]),
          item("Theo dịp", "theo-dip", [], [item("Dạ hội", "da-hoi", ["icon1"])]),
          item("Theo phong cách", "theo-phong-cach", [], [item("Cổ điển", "co-dien", ["icon2"])]),
        ],
      })),
      answer(listProducts, ({ query }) => ({
        items: [
          query?.collection ? sampleCard({ id: "t", name: "Đầm satin" }) : sampleCard({ id: "n", name: "Áo mới" }),
        ],
        facets: [sizes],
        pagination: { page: 1, limit: 8, total: 1 },
      })),
      ...more,
    ],
  });
  await test.load(homePage.load as NonNullable<typeof homePage.load>, { params: {}, pathname: "/home", search: "" });
  const { Component } = homePage;
  render(test.around(<Component params={{}} pathname="/home" search="" />));
  return test;
}

const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const under = (title: string) =>
  screen.getByRole("heading", { level: 2, name: title }).closest("section") as HTMLElement;

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

describe("HomePage", () => {
  it("shows the stories of its first place one after the other, and those of its second further down", async () => {
    await setUp();
    const stories = screen.getByRole("region", { name: "Câu chuyện của mùa" });
    const titles = [...stories.querySelectorAll("h2")].map(({ textContent }) => textContent);
    expect(titles).toEqual(["Chuyện he", "Chuyện cuoi"]);
    expect(screen.getByRole("link", { name: /Chuyện thanh-ly/ })).toHaveAttribute("href", "/seft/thanh-ly");
    expect(screen.queryByText("Chuyện dam")).not.toBeInTheDocument();
  });

  it("shows phones the portrait of a story", async () => {
    await setUp();
    const [story] = screen.getByRole("region", { name: "Câu chuyện của mùa" }).querySelectorAll("picture");
    expect(story?.querySelector("source")).toHaveAttribute("srcset", expect.stringContaining("he-portrait.svg"));
    expect(story?.querySelector("img")).toHaveAttribute("srcset", expect.stringContaining("/banners/he.svg"));
  });

  it("asks for the day right after the stories, with the sizes there are", async () => {
    await setUp();
    const stories = screen.getByRole("region", { name: "Câu chuyện của mùa" });
    const question = screen.getByRole("region", { name: "Bạn cần đồ cho ngày nào?" });
    expect(stories.nextElementSibling).toBe(question);
    fireEvent(within(question).getByRole("dialog", { hidden: true }), openedEvent());
    expect(await within(question).findByRole("checkbox", { name: "M", hidden: true })).not.toBeChecked();
  });

  it("shows each category where it is to be shown: hot, large, small, by occasion and by style", async () => {
    await setUp();
    expect(linksIn(screen.getByRole("navigation", { name: "Đang được tìm nhiều" }))).toEqual([
      ["Đầm", "/dam"],
      ["Đầm cưới", "/dam-cuoi"],
    ]);
    expect(linksIn(under("Tủ đồ"))).toEqual([
      ["Đầm", "/dam"],
      ["Túi", "/tui"],
    ]);
    expect(linksIn(under("Bạn mặc đi đâu?"))).toEqual([["Dạ hội", "/da-hoi"]]);
    expect(linksIn(under("Phong cách của bạn"))).toEqual([["Cổ điển", "/co-dien"]]);
  });

  it("stores of the menu the categories that it shows, once each, because the document carries them", async () => {
    const { host } = await setUp();
    const { catalogHome } = host.store.getState() as WithHome;
    expect(catalogHome?.categories).toEqual([
      { name: "Đầm", link: "dam", logoUrl: "categories/dam.svg", displays: ["big", "hot"] },
      { name: "Đầm cưới", link: "dam-cuoi", logoUrl: "categories/dam-cuoi.svg", displays: ["hot"] },
      { name: "Túi", link: "tui", logoUrl: "categories/tui.svg", displays: ["small"] },
      { name: "Dạ hội", link: "da-hoi", logoUrl: "categories/da-hoi.svg", displays: ["icon1"] },
      { name: "Cổ điển", link: "co-dien", logoUrl: "categories/co-dien.svg", displays: ["icon2"] },
    ]);
  });

  it("shows the other parts where banners, categories or the clearance cannot be fetched", async () => {
    const broken = () => refuse(500, "Máy chủ đang bận.");
    await setUp([
      answer(listBanners, broken),
      answer(getCategoryMenu, broken),
      answer(listProducts, ({ query }) =>
        query?.collection
          ? broken()
          : {
              items: [sampleCard({ id: "n", name: "Áo mới" })],
              facets: [],
              pagination: { page: 1, limit: 8, total: 1 },
            },
      ),
    ]);
    expect(within(under("Mới về")).getByRole("heading", { level: 3 })).toHaveTextContent("Áo mới");
    expect(screen.queryByText("Thanh lý đang được yêu thích")).not.toBeInTheDocument();
    expect(screen.queryByText("Tủ đồ")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Xem gói thành viên" })).toBeInTheDocument();
  });

  it("shows what is new, the clearance others love, and the way to a membership", async () => {
    const test = await setUp();
    expect(within(under("Mới về")).getByRole("heading", { level: 3 })).toHaveTextContent("Áo mới");
    expect(within(under("Thanh lý đang được yêu thích")).getByRole("heading", { level: 3 })).toHaveTextContent(
      "Đầm satin",
    );
    expect(screen.getByRole("link", { name: "Xem gói thành viên" })).toHaveAttribute("href", "/member-ship");
    expect(test.client.inputs(listProducts)).toMatchObject([
      { query: { sort: "newest", "pagination.limit": 8 } },
      { query: { collection: "trending_sale", sort: "top_seller", "pagination.limit": 4 } },
    ]);
    expect(test.client.inputs(listBanners)).toEqual([
      { query: { "pagination.page": 1, "pagination.limit": 1000, filter: "RUNNING_BANNER" } },
    ]);
    expect(test.violations).toEqual([]);
  });

  it("reports its lists once, also when they are loaded again", async () => {
    const test = await setUp();
    const lists = () => test.tracked.map((event) => event.name === "view_item_list" && event.item_list_name);
    expect(lists()).toEqual(["Mới về", "Thanh lý đang được yêu thích"]);
    await act(() =>
      test.load(homePage.load as NonNullable<typeof homePage.load>, { params: {}, pathname: "/home", search: "" }),
    );
    expect(lists()).toHaveLength(2);
  });
});
