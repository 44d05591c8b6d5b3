import { DrizzleQueryError } from "drizzle-orm";
import { isUnavailable } from "./unavailable.ts";

const failed = (code: string) => new DrizzleQueryError("SELECT 1", [], Object.assign(new Error("failed"), { code }));

describe("isUnavailable", () => {
  it.each(["57P01", "55P03", "40P01", "ECONNREFUSED"])("is true for %s", (code) => {
    expect(isUnavailable(failed(code))).toBe(true);
  });

  it.each(["23505", "42601"])("is false for %s", (code) => {
    expect(isUnavailable(failed(code))).toBe(false);
  });
});
