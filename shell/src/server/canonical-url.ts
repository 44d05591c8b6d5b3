import type { RenderRequest } from "@thuot-tha/shared/contracts/remote";
import type { RemoteModule } from "@thuot-tha/shared/platform";
import { shellAsRemote } from "../remotes/hosts.ts";
import { matchPage } from "../router/match.ts";

/**
 * The address a document is rendered for: the path, and the part of the query string that the page reads. The shell's
 * own pages read none of it, and a browser-rendered page reads it in the browser.
 */
export async function canonicalUrl({
  url,
  composition,
  loadRemote,
  settings,
}: Pick<RenderRequest, "url" | "composition" | "loadRemote" | "settings">): Promise<string> {
  const { pathname, search } = new URL(url, "http://shop");
  const match = matchPage(composition.remotes, pathname, search, settings);
  if (!match || match.rendering === "client" || match.remote === shellAsRemote.name) return pathname;
  const { canonicalSearch } = await ((await loadRemote(match.remote)) as RemoteModule).page(match.page);
  return pathname + (canonicalSearch ? canonicalSearch(search) : search);
}
