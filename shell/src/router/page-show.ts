import type { Host, Location, MountOptions } from "@thuot-tha/shared/platform";
import { applyHead } from "./head.ts";
import type { How } from "./history.ts";
import type { LoadedPage } from "./load-page.ts";
import type { PageMatch } from "./match.ts";
import { isRendered, type MountedPage, type Outlet } from "./outlet.ts";
import { maxPages } from "./prefetch.ts";

interface Options {
  outlet: Outlet;
  /** The browser's own location. */
  location: () => Location;
  hostOf: (match: PageMatch) => Host;
  /** Whether the store still holds the page's data. */
  isLoaded: (page: LoadedPage) => boolean;
  onError: (match: PageMatch, error: unknown, kind: "crash" | "recovered") => void;
  /** Called when the page is on screen. `isFirst`: it is the document's own page. */
  onShown: (page: LoadedPage, isFirst: boolean) => void;
}

/** Puts loaded pages on screen, each with its title; the first one has its head from the server. */
export function createPageShow({ outlet, location, hostOf, isLoaded, onError, onShown }: Options) {
  /** Pages rendered before their link is followed, the last one at the end. */
  const prepared = new Map<LoadedPage, MountedPage>();
  const keyOf = ({ remote, page, props }: PageMatch) => `${remote}/${page}${props.pathname}`;

  const requestFor = (loaded: LoadedPage) => ({
    loaded,
    key: keyOf(loaded.match),
    host: hostOf(loaded.match),
    onError: ((error, kind) => onError(loaded.match, error, kind)) satisfies MountOptions["onError"],
  });

  function drop(page: LoadedPage): void {
    outlet.drop(prepared.get(page)!);
    prepared.delete(page);
  }

  async function show(page: LoadedPage, how?: How, arrive?: () => void): Promise<void> {
    const toPosition = how === "pop" || window.location.hash !== "";
    const hidden = how === "pop" ? outlet.cachedPageFor(keyOf(page.match), location()) : prepared.get(page);
    // It is on screen from now on, and then among the pages cached for going back.
    if (hidden) prepared.delete(page);
    const isShown = await outlet.show({
      ...requestFor(page),
      first: how === undefined,
      eager: toPosition,
      fade: how === "push" || how === "replace",
      replaces: how === "replace",
      hidden,
      arrive: () => {
        if (how) applyHead(page.head, window);
        arrive?.();
      },
    });
    if (isShown) onShown(page, how === undefined);
  }

  return {
    show,
    leaveFor: ({ match }: LoadedPage) => outlet.leaveFor(keyOf(match)),
    onRefreshed: ({ head }: LoadedPage) => applyHead(head, window),
    /** Renders a page that the shopper may go to next. */
    prepare(page: LoadedPage): void {
      if (prepared.has(page) || page.status !== 200 || page.match.rendering !== "server") return;
      const { pathname, search } = page.match.props;
      const hidden = outlet.prepare(requestFor(page), { pathname, search, hash: "", state: null, key: "" } as Location);
      prepared.set(page, hidden);
      if (prepared.size > maxPages) drop(prepared.keys().next().value!);
    },
    /** Whether a page is prepared, so that showing it only swaps elements. */
    isRendered(page: LoadedPage): boolean {
      const hidden = prepared.get(page);
      return hidden !== undefined && isRendered(hidden);
    },
    /** The cached page of an entry of the history, if its data is still there. */
    cachedPageFor(match: PageMatch): LoadedPage | undefined {
      const page = outlet.cachedPageFor(keyOf(match), location())?.request.loaded;
      return page && isLoaded(page) ? page : undefined;
    },
    /** Drops every page that is not on screen. */
    forget(): void {
      for (const page of prepared.keys()) drop(page);
      outlet.forget();
    },
  };
}
