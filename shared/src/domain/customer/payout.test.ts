import { isAccountNumber, normalizeAccountNumber } from "./payout.ts";

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
