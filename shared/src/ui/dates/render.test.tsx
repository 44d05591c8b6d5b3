/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { RentalCalendar } from "./index.ts";

describe("the dates entry point on a server", () => {
  it("renders from its props alone", () => {
    const html = renderToString(
      <RentalCalendar
        today="2026-12-31"
        firstDay="2027-01-01"
        invalidDates={[]}
        maxDays={30}
        value={{ dateFrom: "2027-01-02", dateTo: "2027-01-03" }}
        onChange={() => {}}
      />,
    );
    expect(html).toContain("Tháng 1, 2027");
    expect(html).toContain("Thuê 2 ngày");
  });
});
