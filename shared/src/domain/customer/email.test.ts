import { isEmail, normalizeEmail } from "./email.ts";

/** With a local part of 64 characters, the most it may have. */
const ofLength = (length: number) =>
  `${"a".repeat(64)}@${"b".repeat(61)}.${"c".repeat(61)}.${"d".repeat(length - 192)}.vn`;

describe("isEmail", () => {
  it("accepts ordinary addresses", () => {
    expect(isEmail(normalizeEmail("  Lan.Nguyen+thue@Gmail.com "))).toBe(true);
    expect(normalizeEmail("\u200blan@gmail.com\u200b ")).toBe("lan@gmail.com");
    expect(isEmail("a@b.vn")).toBe(true);
    expect(isEmail(ofLength(254))).toBe(true);
  });
  it("refuses what cannot be one", () => {
    const wrong = [
      "",
      "lan",
      "gmail.com",
      "@gmail.com",
      "lan@",
      "lan@gmail",
      "lan..a@gmail.com",
      ".lan@gmail.com",
      "la n@gmail.com",
    ];
    expect([...wrong, "lan@-gmail.com", "lan@gmail.c-", "a@b@c.vn", `${"a".repeat(65)}@b.vn`].filter(isEmail)).toEqual(
      [],
    );
    expect(isEmail(ofLength(255))).toBe(false);
  });
});
