import * as fc from "fast-check";
import { isEmail, parseEmail } from "./email.ts";
import { fold, stripDiacritics } from "./fold.ts";
import { formatDong, percentOff } from "./money.ts";
import { formatNumber } from "./numbers.ts";
import { passwordProblem } from "./password.ts";
import { formatPhone, parsePhone } from "./phone.ts";
import { compareNames, sortByName } from "./sort.ts";

describe("formatDong", () => {
  it("puts a no-break space before the sign", () => {
    expect(formatDong(350_000)).toBe("350.000\u00a0₫");
    expect(formatDong(0)).toBe("0\u00a0₫");
    expect(formatDong(1_250_000_000)).toBe("1.250.000.000\u00a0₫");
  });
});

describe("formatNumber", () => {
  it("groups thousands, and shows one decimal", () => {
    expect([0, 999, 1000, -1000, 12_345_678].map(formatNumber)).toEqual(["0", "999", "1.000", "-1.000", "12.345.678"]);
    expect([4, 4.5, 4.25, 4.04, 0.96, 1234.56].map(formatNumber)).toEqual(["4", "4,5", "4,3", "4", "1", "1.234,6"]);
  });

  it("writes whole numbers as the locale does", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
        expect(formatNumber(value)).toBe(value.toLocaleString("vi-VN"));
      }),
    );
  });
});

describe("percentOff", () => {
  it("never promises too much", () => {
    expect(percentOff(300_000, 200_000)).toBe(33);
    expect(percentOff(300_000, 300_000)).toBe(0);
    expect(percentOff(0, 0)).toBe(0);
  });
});

describe("parsePhone", () => {
  it("brings every way of writing to one form", () => {
    for (const text of [
      "0912 345 678",
      "0912.345.678",
      "+84 912-345-678",
      "84912345678",
      "0084 912 345 678",
      " 0912345678 ",
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
  it("accepts ordinary addresses, trimmed and in lower case", () => {
    expect(parseEmail("  Lan.Nguyen+thue@Gmail.com ")).toBe("lan.nguyen+thue@gmail.com");
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
    for (const common of ["MatKhau123", "matkhau123456789", "123456abc", "p@ssw0rd"])
      expect(passwordProblem(common)).toBe("common");
    expect(passwordProblem("Lan1990@gmail.com", { email: "lan1990@gmail.com" })).toBe("personal");
    expect(passwordProblem("0912345678", { phone: "+84 912 345 678" })).toBe("personal");
  });
});

describe("sortByName", () => {
  it("sorts numbers by value and letters in Vietnamese order", () => {
    const names = ["Quận 10", "Quận 2", "Đống Đa", "Quận 1", "Dĩ An", "Ba Đình"].map((name) => ({ name }));
    expect(sortByName(names).map(({ name }) => name)).toEqual([
      "Ba Đình",
      "Dĩ An",
      "Đống Đa",
      "Quận 1",
      "Quận 2",
      "Quận 10",
    ]);
    expect(compareNames("a", "a")).toBe(0);
  });
});

describe("fold", () => {
  it("brings what is typed and what is stored together", () => {
    expect(fold(" Đầm  Dạ Hội ")).toBe("dam da hoi");
    expect(stripDiacritics("Thướt Tha Đỏ")).toBe("Thuot Tha Do");
  });
});
