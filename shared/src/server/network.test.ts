/** @jest-environment node */
import { networkOf, wideNetworkOf } from "./network.ts";

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
