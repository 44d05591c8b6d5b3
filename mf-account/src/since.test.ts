import { since } from "./since.ts";

describe("since", () => {
  it.each([
    ["2026-12-09T18:05:00Z", "3 giờ trước"],
    ["2026-12-09T20:48:00Z", "17 phút trước"],
    ["2026-12-07T21:05:00Z", "2 ngày trước"],
    ["2026-12-09T21:05:04Z", "vài giây trước"],
    ["2026-12-09T23:05:00Z", "vài giây trước"],
  ])("shows how long ago %s was", (at, text) => {
    expect(since(at, new Date("2026-12-09T21:05:00Z"))).toBe(text);
  });
});
