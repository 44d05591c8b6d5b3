import { render } from "@testing-library/react";
import { readListState } from "../list-state.ts";
import type { OptionFacet } from "../slice.ts";
import type { ListChoice } from "../use-list.ts";
import { Filters } from "./Filters.tsx";

const occasions = {
  type: "OPTION_LIST",
  field: "category",
  title: "Dịp",
  urlKey: "cat",
  options: [{ value: "da-tiec", label: "Dạ tiệc", count: 3 }],
} as OptionFacet;

/** What the form sends without scripts from the list of an address. */
function sentFrom(search: string): string[] {
  const choice = { state: readListState(search), pending: false, choose: () => undefined } as unknown as ListChoice;
  const { container } = render(<Filters pathname="/dam" facets={[occasions]} total={3} choice={choice} />);
  return [...new FormData(container.querySelector("form") ?? undefined)].map(([name, value]) => `${name}=${value}`);
}

describe("Filters without scripts", () => {
  it("sends each choice once, also those that no filter offers any more", () => {
    expect(
      sentFrom("?cat=da-tiec&cat=cuoi-hoi&attr=mau-do&rental-prices=100000-300000&sale-prices=-900000").sort(),
    ).toEqual(["attr=mau-do", "cat=cuoi-hoi", "cat=da-tiec", "rental-prices=100000-300000", "sale-prices=-900000"]);
  });

  it("keeps words, kind, collection, order and days", () => {
    const search = "?q=lua&type=sale&collection=trending_sale&sort=price_asc&date-from=2026-12-10&date-to=2026-12-12";
    expect(sentFrom(search).sort()).toEqual([
      "collection=trending_sale",
      "date-from=2026-12-10",
      "date-to=2026-12-12",
      "q=lua",
      "sort=price_asc",
      "type=sale",
    ]);
  });

  it("sends nothing of a list without choices", () => {
    expect(sentFrom("")).toEqual([]);
  });
});
