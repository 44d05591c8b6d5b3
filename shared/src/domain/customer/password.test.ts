import { passwordProblem } from "./password.ts";

describe("passwordProblem", () => {
  it("accepts a sentence with a digit, Vietnamese letters included", () => {
    expect(passwordProblem("ao dai 2 ta")).toBeNull();
    expect(passwordProblem("đđđđđđđ1")).toBeNull();
    expect(passwordProblem(`a1${"x".repeat(126)}`)).toBeNull();
    expect(passwordProblem("ao dai 2 ta", { email: "lan1990@gmail.com", phone: "0912345678" })).toBeNull();
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
