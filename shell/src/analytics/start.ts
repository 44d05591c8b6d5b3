import type { DataLayer } from "./data-layer.ts";

/**
 * Starts analytics once the page is interactive.
 * @param onVitals receives the document's web vitals, which the edge collects
 */
export async function startAnalytics(
  window: Window,
  layer: DataLayer,
  onVitals: (values: Record<string, number>) => void,
): Promise<void> {
  const { reportVitals, sendToShop } = await import(/* webpackChunkName: "analytics" */ "./late.ts");
  reportVitals((metrics) => {
    layer.push("shell", "web_vitals", metrics);
    onVitals(metrics);
  }, window.document);
  // Sends after the vitals, so that measurements made at page exit are among the last entries.
  sendToShop(layer, window);
}
