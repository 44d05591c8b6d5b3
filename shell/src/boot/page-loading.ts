import type { LiveComposition, LiveRemote, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import type { Client } from "@thuot-tha/shared/http";
import type { Part, RemoteModule } from "@thuot-tha/shared/platform";
import { preloadPart } from "../federation/preload.ts";
import { createRemoteLoader } from "../federation/remotes.ts";
import { ownPages } from "../pages/own.tsx";
import { type LoadedPage, loadPage } from "../routing/load-page.ts";
import { matchPage, type PageMatch } from "../routing/match.ts";
import type { ShopStore } from "../store/create-store.ts";

/** How often data that could not be fetched is tried again, and how long one try may take (ms). */
const retries = 3;
const patience = 15_000;

interface Options {
  composition: LiveComposition;
  settings: ShopSettings;
  client: Client;
  today: string;
  now: () => Date;
  store: () => ShopStore;
  /** Called when a remote's code arrives for the first time. */
  onLoaded: (remote: LiveRemote, module: RemoteModule) => void;
}

/** Finds pages and slot content in the live composition, and fetches their code and data. */
export function createPageLoading({ composition, settings, client, today, now, store, onLoaded }: Options) {
  const loadRemote = createRemoteLoader(onLoaded);
  const remoteOf = ({ remote }: PageMatch): LiveRemote | undefined =>
    composition.remotes.find(({ name }) => name === remote);

  let personal = new AbortController();

  async function codeOf(wanted: PageMatch): Promise<Part> {
    const remote = remoteOf(wanted);
    if (!remote) return ownPages.page(wanted.page);
    preloadPart(composition, remote.name, `page-${wanted.page}`);
    return (await loadRemote(remote)).page(wanted.page);
  }

  return {
    remoteOf,
    find: (pathname: string, search: string) => matchPage(composition.remotes, pathname, search, settings),
    /** Loads a remote's code so that it can answer a command. */
    async wake(name: string): Promise<void> {
      const remote = composition.remotes.find((one) => one.name === name);
      if (remote) await loadRemote(remote);
    },
    loadSlot: async (remote: LiveRemote, part: string): Promise<Part> => (await loadRemote(remote)).slot(part),
    load(wanted: PageMatch, hasData = false): Promise<LoadedPage> {
      const context = { client, today, now };
      if (wanted.login) {
        // Personal pages share one state for all addresses, so an earlier load is aborted: its answer would otherwise
        // show under the next address.
        personal.abort();
        personal = new AbortController();
      }
      const left = wanted.login ? personal.signal : undefined;
      return loadPage(wanted, { store: store(), context, codeOf, retries, hasData, patience, left });
    },
  };
}
