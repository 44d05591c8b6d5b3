import { cartCountCookie, signedInCookie } from "../cookies.ts";
import { clearOwn } from "../index.ts";
import { consent, recentlySeen } from "../storage.ts";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe("a stored value", () => {
  it("is read as it was written, under its key", () => {
    recentlySeen.write(["b", "a"]);
    consent.write("granted");
    expect([localStorage.getItem("tt.recently-seen"), localStorage.getItem("consent")]).toEqual([
      '["b","a"]',
      "granted",
    ]);
    expect([recentlySeen.read(), consent.read()]).toEqual([["b", "a"], "granted"]);
    consent.clear();
    expect([localStorage.getItem("consent"), consent.read()]).toEqual([null, null]);
  });

  it("is cleared with the shopper's own values, which begin with tt, in storage of both kinds", () => {
    recentlySeen.write(["a"]);
    consent.write("granted");
    sessionStorage.setItem("tt:wear", "{}");
    sessionStorage.setItem("visit", "1");
    clearOwn();
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{ consent: "granted" }, { visit: "1" }]);
  });

  it.each([["[1"], ['{"a":1}'], ["null"]])("counts %s as nothing stored", (text) => {
    localStorage.setItem("tt.recently-seen", text);
    expect(recentlySeen.read()).toEqual([]);
  });

  it("never throws where storage is forbidden", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(globalThis, "localStorage", "get").mockImplementation(forbidden);
    recentlySeen.write(["a"]);
    recentlySeen.clear();
    clearOwn();
    expect(recentlySeen.read()).toEqual([]);
  });

  it("never throws where storage is full", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    recentlySeen.write(["a"]);
    expect(recentlySeen.read()).toEqual([]);
  });
});

describe("a cookie", () => {
  it.each([
    ["tt_cart=3", 3],
    ["a=1; tt_cart=12; b=2", 12],
    ["not_tt_cart=4", null],
    ["tt_cart=abc", null],
    ["tt_cart=-1", null],
    ["", null],
  ])("of %s is %s", (cookies, count) => {
    expect(cartCountCookie.read(cookies)).toBe(count);
  });

  it("is written as it is read", () => {
    expect(cartCountCookie.parse(cartCountCookie.format(0))).toBe(0);
    expect(signedInCookie.parse(signedInCookie.format("new"))).toBe("new");
  });
});
