import type { Location, RouterHost } from "@thuot-tha/shared/platform";
import { type ShopHistory, toTarget } from "./history.ts";

/**
 * The browser's history as the page's roots see it; the navigator answers their requests.
 * @param isOnline whether the shop is reachable
 */
export function browserRouter(history: ShopHistory, isOnline: () => boolean): RouterHost {
  const href = (to: string | Partial<Location>): string =>
    typeof to === "string" ? to : `${to.pathname ?? history.current().pathname}${to.search ?? ""}${to.hash ?? ""}`;
  const move = (how: "push" | "replace") => (to: string | Partial<Location>, state?: unknown) => {
    const target = toTarget(href(to), document.baseURI);
    if (target) history.request({ ...target, state }, how);
    else window.location.assign(href(to));
  };
  return {
    location: history.current,
    subscribe: history.subscribe,
    replaceSearch(search) {
      // Without a network, a reload finds the page's document under its present address only.
      if (isOnline()) history.replaceSearch(search);
    },
    navigator: { createHref: href, push: move("push"), replace: move("replace"), go: (by) => window.history.go(by) },
  };
}
