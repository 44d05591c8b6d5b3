import { render, screen } from "@testing-library/react";
import { runCatalog } from "../../../testing/shop.ts";
import { readListState } from "../list-state.ts";
import type { Listing } from "../slice.ts";
import { NothingFound } from "./NothingFound.tsx";

const listing = { pathname: "/dam", facets: [], allFacets: [], categoryMenu: {}, alternatives: [], popular: [] };

function show(search: string) {
  const test = runCatalog();
  render(test.around(<NothingFound listing={listing as unknown as Listing} state={readListState(search)} />));
  const link = screen.getByRole("link");
  return {
    title: screen.getByRole("heading").textContent,
    link: [link.textContent, link.getAttribute("href")],
    hint: screen.queryByText("Bớt một điều kiện, hoặc đổi ngày một chút là có."),
  };
}

describe("NothingFound", () => {
  it("leads to the list without its filters", () => {
    const { title, link, hint } = show("?type=rent&attr=color%3Aden&sort=price_asc");
    expect(title).toBe("Chưa có món nào khớp");
    expect(link).toEqual(["Bỏ hết bộ lọc", "/dam?sort=price_asc"]);
    expect(hint).toBeInTheDocument();
  });

  it("leads from a category without pieces to the whole shop, because there is no filter to remove", () => {
    const { title, link, hint } = show("?sort=price_asc");
    expect(title).toBe("Chưa có món nào ở đây");
    expect(link).toEqual(["Xem cả tủ đồ", "/search?sort=price_asc"]);
    expect(hint).not.toBeInTheDocument();
  });

  it("leads from words that nothing matches to the whole shop", () => {
    const { title, link } = show("?q=xyz");
    expect(title).toBe("Chưa tìm thấy “xyz”");
    expect(link).toEqual(["Xem cả tủ đồ", "/search"]);
  });
});
