import { isAccountNumber, normalizeAccountNumber, smallestPayout } from "./payout.ts";

describe("smallestPayout", () => {
  it("is 10 000, or the whole of a smaller balance", () => {
    expect([smallestPayout(350_000), smallestPayout(4_000)]).toEqual([10_000, 4_000]);
  });
});

describe("isAccountNumber", () => {
  it.each([
    ["0123 4567-89", true],
    ["ab 12.34", true],
    ["12-34", false],
    ["12345678901234567890", false],
    ["số 123456", false],
  ])("of %j is %s", (text, isOne) => {
    expect(isAccountNumber(normalizeAccountNumber(text))).toBe(isOne);
  });
});
