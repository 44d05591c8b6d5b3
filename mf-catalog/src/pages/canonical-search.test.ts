import { categoryPage } from "./category/page.ts";
import { contentPage } from "./content/page.ts";
import { homePage } from "./home/page.ts";
import { onSalePage } from "./on-sale/page.ts";
import { productPage } from "./product/page.ts";
import { searchPage } from "./search/page.ts";

const pages = {
  home: homePage,
  "on-sale": onSalePage,
  search: searchPage,
  product: productPage,
  category: categoryPage,
  content: contentPage,
};
type Name = keyof typeof pages;
const canonical = (page: Name, search: string) => pages[page].canonicalSearch?.(search);

describe("canonicalSearch", () => {
  it.each<[Name, string, string]>([
    ["home", "?utm_source=a", ""],
    ["content", "?fbclid=b&page=2", ""],
    ["category", "?utm_source=a&page=2&sort=price_asc&x=1", "?sort=price_asc&page=2"],
    ["category", "?sort=cheapest&page=zero&sale-prices=x", ""],
    ["on-sale", "?gclid=c&attr=color%3Ado", "?attr=color%3Ado"],
    ["search", "?ref=d&q=%C3%A1o+d%C3%A0i", "?q=%C3%A1o+d%C3%A0i"],
    ["product", "?utm_source=a&size=M", "?size=M"],
    [
      "product",
      "?date-to=2026-12-12&x=1&date-from=2026-12-10&color=Do&size=M&type=sale",
      "?type=sale&size=M&color=Do&date-from=2026-12-10&date-to=2026-12-12",
    ],
    ["product", "?date-from=tomorrow", ""],
  ])("of %s keeps of %s what the page is rendered from", (page, search, expected) => {
    expect(canonical(page, search)).toBe(expected);
  });

  it.each(Object.keys(pages) as Name[])("of %s drops what is made up", (page) => {
    expect(canonical(page, "?made-up=1")).toBe("");
  });
});
