import { defineStored } from "@thuot-tha/shared/contracts";
import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { collectEvents } from "@thuot-tha/shared/contracts/operations/analytics/collect-events";
import { randomKey } from "../random-key.ts";
import type { DataLayer, DataLayerEntry } from "./data-layer.ts";

type Collected = OperationInput<typeof collectEvents>["body"];

/** Milliseconds entries wait for others, and how many travel together at most. */
const wait = 3000;
const most = 50;

/** Plain values only, as the API takes them; what is undefined is left out. */
const plain = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value === null || ["string", "number", "boolean"].includes(typeof value),
    ),
  ) as Collected["events"][number]["params"];

function toEvent(entry: DataLayerEntry): Collected["events"][number] {
  const { event, at, page_path, composition_revision, remote, remote_version, ecommerce, ...rest } = entry;
  const { items = [], ...sums } = (ecommerce ?? {}) as { items?: Record<string, unknown>[] };
  return {
    name: event,
    at,
    params: plain({ ...rest, ...sums }),
    items: items.slice(0, 100).map(plain) as Collected["events"][number]["items"],
    path: page_path,
    revision: composition_revision,
    remote,
    version: remote_version,
  };
}

/** A number for this visit of this tab; it says nothing about who it is and goes with the tab. */
const visitNumber = defineStored({
  key: "visit",
  lasts: "tab",
  as: "text",
  parse: (stored) => (typeof stored === "string" ? stored : randomKey()),
});

/** Sends what the data layer holds to the shop's own API, a few at a time and the rest when the tab is left. */
export function sendToShop(layer: DataLayer, { navigator, document, fetch }: Window): void {
  const visit = visitNumber.read();
  visitNumber.write(visit);
  const waiting: Collected["events"] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const body: Collected = { visit, events: waiting.splice(0, most) };
      const { path } = collectEvents;
      const blob = new Blob([JSON.stringify(body)], { type: "application/json" });
      // Browsers take only so much at a time: what is too much for them travels as a request.
      if (!navigator.sendBeacon(path, blob)) void fetch(path, { method: "POST", body: blob }).catch(() => undefined);
    }
  }

  layer.listen((entry) => {
    waiting.push(toEvent(entry));
    timer ??= setTimeout(send, wait);
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
}
