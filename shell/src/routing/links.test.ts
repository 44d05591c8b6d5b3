import { toTarget } from "./history.ts";
import { mayPrefetch } from "./links.ts";

describe("mayPrefetch", () => {
  it.each([
    [undefined, true],
    [{ effectiveType: "4g" }, true],
    [{ effectiveType: "3g" }, true],
    [{ effectiveType: "2g" }, false],
    [{ effectiveType: "slow-2g" }, false],
    [{ effectiveType: "4g", saveData: true }, false],
  ])("of %j is %s", (connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected);
  });
});

describe("toTarget", () => {
  it.each([
    ["/dam?page=2#a", { pathname: "/dam", search: "?page=2", hash: "#a" }],
    ["https://shop.example/home", { pathname: "/home", search: "", hash: "" }],
    ["https://other.example/home", null],
    ["/media/100x100/a.svg", null],
    ["/v2/user/consumer/login/google", null],
  ])("reads %s", (href, expected) => {
    expect(toTarget(href, "https://shop.example/dam")).toEqual(expected);
  });
});
