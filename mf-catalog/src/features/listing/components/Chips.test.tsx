import { render, screen } from "@testing-library/react";
import { createTestHost, translate } from "@thuot-tha/shared/testing";
import { readListState } from "../list-state.ts";
import type { Listing } from "../slice.ts";
import type { ListLink } from "../use-list.ts";
import { Chips } from "./Chips.tsx";

const listing = { pathname: "/dam", facets: [], allFacets: [], categoryMenu: {} } as unknown as Listing;
const link: ListLink = { to: "/dam", state: { stay: true }, rel: "nofollow", onClick: () => undefined };

describe("Chips", () => {
  it("move the focus to the next when one is removed", () => {
    const test = createTestHost({ name: "mf-catalog" });
    const chips = (search: string) =>
      test.around(<Chips listing={listing} state={readListState(search)} linkFor={() => link} />);
    const { rerender } = render(chips("?type=rent&sale-prices=-500000"));
    screen.getByRole("link", { name: "Bỏ lọc Thuê" }).focus();
    rerender(chips("?sale-prices=-500000"));
    expect(screen.getByRole("link", { name: /^Bỏ lọc Dưới/ })).toHaveFocus();
  });

  it("name the filters that are left in a page that a translator has changed", () => {
    const test = createTestHost({ name: "mf-catalog" });
    const chips = (search: string) =>
      test.around(<Chips listing={listing} state={readListState(search)} linkFor={() => link} />);
    const { rerender } = render(chips("?type=rent&sale-prices=-500000"));
    translate();
    rerender(chips("?sale-prices=-500000"));
    expect(screen.getByRole("link", { name: /^Bỏ lọc/ })).toHaveTextContent("Dưới 500.000 ₫");
  });
});
