import { definePage } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";
import type { DataLayerEntry } from "../analytics/data-layer.ts";
import { receiveStream } from "../analytics/stream.ts";
import styles from "./dev.module.css";

const maxEntries = 500;

/** Shows live the analytics events of the other tabs of this browser. */
function AnalyticsPage() {
  const [entries, setEntries] = useState<DataLayerEntry[]>([]);
  useEffect(() => receiveStream((entry) => setEntries((before) => [entry, ...before].slice(0, maxEntries))), []);
  return (
    <section className={styles.page}>
      <h1>Data layer</h1>
      <p role="status">
        {entries.length === 0 ? "Open the shop in another tab of this browser." : `${entries.length} entries`}
      </p>
      <ol className={styles.entries}>
        {entries.map(({ event, at, remote, remote_version, composition_revision, page_path, ...parameters }) => (
          <li key={`${at} ${event} ${JSON.stringify(parameters)}`}>
            <strong>{event}</strong> {at.slice(11, 23)} · {remote}@{remote_version} · revision {composition_revision} ·{" "}
            {page_path}
            <pre>{JSON.stringify(parameters, null, 2)}</pre>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const analyticsPage = definePage({
  routes: [],
  rendering: "client",
  Component: AnalyticsPage,
  head: () => ({ title: "Data layer", noIndex: true }),
});
