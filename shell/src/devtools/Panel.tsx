import { useState, useSyncExternalStore } from "react";
import styles from "./dev.module.css";
import { Outlines } from "./Outlines.tsx";
import type { DevToolsOptions } from "./options.ts";

const tabs = ["parts", "events", "store"] as const;

/** Shows which remote rendered what, the bus traffic, the store and the overridden builds. */
export function Panel({ composition, store, busLog, onClose }: DevToolsOptions & { onClose: () => void }) {
  const [tab, setTab] = useState<(typeof tabs)[number]>("parts");
  const overridden = composition.remotes.filter(({ override }) => override);
  return (
    <>
      {tab === "parts" ? <Outlines composition={composition} /> : null}
      <aside className={styles.panel} aria-label="Developers' panel">
        <header>
          <strong>revision {composition.revision}</strong>
          {tabs.map((name) => (
            <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
              {name}
            </button>
          ))}
          <button type="button" aria-label="Close" onClick={onClose}>
            ✕
          </button>
        </header>
        {overridden.length > 0 ? (
          <p className={styles.override}>
            {overridden.map(({ name, override }) => `${name} from ${override}`).join(", ")}{" "}
            <a href="?override=off" rel="external">
              switch off
            </a>
          </p>
        ) : null}
        {tab === "parts" ? <Releases composition={composition} /> : null}
        {tab === "events" ? <Events busLog={busLog} /> : null}
        {tab === "store" ? <Slices store={store} /> : null}
      </aside>
    </>
  );
}

const Releases = ({ composition: { shell, remotes } }: Pick<DevToolsOptions, "composition">) => (
  <ul>
    {[{ name: "shell", version: shell.version }, ...remotes].map(({ name, version }) => (
      <li key={name}>
        {name}@{version}
      </li>
    ))}
  </ul>
);

function Events({ busLog }: Pick<DevToolsOptions, "busLog">) {
  const count = useSyncExternalStore(busLog.subscribe, () => busLog.entries().at(-1));
  return (
    <ol role="log" aria-label="Events" data-last={count?.id}>
      {busLog
        .entries()
        .toReversed()
        .map(({ at, id, who, payload }, index) => (
          <li key={`${at} ${id} ${busLog.entries().length - index}`}>
            <strong>{id}</strong> {who} {new Date(at).toISOString().slice(11, 23)}
            <pre>{JSON.stringify(payload, null, 2)}</pre>
          </li>
        ))}
    </ol>
  );
}

function Slices({ store }: Pick<DevToolsOptions, "store">) {
  const state: Record<string, unknown> = useSyncExternalStore(store.subscribe, store.getState);
  return (
    <div>
      {Object.entries(state).map(([name, slice]) => (
        <details key={name}>
          <summary>{name}</summary>
          <pre>{JSON.stringify(slice, null, 2)}</pre>
        </details>
      ))}
    </div>
  );
}
