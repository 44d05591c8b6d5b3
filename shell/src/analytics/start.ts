import type { ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { consent } from "@thuot-tha/shared/contracts/storage";
import { stream } from "../dev/stream.ts";
import type { DataLayer } from "./data-layer.ts";
import { loadTagManager } from "./tag-manager.ts";

interface Options {
  window: Window;
  layer: DataLayer;
  settings: ShopSettings;
  /** Whether the shopper is asked if a third party may measure. */
  askConsent: (ask: boolean) => void;
  /** Receives the document's web vitals, which the edge collects. */
  onVitals?: (values: Record<string, number>) => void;
}

/**
 * Starts analytics once the page is interactive.
 * @returns a callback for the shopper's consent answer
 */
export function startAnalytics({ window, layer, settings: { gtmId, devTools }, askConsent, onVitals }: Options) {
  const { document } = window;
  void import(/* webpackChunkName: "analytics" */ "./late.ts").then(({ reportVitals, sendToShop }) => {
    reportVitals((metrics) => {
      layer.push("shell", "web_vitals", metrics);
      onVitals?.(metrics);
    }, document);
    // Sends after the vitals, so that measurements made at page exit are among the last entries.
    sendToShop(layer, window);
  });
  if (devTools) stream(layer);
  if (gtmId) {
    const answer = consent.read();
    if (answer === "granted") loadTagManager(window, gtmId);
    askConsent(answer === null);
  }
  return (granted: boolean): void => {
    consent.write(granted ? "granted" : "denied");
    askConsent(false);
    if (granted && gtmId) loadTagManager(window, gtmId);
  };
}
