import { dayOfMoment, formatMoment } from "./moment.ts";

describe("formatMoment", () => {
  it("uses the day in Viet Nam", () => {
    expect(formatMoment("2026-12-09T18:05:00.000Z")).toBe("01:05, 10/12/2026");
    expect(dayOfMoment("2026-12-09T16:59:59.000Z")).toBe("09/12/2026");
  });
});
