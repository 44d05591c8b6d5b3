import { measure } from "./testing/web-vitals.ts";
import { reportVitals } from "./vitals.ts";

jest.mock("web-vitals", () => jest.requireActual("./testing/web-vitals.ts").webVitals);

describe("reportVitals", () => {
  it("reports what was measured together once nothing new has come for 3 s, or when the page is left", () => {
    jest.useFakeTimers();
    const reported: unknown[] = [];
    reportVitals((metrics) => reported.push(metrics), document);
    measure("TTFB", 12.4);
    jest.advanceTimersByTime(2999);
    measure("LCP", 700.6);
    jest.advanceTimersByTime(2999);
    expect(reported).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(reported).toEqual([{ ttfb: 12, lcp: 701 }]);

    measure("CLS", 0.012345);
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    jest.advanceTimersByTime(3000);
    expect(reported.slice(1)).toEqual([{ cls: 0.0123 }]);
    jest.useRealTimers();
  });
});
