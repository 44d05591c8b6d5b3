import { formatPhone, parsePhone } from "./phone.ts";

describe("parsePhone", () => {
  it("brings every way of writing to one form", () => {
    for (const text of [
      "0912 345 678",
      "0912.345.678",
      "+84 912-345-678",
      "84912345678",
      "0084 912 345 678",
      " 0912345678 ",
      "(+84) 912 345 678",
      "+84 (0)912 345 678",
      "091\u2011234\u20135678",
      "\u202a+84 912 345 678\u202c",
      "０９１２　３４５　６７８",
      "（＋８４）912345678",
    ]) {
      expect(parsePhone(text)).toBe("0912345678");
    }
    expect(formatPhone("0912345678")).toBe("0912 345 678");
  });
  it("refuses fixed lines, unknown prefixes and wrong lengths", () => {
    expect(["02838123456", "0312345678", "0541234567", "091234567", "09123456789", "abc", ""].map(parsePhone)).toEqual(
      Array(7).fill(null),
    );
  });
});
