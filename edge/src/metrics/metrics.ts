import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What the edge counts, per process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    revision: new Gauge({ name: "shop_live_revision", help: "Revision of the live composition.", registers }),
    documents: new Counter({
      name: "shop_documents_total",
      help: "Documents served, by status and where they came from.",
      labelNames: ["status", "source"],
      registers,
    }),
    documentSeconds: new Histogram({
      name: "shop_document_seconds",
      help: "Time to make a document.",
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    renderFailures: new Counter({
      name: "shop_render_failures_total",
      help: "Parts that could not be rendered on the server.",
      labelNames: ["remote", "part"],
      registers,
    }),
    browserFailures: new Counter({
      name: "shop_browser_failures_total",
      help: "Failures that browsers reported.",
      labelNames: ["kind", "who", "version", "revision"],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
