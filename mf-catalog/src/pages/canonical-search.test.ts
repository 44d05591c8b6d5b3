import catalog from "../remote.ts";

const canonical = async (page: string, search: string) => (await catalog.page(page)).canonicalSearch?.(search);

describe("canonicalSearch", () => {
  it.each([
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
  ])("of %s keeps of %s what the page is drawn from", async (page, search, expected) => {
    expect(await canonical(page, search)).toBe(expected);
  });

  it.each(["home", "on-sale", "search", "product", "category", "content"])(
    "of %s drops what is made up",
    async (page) => {
      expect(await canonical(page, "?made-up=1")).toBe("");
    },
  );
});
