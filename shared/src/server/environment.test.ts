/** @jest-environment node */
import { ConfigError, flag, wholeNumber } from "./environment.ts";

describe("settings of the environment", () => {
  it("have a default where they are missing or empty", () => {
    expect([wholeNumber({}, "PORT", 8080), wholeNumber({ PORT: " " }, "PORT", 8080)]).toEqual([8080, 8080]);
    expect([flag({}, "SEED", true), flag({ SEED: "off" }, "SEED", true)]).toEqual([true, false]);
  });

  it("name the variable that is refused", () => {
    expect(() => wholeNumber({ PORT: "soon" }, "PORT", 8080)).toThrow(ConfigError);
    expect(() => wholeNumber({ PORT: "soon" }, "PORT", 8080)).toThrow(
      'PORT must be a whole number of at least 0, in digits only, not "soon"',
    );
    for (const value of ["30.000", "3e4", "0x10", "-1", "+1", "1 000"]) {
      expect(() => wholeNumber({ SHIPPING_FEE: value }, "SHIPPING_FEE", 0)).toThrow(
        `SHIPPING_FEE must be a whole number of at least 0, in digits only, not "${value}"`,
      );
    }
    expect(() => flag({ SEED: "maybe" }, "SEED", true)).toThrow('SEED must be on or off, not "maybe"');
  });
});
