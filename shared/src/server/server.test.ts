/** @jest-environment node */
import { ConfigError, escapeHtml, flag, networkOf, wholeNumber, wideNetworkOf } from "./index.ts";

describe("wideNetworkOf", () => {
  it.each([
    ["10.1.2.3", "10.1.2.0"],
    ["::ffff:10.1.2.3", "10.1.2.0"],
    ["2001:db8:1:2:aaaa::1", "2001:db8:1::"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, expected) => expect(wideNetworkOf(address)).toBe(expected));
});

describe("networkOf", () => {
  it.each([
    ["2001:db8:0:7::1", "2001:db8:0:7::"],
    ["2001:0DB8:0000:0007:ffff::", "2001:db8:0:7::"],
    ["2001:db8::7:a:b:c:d", "2001:db8:0:7::"],
    ["2001:db8:0:8::1", "2001:db8:0:8::"],
    ["::1", "::"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["192.0.2.1", "192.0.2.1"],
    ["0912345678", "0912345678"],
    ["an@example.com", "an@example.com"],
  ])("of %s is %s", (address, expected) => expect(networkOf(address)).toBe(expected));
});

describe("escapeHtml", () => {
  it("escapes what ends text or an attribute", () => {
    expect(escapeHtml(`<a href="x" title='y'>Áo & quần</a>`)).toBe(
      "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Áo &amp; quần&lt;/a&gt;",
    );
  });
});

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
