import type { LiveComposition, LiveRemote, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { dayNow } from "@thuot-tha/shared/dates/day-now";
import type { Client } from "@thuot-tha/shared/http";
import type { Part } from "@thuot-tha/shared/platform";
import type { LayoutStore } from "../layout/layout-store.ts";
import { ownPages } from "../pages/own.tsx";
import type { RemoteLoader } from "../remotes/load.ts";
import { preloadPart } from "../remotes/preload.ts";
import { type LoadedPage, loadPage } from "../router/load-page.ts";
import { matchPage, type PageMatch } from "../router/match.ts";
import type { ShopStore } from "../store/create-store.ts";
import { pageTimeout } from "../timeouts.ts";

/** Maximum retries of data that could not be fetched. */
const maxRetries = 3;

interface Options {
  composition: LiveComposition;
  settings: ShopSettings;
  client: Client;
  /** The document's day, after which a tab may stay open. */
  today: string;
  now: () => Date;
  store: ShopStore;
  layout: LayoutStore;
  remotes: RemoteLoader;
  /** Receives what a page's `load` or `head` threw. */
  onError: (match: PageMatch, error: unknown) => void;
}

/** Finds pages in the live composition, and fetches their code and data. */
export function createPageLoader(options: Options) {
  const { composition, settings, client, today, now, store, layout, remotes, onError } = options;
  let personal = new AbortController();
  const remoteOf = ({ remote }: PageMatch): LiveRemote | undefined =>
    composition.remotes.find(({ name }) => name === remote);

  async function codeOf(match: PageMatch): Promise<Part> {
    const remote = remoteOf(match);
    if (!remote) return ownPages.page(match.page);
    preloadPart(composition, remote.name, `page-${match.page}`);
    return (await remotes.load(remote)).page(match.page);
  }

  /**
   * Aborts the load of a personal page. Personal pages share one state for all addresses, so its answer would otherwise
   * show under another address, or be there for the next customer.
   */
  const stopPersonal = () => personal.abort();

  return {
    remoteOf,
    stopPersonal,
    find: (pathname: string, search: string) => matchPage(composition.remotes, pathname, search, settings),
    load(match: PageMatch, hasData = false): Promise<LoadedPage> {
      if (match.login) {
        stopPersonal();
        personal = new AbortController();
      }
      return loadPage(match, {
        store,
        context: { client, today: dayNow(today, now()), now },
        codeOf,
        retries: maxRetries,
        hasData,
        timeout: pageTimeout,
        isSigningIn: () => layout.get().signIn,
        onError: (error) => onError(match, error),
        left: match.login ? personal.signal : undefined,
      });
    },
  };
}
