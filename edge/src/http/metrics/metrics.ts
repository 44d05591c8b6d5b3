import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The edge's metrics, per process. The label `cohort` has a set's track; dashboards know it by this name. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    revision: new Gauge({ name: "shop_live_revision", help: "Revision of the live composition.", registers }),
    documents: new Counter({
      name: "shop_documents_total",
      help: "Documents by status and x-document: rendered, cached, unchanged, last-good or none.",
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
      help: "Pages and slot contents that could not be rendered on the server.",
      labelNames: ["remote", "part", "revision"],
      registers,
    }),
    violations: new Counter({
      name: "shop_render_violations_total",
      help: "Times that server code broke a limit and its process was replaced, by cohort.",
      labelNames: ["cohort"],
      registers,
    }),
    served: new Counter({
      name: "shop_documents_served_total",
      help: "Documents sent to browsers, by cohort and revision.",
      labelNames: ["cohort", "revision"],
      registers,
    }),
    loads: new Counter({
      name: "shop_browser_loads_total",
      help: "Documents hydrated in browsers, by the remote of the first page.",
      labelNames: ["remote", "cohort", "revision"],
      registers,
    }),
    vitals: new Histogram({
      name: "shop_browser_vitals",
      help: "Web vitals: lcp, inp, ttfb and fcp in milliseconds, cls as a share.",
      labelNames: ["name", "remote", "cohort", "revision"],
      buckets: [0.01, 0.05, 0.1, 0.25, 50, 100, 200, 500, 1000, 1800, 2500, 4000, 8000],
      registers,
    }),
    percent: new Gauge({
      name: "shop_candidate_percent",
      help: "Percent of visitors who see each candidate.",
      labelNames: ["candidate"],
      registers,
    }),
    evidence: new Gauge({
      name: "shop_candidate_evidence",
      help: "Evidence that a candidate does worse than the stable set; at 500 it is withdrawn.",
      labelNames: ["candidate", "kind"],
      registers,
    }),
    quarantined: new Gauge({
      name: "shop_quarantined_revision",
      help: "Revision that is not served because it is damaged or cannot be evaluated; 0 when there is none.",
      registers,
    }),
    storeTrouble: new Gauge({
      name: "shop_store_trouble",
      help: "1 with the kind of trouble that the release store is in; absent when there is none.",
      labelNames: ["trouble"],
      registers,
    }),
    storeSeconds: new Gauge({
      name: "shop_store_check_seconds",
      help: "Time that the last check of the release store took.",
      registers,
    }),
    mediaTrouble: new Gauge({
      name: "shop_media_store_trouble",
      help: "1 with the kind of trouble that the store of pictures is in; absent when there is none.",
      labelNames: ["trouble"],
      registers,
    }),
    pictures: new Counter({
      name: "shop_pictures_total",
      help: "Pictures by where they came from: cache, bucket, original, or none for a 503, because their store failed or too many waited.",
      labelNames: ["source"],
      registers,
    }),
    damaged: new Counter({
      name: "shop_damaged_files_total",
      help: "Requests for files that are missing or differ from what was published.",
      labelNames: ["remote"],
      registers,
    }),
    browserFailures: new Counter({
      name: "shop_browser_failures_total",
      help: "Failures in browsers; kind is load, crash, recovered (rendered anew), contract, saga or api (a server error of the API).",
      labelNames: ["kind", "who", "version", "revision"],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Revisions whose counts stay in the registry; Prometheus has scraped earlier ones long ago. */
const revisionsCounted = 20;

/** Removes the counts of old revisions, because the labels would grow with every promotion. */
export async function forgetEarlier(metrics: Metrics, live: number): Promise<void> {
  const { renderFailures, served, loads, vitals, browserFailures } = metrics;
  const byRevision: (Counter<string> | Histogram<string>)[] = [renderFailures, served, loads, vitals, browserFailures];
  for (const metric of byRevision) {
    for (const { labels } of (await metric.get()).values) {
      // A histogram bucket adds the label `le`.
      const { le: _, ...own } = labels;
      if (Number(own.revision) <= live - revisionsCounted) metric.remove(own);
    }
  }
}

/** Limits of good web vitals: milliseconds, and for `cls` a share of the screen. They are buckets of the histogram. */
const good = { lcp: 2500, inp: 200, cls: 0.1 };
type Vital = keyof typeof good;

/** Number of good measurements of a track, by vital. */
export type TrackSpeed = { track: string } & Record<Vital, { good: number; measured: number }>;

/** Web vitals of one revision, for each track that has been measured. */
export async function speedByTrack({ vitals }: Metrics, revision: number): Promise<TrackSpeed[]> {
  const values = (await vitals.get()).values.filter(({ labels }) => Number(labels.revision) === revision);
  const tracks = [...new Set(values.map(({ labels }) => String(labels.cohort)))].sort();
  return tracks.map((track) => {
    const of = (name: Vital) => {
      const own = values.filter(({ labels }) => labels.cohort === track && labels.name === name);
      const sum = (le: number | string) =>
        own
          .filter(({ labels }) => (labels as { le?: number | string }).le === le)
          .reduce((total, { value }) => total + value, 0);
      return { good: sum(good[name]), measured: sum("+Inf") };
    };
    return { track, lcp: of("lcp"), inp: of("inp"), cls: of("cls") };
  });
}

/** All failures as text, the most frequent first. */
export async function failuresIn({ browserFailures, renderFailures, damaged }: Metrics) {
  const counted = await Promise.all([browserFailures.get(), renderFailures.get(), damaged.get()]);
  const rows = counted.flatMap(({ name, values }) =>
    values.map(({ labels, value }) => ({
      what: `${name.replace(/^shop_|_total$/g, "").replaceAll("_", " ")}: ${Object.values(labels).join(" ")}`,
      count: value,
    })),
  );
  return rows.sort((a, b) => b.count - a.count).slice(0, 30);
}
