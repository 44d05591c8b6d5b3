import type { Vitals } from "@thuot-tha/shared/contracts/remote";
import type { DataLayer } from "./data-layer.ts";
import { sendToShop } from "./sink.ts";
import { reportVitals } from "./vitals.ts";

/** @param onVitals receives the document's web vitals, which the edge collects */
export function startAnalytics(window: Window, layer: DataLayer, onVitals: (values: Vitals) => void): void {
  reportVitals((metrics) => {
    layer.push("shell", "web_vitals", metrics);
    onVitals(metrics);
  }, window.document);
  // Sends after the vitals, so that measurements made at page exit are among the last entries.
  sendToShop(layer, window);
}
