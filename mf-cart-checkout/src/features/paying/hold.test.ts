import { announcedMinutes, clockText, secondsLeft } from "./hold.ts";
import { returnHint } from "./return-hint.ts";

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
    [601, 20],
    [600, 10],
    [299, 5],
    [60, 1],
    [1, 1],
  ])("at %i seconds is %s", (seconds, minutes) => {
    expect(announcedMinutes(seconds)).toBe(minutes);
  });
});

describe("returnHint", () => {
  it.each([
    ["", null],
    ["?utm_source=mail", null],
    ["?orderId=TT1&resultCode=0", "maybe-paid"],
    ["?orderId=TT1&resultCode=1000", null],
    ["?orderId=TT1&resultCode=7000", "maybe-paid"],
    ["?orderId=TT1&resultCode=7002", "maybe-paid"],
    ["?orderId=TT1&resultCode=9000", "maybe-paid"],
    ["?orderId=TT1&resultCode=1006", "not-paid"],
    ["?vnp_TxnRef=TT1&vnp_ResponseCode=00", "maybe-paid"],
    ["?vnp_TxnRef=TT1&vnp_ResponseCode=07", "maybe-paid"],
    ["?vnp_TxnRef=TT1&vnp_ResponseCode=24", "not-paid"],
    ["?apptransid=1&status=1", "maybe-paid"],
    ["?apptransid=1&status=-49", "not-paid"],
  ])("of %j is %s", (search, hint) => {
    expect(returnHint(search)).toBe(hint);
  });
});
