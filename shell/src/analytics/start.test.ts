import { waitFor } from "@testing-library/dom";
import { createDataLayer } from "./data-layer.ts";
import { startAnalytics } from "./start.ts";
import { isListening, measure } from "./testing/web-vitals.ts";

jest.mock("web-vitals", () => jest.requireActual("./testing/web-vitals.ts").webVitals);

it("sends the last measurements with the last entries when the tab is left", async () => {
  const sent: string[] = [];
  Object.assign(navigator, { sendBeacon: (url: string) => sent.push(url) });
  const layer = createDataLayer({
    window,
    composition: { revision: 7, shell: { version: "1.4.0", parts: {} }, remotes: [] },
    now: () => new Date("2026-12-01T03:00:00Z"),
    path: () => "/dam",
  });
  startAnalytics(window, layer, () => undefined);
  await waitFor(() => expect(isListening("CLS")).toBe(true));
  measure("CLS", 0.02);
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(window.dataLayer?.map(({ event }) => event)).toEqual(["web_vitals"]);
  expect(sent).toEqual(["/v2/analytics/events"]);
});
