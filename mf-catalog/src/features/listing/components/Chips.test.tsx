import { render, screen } from "@testing-library/react";
import { createTestHost } from "@thuot-tha/shared/testing";
import { readListState } from "../list-state.ts";
import type { Listing } from "../slice.ts";
import { Chips } from "./Chips.tsx";

const listing = { pathname: "/dam", facets: [], allFacets: [], categoryMenu: {} } as unknown as Listing;

describe("Chips", () => {
  it("move the focus to the next when one is removed", () => {
    const test = createTestHost({ name: "mf-catalog" });
    const chips = (search: string) =>
      test.around(<Chips listing={listing} state={readListState(search)} hrefOf={() => "/dam"} />);
    const { rerender } = render(chips("?type=rent&sale-prices=-500000"));
    screen.getByRole("link", { name: "Bỏ lọc Thuê" }).focus();
    rerender(chips("?sale-prices=-500000"));
    expect(screen.getByRole("link", { name: /^Bỏ lọc Dưới/ })).toHaveFocus();
  });
});
