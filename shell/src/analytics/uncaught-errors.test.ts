import type { Failure } from "../failure.ts";
import { reportUncaughtErrors } from "./uncaught-errors.ts";

function setUp() {
  const target = new EventTarget();
  const reports: Failure[] = [];
  reportUncaughtErrors(target as Window, (failure) => reports.push(failure));
  const thrown = (error: unknown) => target.dispatchEvent(Object.assign(new Event("error"), { error }));
  const rejected = (reason: unknown) =>
    target.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  return { reports, thrown, rejected };
}

const errorFrom = (file: string) =>
  Object.assign(new Error("broken"), { stack: `Error: broken\n    at x (${file}:1:2)` });

describe("reportUncaughtErrors", () => {
  it("names the remote whose handler or promise failed, once each", () => {
    const { reports, thrown, rejected } = setUp();
    const first = errorFrom("https://shop.example/r/mf-catalog/1.2.0/page-product.js");
    const other = errorFrom("https://shop.example/r/mf-account/3.0.0/remote.js");
    thrown(first);
    thrown(errorFrom("https://shop.example/r/mf-catalog/1.2.0/page-product.js"));
    rejected(other);
    expect(reports).toEqual([
      { kind: "crash", who: "mf-catalog", error: first },
      { kind: "crash", who: "mf-account", error: other },
    ]);
  });

  it("ignores errors that are of no release", () => {
    const { reports, thrown, rejected } = setUp();
    thrown(errorFrom("chrome-extension://abc/content.js"));
    thrown(undefined);
    rejected("left");
    expect(reports).toEqual([]);
  });
});
