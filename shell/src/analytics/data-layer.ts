import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";

/** One entry of `window.dataLayer`, as tag managers read it; goods are under `ecommerce`. */
export interface DataLayerEntry {
  event: string;
  /** ISO 8601. */
  at: string;
  page_path: string;
  composition_revision: number;
  /** Sender of the entry ("shell" or a remote) and its version. */
  remote: string;
  remote_version: string;
  [parameter: string]: unknown;
}

declare global {
  interface Window {
    dataLayer?: (DataLayerEntry | Record<string, unknown>)[];
  }
}

interface Options {
  window: Window;
  composition: LiveComposition;
  now: () => Date;
  /** Address of the page on screen, without anything that identifies a shopper. */
  path: () => string;
}

/** Collects analytics events; each entry names the releases that it comes from. */
export function createDataLayer({ window, composition, now, path }: Options) {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  const versions = new Map(composition.remotes.map(({ name, version }) => [name, version]));
  versions.set("shell", composition.shell.version);
  const entries: DataLayerEntry[] = [];
  const listeners = new Set<(entry: DataLayerEntry) => void>();

  return {
    /** @param who "shell" or a remote */
    push(who: string, event: string, parameters: Record<string, unknown>): void {
      const { items, currency, value, ...plain } = parameters;
      // A tag manager merges entries, so the goods of the previous entry are cleared first.
      if (items) layer.push({ ecommerce: null });
      const entry: DataLayerEntry = {
        event,
        ...plain,
        ...(items ? { ecommerce: { ...(currency ? { currency, value } : {}), items } } : {}),
        at: now().toISOString(),
        page_path: path(),
        composition_revision: composition.revision,
        remote: who,
        remote_version: versions.get(who) ?? "unknown",
      };
      layer.push(entry);
      entries.push(entry);
      for (const listener of listeners) listener(entry);
    },
    /** Calls the listener with every entry, including those pushed before. */
    listen(listener: (entry: DataLayerEntry) => void): void {
      for (const entry of entries) listener(entry);
      listeners.add(listener);
    },
  };
}

export type DataLayer = ReturnType<typeof createDataLayer>;
