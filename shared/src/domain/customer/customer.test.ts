import { isEmail, normalizeEmail } from "./email.ts";
import { passwordProblem } from "./password.ts";
import { isAccountNumber, normalizeAccountNumber } from "./payout.ts";
import { formatPhone, parsePhone } from "./phone.ts";
import { typedLine, typedText } from "./text.ts";

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

describe("passwordProblem", () => {
  it("accepts a sentence with a digit, Vietnamese letters included", () => {
    expect(passwordProblem("ao dai 2 ta")).toBeNull();
    expect(passwordProblem("đđđđđđđ1")).toBeNull();
  });
  it("names the rule that is broken", () => {
    expect(passwordProblem("a1b2c3")).toBe("too-short");
    expect(passwordProblem(`a1${"x".repeat(127)}`)).toBe("too-long");
    expect(passwordProblem("1234567890")).toBe("no-letter");
    expect(passwordProblem("abcdefghij")).toBe("no-digit");
    const common = [
      "MatKhau123",
      "matkhau123456789",
      "123456abc",
      "p@ssw0rd",
      "Abc@123456",
      "Aa123456@",
      "matkhau2024",
    ];
    for (const one of [...common, "nguyen123", "qwer1234"]) expect(passwordProblem(one)).toBe("common");
    expect(passwordProblem("ao dai 2024")).toBeNull();
    expect(passwordProblem("Lan1990@gmail.com", { email: "lan1990@gmail.com" })).toBe("personal");
    expect(passwordProblem("0912345678", { phone: "+84 912 345 678" })).toBe("personal");
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

describe("typedLine", () => {
  it.each([
    ["  Nguyễn Mai ", "Nguyễn Mai"],
    ["\u200bNguyễn\u00ad \u202eMai\ufeff ", "Nguyễn Mai"],
    [" \u200b", ""],
    ["\u3164\u2800", ""],
  ])("of %j is %j", (typed, line) => {
    expect(typedLine(typed)).toBe(line);
  });
});

describe("typedText", () => {
  it.each([
    [" Đẹp lắm 👩\u200d🎨\nMai ", "Đẹp lắm 👩\u200d🎨\nMai"],
    ["\u200b\u200b \n\u200d", ""],
  ])("of %j is %j", (typed, text) => {
    expect(typedText(typed)).toBe(text);
  });
});
