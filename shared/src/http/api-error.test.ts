import { ApiError, isRefusal } from "./api-error.ts";

describe("isRefusal", () => {
  it.each([
    [400, true],
    [409, true],
    [429, true],
    [0, false],
    [200, false],
    [500, false],
    [502, false],
    [504, false],
  ])("of a call that failed with %i is %s", (status, expected) => {
    expect(isRefusal(new ApiError({ status, code: "ANY", message: "Không được." }))).toBe(expected);
  });

  it("is false for any other error", () => {
    expect(isRefusal(new TypeError("Failed to fetch"))).toBe(false);
  });
});
