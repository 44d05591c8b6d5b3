import { isSupported } from "./supported-node.mjs";

describe("isSupported", () => {
  it.each([
    ["20.18.3", false],
    ["20.19.0", true],
    ["20.20.2", true],
    ["21.7.3", false],
    ["22.11.0", false],
    ["22.12.0", true],
    ["25.2.0", false],
    ["26.0.1", true],
  ])("of Node %s is %p", (version, expected) => {
    expect(isSupported(version, "^20.19.0 || ^22.12.0 || ^24.0.0 || ^26.0.0")).toBe(expected);
  });
});
