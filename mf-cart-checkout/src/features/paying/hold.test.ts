import { announcedMinutes, clockText, secondsLeft } from "./hold.ts";

describe("secondsLeft", () => {
  it.each([
    ["2026-12-01T03:30:00Z", 1800],
    ["2026-12-01T03:00:00.400Z", 1],
    ["2026-12-01T02:59:59Z", 0],
  ])("until %s is %i", (holdUntil, seconds) => {
    expect(secondsLeft(holdUntil, new Date("2026-12-01T03:00:00Z"))).toBe(seconds);
  });
});

describe("clockText", () => {
  it.each([
    [1800, "30:00"],
    [605, "10:05"],
    [9, "00:09"],
  ])("shows %i seconds as %s", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

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
