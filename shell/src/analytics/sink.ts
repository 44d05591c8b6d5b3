import { defineStored } from "@thuot-tha/shared/contracts";
import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { collectEvents } from "@thuot-tha/shared/contracts/operations/analytics/collect-events";
import { randomKey } from "../random-key.ts";
import { analyticsDelay } from "../timeouts.ts";
import type { DataLayer, DataLayerEntry } from "./data-layer.ts";

type Collected = OperationInput<typeof collectEvents>["body"];

/** Limits of the API: entries of one request, and characters of a text or a path. */
const maxEntries = 50;
const maxTextLength = 500;

/** Cuts a text without leaving half of a character at its end, which the API refuses. */
const cut = (text: string): string => text.slice(0, maxTextLength).replace(/[\ud800-\udbff]$/, "");

/** Leaves plain values only, cut to the length that the API accepts; undefined ones are left out. */
const plain = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value === null || ["string", "number", "boolean"].includes(typeof value))
      .map(([name, value]) => [name, typeof value === "string" ? cut(value) : value]),
  ) as Collected["events"][number]["params"];

function toEvent(entry: DataLayerEntry): Collected["events"][number] {
  const { event, at, page_path, composition_revision, remote, remote_version, ecommerce, ...rest } = entry;
  const { items = [], ...sums } = (ecommerce ?? {}) as { items?: Record<string, unknown>[] };
  return {
    name: event,
    at,
    params: plain({ ...rest, ...sums }),
    items: items.slice(0, 100).map(plain) as Collected["events"][number]["items"],
    path: cut(page_path),
    revision: composition_revision,
    remote,
    version: remote_version,
  };
}

/** A random number for this tab's visit. It identifies no person and ends with the tab. */
const visitNumber = defineStored({
  key: "visit",
  lasts: "tab",
  as: "text",
  parse: (stored) => (typeof stored === "string" ? stored : randomKey()),
});

/** Sends the data layer's entries to the shop's own API in batches, and the rest when the tab is closed. */
export function sendToShop(layer: DataLayer, { navigator, document, fetch }: Window): void {
  const visit = visitNumber.read();
  visitNumber.write(visit);
  const waiting: Collected["events"] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const body: Collected = { visit, events: waiting.splice(0, maxEntries) };
      const { path } = collectEvents;
      const blob = new Blob([JSON.stringify(body)], { type: "application/json" });
      // Browsers limit the size of beacons; larger batches are sent as a request.
      if (!navigator.sendBeacon(path, blob)) void fetch(path, { method: "POST", body: blob }).catch(() => undefined);
    }
  }

  layer.listen((entry) => {
    waiting.push(toEvent(entry));
    timer ??= setTimeout(send, analyticsDelay);
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
}
