import type { Host } from "@thuot-tha/shared/platform";
import { applyHead } from "./head.ts";
import type { How } from "./history.ts";
import type { LoadedPage } from "./load-page.ts";
import type { PageMatch } from "./match.ts";
import type { Outlet } from "./outlet.ts";

interface Options {
  outlet: Outlet;
  hostOf: (match: PageMatch) => Host;
  onError: (match: PageMatch, error: unknown) => void;
  /** Called when the page is on screen. `isFirst`: it is the document's own page. */
  onShown: (page: LoadedPage, isFirst: boolean) => void;
}

/** Puts loaded pages on screen, each with its title; the first one has its head from the server. */
export function createPageShow({ outlet, hostOf, onError, onShown }: Options) {
  const keyOf = ({ remote, page, props }: PageMatch) => `${remote}/${page}${props.pathname}`;

  async function show(page: LoadedPage, how?: How, arrive?: () => void): Promise<void> {
    const { match, part, head } = page;
    const stands = await outlet.show({
      key: keyOf(match),
      part,
      drawnBy: `${match.remote}/${match.page}`,
      host: hostOf(match),
      partProps: { ...match.props },
      first: how === undefined,
      eager: how === "pop" || window.location.hash !== "",
      fade: how === "push" || how === "replace",
      arrive: () => {
        if (how) applyHead(head, window);
        arrive?.();
      },
      onError: (error) => onError(match, error),
    });
    if (stands) onShown(page, how === undefined);
  }

  return { show, leaveFor: ({ match }: LoadedPage) => outlet.leaveFor(keyOf(match)) };
}
