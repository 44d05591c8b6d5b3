import { isEmail, normalizeEmail } from "./email.ts";

describe("isEmail", () => {
  it("accepts ordinary addresses", () => {
    expect(isEmail(normalizeEmail("  Lan.Nguyen+thue@Gmail.com "))).toBe(true);
    expect(normalizeEmail("\u200blan@gmail.com\u200b ")).toBe("lan@gmail.com");
    expect(isEmail("a@b.vn")).toBe(true);
  });
  it("refuses what cannot be one", () => {
    const wrong = [
      "",
      "lan",
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
  });
});
