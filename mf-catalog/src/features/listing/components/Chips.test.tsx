import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTestHost } from "@thuot-tha/shared/testing";
import { readListState } from "../list-state.ts";
import type { Listing } from "../slice.ts";
import type { ListLink } from "../use-list.ts";
import { Chips } from "./Chips.tsx";

const listing = { pathname: "/dam", facets: [], allFacets: [], categoryMenu: {} } as unknown as Listing;
const link: ListLink = { to: "/dam", state: { stay: true }, rel: "nofollow", onClick: () => undefined };

beforeEach(() => sessionStorage.clear());

describe("Chips", () => {
  it("forget the days of the tab with the chip of the days", async () => {
    sessionStorage.setItem("tt:wear", '{"dateFrom":"2026-12-14","dateTo":"2026-12-15"}');
    const test = createTestHost({ name: "mf-catalog" });
    const state = readListState("?type=rent&date-from=2026-12-14&date-to=2026-12-15");
    render(test.around(<Chips listing={listing} state={state} linkFor={() => link} />));
    await userEvent.click(screen.getByRole("link", { name: "Bỏ lọc Thuê" }));
    expect(sessionStorage.getItem("tt:wear")).not.toBeNull();
    await userEvent.click(screen.getByRole("link", { name: /14\/12\/2026/ }));
    expect(sessionStorage.getItem("tt:wear")).toBeNull();
  });

  it("move the focus to the next when one is removed", () => {
    const test = createTestHost({ name: "mf-catalog" });
    const chips = (search: string) =>
      test.around(<Chips listing={listing} state={readListState(search)} linkFor={() => link} />);
    const { rerender } = render(chips("?type=rent&sale-prices=-500000"));
    screen.getByRole("link", { name: "Bỏ lọc Thuê" }).focus();
    rerender(chips("?sale-prices=-500000"));
    expect(screen.getByRole("link", { name: /^Bỏ lọc Dưới/ })).toHaveFocus();
  });
});
