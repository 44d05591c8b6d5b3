import { clockText, secondsLeft } from "./hold.ts";

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
    [86_400, "24:00:00"],
    [5400, "01:30:00"],
    [3600, "01:00:00"],
    [3599, "59:59"],
    [1800, "30:00"],
    [605, "10:05"],
    [9, "00:09"],
  ])("shows %i seconds as %s", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
