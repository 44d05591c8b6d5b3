import { identityOf } from "./identity.ts";

describe("identityOf", () => {
  it("has the name in one line, without what cannot be seen", () => {
    expect(identityOf({ name: "\u200bTrần\n Ngọc\u202e " }, "s1").fullName).toBe("Trần Ngọc");
    expect(identityOf({ name: "\u200b\u2060" }, "s1").fullName).toBe("");
  });
});
