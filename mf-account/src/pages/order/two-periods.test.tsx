import { cleanup, screen } from "@testing-library/react";
import { fillJsdomGaps } from "@thuot-tha/shared/testing";
import { openOrder } from "../../testing/open-order.tsx";
import { rented } from "../../testing/samples.ts";

beforeAll(fillJsdomGaps);

const [first] = rented.lines as [(typeof rented.lines)[number]];
const later = {
  ...first,
  ...{ id: "l2", name: "Đầm dạ hội", dateFrom: "2026-12-20", dateTo: "2026-12-21" },
  period: { dateFrom: "2026-12-19", dateTo: "2026-12-22" },
};
const bag = {
  ...first,
  ...{ id: "l3", type: "sale" as const, name: "Túi cói", dateFrom: null, dateTo: null, period: null },
};
const delivery = { dateFrom: "2026-12-09", dateTo: "2026-12-09" };
const twice = { ...rented, lines: [later, first, { ...first, id: "l4" }, bag], firstDelivery: "2026-12-09", delivery };
const worn = { ...twice, status: "RENTING" as const, delivery: null };

const on = (day: string) => () => new Date(`${day}T03:00:00Z`);

describe("an order of two rental periods", () => {
  it("names both delivery days", async () => {
    await openOrder(twice);
    expect(screen.getByText("Ngày giao").nextElementSibling).toHaveTextContent(/^09\/12\/2026 và 19\/12\/2026$/);
  });

  it("names the later one alone, until that day", async () => {
    await openOrder(worn, [], on("2026-12-18"));
    expect(screen.getByText("Ngày giao").nextElementSibling).toHaveTextContent(/^19\/12\/2026$/);
  });

  it("names none once all is there", async () => {
    await openOrder(worn, [], on("2026-12-19"));
    expect(screen.queryByText("Ngày giao")).not.toBeInTheDocument();
  });

  it("offers to review a piece once it has arrived", async () => {
    const pieces = () =>
      screen.getAllByRole("link", { name: /^Viết đánh giá / }).map((link) => link.getAttribute("aria-label"));
    const here = ["Viết đánh giá Áo dài lụa sen", "Viết đánh giá Áo dài lụa sen", "Viết đánh giá Túi cói"];
    await openOrder(worn, [], on("2026-12-18"));
    expect(pieces()).toEqual(here);
    cleanup();
    await openOrder(worn, [], on("2026-12-19"));
    expect(pieces()).toEqual(["Viết đánh giá Đầm dạ hội", ...here]);
  });
});
