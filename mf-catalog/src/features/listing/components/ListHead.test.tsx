import { render, screen } from "@testing-library/react";
import { createTestHost } from "@thuot-tha/shared/testing";
import { ListHead } from "./ListHead.tsx";

describe("ListHead", () => {
  it("leads to subcategories with the days of the list", () => {
    const test = createTestHost({ name: "mf-catalog" });
    const parts = [{ name: "Đầm cưới", link: "dam-cuoi" }];
    const dates = "?date-from=2026-12-14&date-to=2026-12-15";
    const { rerender } = render(test.around(<ListHead title="Đầm" parts={parts} search={dates} />));
    expect(screen.getByRole("link", { name: "Đầm cưới" })).toHaveAttribute("href", `/dam-cuoi${dates}`);
    rerender(test.around(<ListHead title="Đầm" parts={parts} />));
    expect(screen.getByRole("link", { name: "Đầm cưới" })).toHaveAttribute("href", "/dam-cuoi");
  });
});
