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
  /** Hears how the document felt, for whoever runs the shop. */
  onVitals?: (values: Record<string, number>) => void;
}

/** Starts what measures, once the page is alive. @returns how the shopper's answer is taken */
export function startAnalytics({ window, layer, settings: { gtmId, devTools }, askConsent, onVitals }: Options) {
  const { document } = window;
  void import(/* webpackChunkName: "analytics" */ "./late.ts").then(({ reportVitals, sendToShop }) => {
    reportVitals((metrics) => {
      layer.push("shell", "web_vitals", metrics);
      onVitals?.(metrics);
    }, document);
    // After it: what is measured when the tab is left is in the layer when the last entries are sent.
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
