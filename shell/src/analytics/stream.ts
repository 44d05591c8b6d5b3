import type { DataLayer, DataLayerEntry } from "./data-layer.ts";

const channel = "thuot-tha-analytics";

/** Sends this tab's entries to other tabs, for `/dev/analytics`. */
export function stream(layer: DataLayer): void {
  const out = new BroadcastChannel(channel);
  layer.listen((entry) => out.postMessage(JSON.parse(JSON.stringify(entry))));
}

/**
 * Receives the entries of the other tabs of this browser.
 * @returns how to stop
 */
export function receiveStream(onEntry: (entry: DataLayerEntry) => void): () => void {
  const into = new BroadcastChannel(channel);
  into.addEventListener("message", ({ data }) => onEntry(data));
  return () => into.close();
}
