import { act, render } from "@testing-library/react";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { answer, sampleCard } from "@thuot-tha/shared/testing";
import { Activity } from "react";
import { runCatalog } from "../../testing/shop.ts";
import { searchPage } from "./page.ts";
import { SearchPage } from "./SearchPage.tsx";

describe("the search page", () => {
  it("reports the words of a search once, and each of its lists", async () => {
    const pagination = { page: 1, limit: 30, total: 1 };
    const test = runCatalog([answer(listProducts, { items: [sampleCard()], facets: [], pagination })]);
    const page = (search: string, mode: "visible" | "hidden" = "visible") =>
      test.around(
        <Activity mode={mode}>
          <SearchPage params={{}} pathname="/search" search={search} />
        </Activity>,
      );
    const load = (search: string) => test.load(searchPage.load!, { params: {}, pathname: "/search", search });
    await load("?q=lua");
    const { rerender } = render(page("?q=lua"));
    for (const search of ["?q=lua&type=rent", "?q=gam", ""]) {
      await act(() => load(search));
      rerender(page(search));
    }
    const names = () => test.tracked.map((event) => (event.name === "search" ? event.search_term : event.name));
    const seen = ["lua", "view_item_list", "view_item_list", "gam", "view_item_list", "view_item_list"];
    expect(names().sort()).toEqual([...seen].sort());
    rerender(page("?q=gam"));
    rerender(page("?q=gam", "hidden"));
    rerender(page("?q=gam"));
    expect(names().filter((name) => name === "gam")).toEqual(["gam", "gam"]);
  });
});
