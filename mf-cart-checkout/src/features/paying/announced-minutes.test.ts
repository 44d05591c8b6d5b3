import { announcedMinutes } from "./announced-minutes.ts";

describe("announcedMinutes", () => {
  it.each([
    [1800, null],
    [1200, 20],
    [1140, null],
    [601, null],
    [600, 10],
    [299, 5],
    [239, null],
    [60, 1],
    [1, 1],
  ])("at %i seconds is %s", (seconds, minutes) => {
    expect(announcedMinutes(seconds)).toBe(minutes);
  });
});
