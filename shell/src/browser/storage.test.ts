import { provideStorage } from "./storage.ts";

describe("provideStorage", () => {
  it("replaces storage that a browser forbids, so that the shop starts", () => {
    const forbidding = Object.defineProperty({ localStorage } as unknown as Window, "sessionStorage", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
      configurable: true,
    });
    provideStorage(forbidding);
    const { sessionStorage } = forbidding;
    sessionStorage.setItem("scroll", "120");
    expect([sessionStorage.getItem("scroll"), sessionStorage.length, sessionStorage.key(0)]).toEqual([
      "120",
      1,
      "scroll",
    ]);
    sessionStorage.removeItem("scroll");
    expect(sessionStorage.getItem("scroll")).toBeNull();
    expect(forbidding.localStorage).toBe(window.localStorage);
  });
});
